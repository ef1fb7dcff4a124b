internal import Aloud
internal import Glibc

/// The folder in which an app keeps its files. One program at a time may write there; each write is whole or not at all.
final class DataFolder {
  /// How many bytes a file may have.
  private static let limit = 64 << 20

  private let path: String
  private var lock: Int32?

  init(path: String) { self.path = path }

  deinit { if let lock { close(lock) } }

  /// Reads the file of that name.
  func load(_ name: String) -> FileResult {
    let isHeld = hold() == .inUse
    let file = path + "/" + name
    let descriptor = open(file, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return isHeld ? .failed(.inUse) : .missing }
      return .failed(SafeFile.error(errno))
    }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk: [UInt8] = Array(repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count < 0 { return .failed(SafeFile.error(errno)) }
      if count == 0 { break }
      bytes += chunk[..<count]
      if bytes.count > Self.limit { return .failed(.tooLarge) }
    }
    guard let text = String(validating: bytes, as: UTF8.self) else { return .failed(.notText) }
    return isHeld ? .readOnly(text, because: .inUse) : .contents(text)
  }

  /// Writes the file of that name: beside it first, then in its place. Returns why that was not possible.
  func save(_ name: String, _ contents: String) -> FileError? {
    if let error = hold() { return error }
    return SafeFile.replace(name, in: path, with: Array(contents.utf8))
  }

  /// Makes the folder and takes its lock, once; says why that was not possible.
  private func hold() -> FileError? {
    if lock != nil { return nil }
    SafeFile.makeFolders(path)
    let descriptor = open(path + "/.lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return SafeFile.error(errno) }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
      lock = descriptor
      return nil
    }
    let error = errno == EWOULDBLOCK ? FileError.inUse : .other
    close(descriptor)
    return error
  }
}
