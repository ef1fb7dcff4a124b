internal import Aloud
internal import Glibc

/// The folder in which an app keeps its files. Only one program at a time may write there, and each file is written as a whole or
/// not at all.
final class DataFolder {
  /// In bytes of a file.
  private static let limit = 64 << 20

  private let path: String
  private var lock: Int32?
  private var used: Set<String> = []

  init(path: String) { self.path = path }

  deinit { if let lock { close(lock) } }

  func load(_ name: String) -> FileResult {
    let isHeld = hold(name) == .inUse
    let bytes: [UInt8]
    do throws(WholeFileError) {
      bytes = try WholeFile.ownBytes(path + "/" + name, limit: Self.limit)
    } catch {
      switch error {
      case .missing: return isHeld ? .failed(.inUse) : .missing
      case .noPermission: return .failed(.noPermission)
      case .tooLarge: return .failed(.tooLarge)
      case .isFolder, .failed: return .failed(.other)
      }
    }
    guard let text = String(validating: bytes, as: UTF8.self) else { return .failed(.notText) }
    return isHeld ? .readOnly(text, because: .inUse) : .contents(text)
  }

  /// Replaces the old file with a complete new one.
  func save(_ name: String, _ contents: String) -> FileError? {
    if let error = hold(name) { return error }
    return SafeFile.replace(path + "/" + name, with: Array(contents.utf8))
  }

  /// Creates and locks the folder once, and removes what a killed program has left beside the file with a name.
  private func hold(_ name: String) -> FileError? {
    if let error = lock == nil ? takeLock() : nil { return error }
    if used.insert(name).inserted { SafeFile.removeLeftovers(beside: path + "/" + name) }
    return nil
  }

  private func takeLock() -> FileError? {
    if let error = SafeFile.makeFolders(path) { return error }
    let descriptor = RegularFile.lock(path + "/.lock")
    guard descriptor >= 0 else { return SafeFile.error(errno) }
    if uninterrupted({ flock(descriptor, LOCK_EX | LOCK_NB) }) == 0 {
      lock = descriptor
      return nil
    }
    let error = errno == EWOULDBLOCK ? FileError.inUse : .other
    close(descriptor)
    return error
  }
}
