internal import Aloud

/// The folder in which an app keeps its files. Only one program at a time may write there, and each file is written as a whole or
/// not at all.
final class DataFolder {
  /// In bytes of a file.
  private static let limit = 64 << 20

  private let path: String
  private var lock: FileLock?
  private var used: Set<String> = []

  init(path: String) { self.path = path }

  deinit { lock?.release() }

  func load(_ name: String) -> FileResult {
    let isHeld = hold(name) == .inUse
    let bytes: [UInt8]
    do throws(WholeFileError) { bytes = try WholeFile.ownBytes(path + "/" + name, limit: Self.limit) } catch {
      guard error == .missing else { return .failed(error.fileError) }
      return isHeld ? .failed(.inUse) : .missing
    }
    guard let text = String(validating: bytes, as: UTF8.self) else { return .failed(.notText) }
    return isHeld ? .readOnly(text, because: .inUse) : .contents(text)
  }

  func save(_ name: String, _ contents: String) -> FileError? {
    if let error = hold(name) { return error }
    return SafeFile.replace(path + "/" + name, with: Array(contents.utf8))
  }

  private func hold(_ name: String) -> FileError? {
    if lock == nil {
      if let error = SafeFile.makeFolders(path) { return error }
      do throws(FileError) { lock = try FileLock(path + "/.lock") } catch { return error }
    }
    if used.insert(name).inserted { SafeFile.removeLeftovers(beside: path + "/" + name) }
    return nil
  }
}
