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
      return .failed(Self.problem(errno))
    }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk: [UInt8] = Array(repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count < 0 { return .failed(Self.problem(errno)) }
      if count == 0 { break }
      bytes += chunk[..<count]
      if bytes.count > Self.limit { return .failed(.tooLarge) }
    }
    guard let text = String(validating: bytes, as: UTF8.self) else { return .failed(.notText) }
    return isHeld ? .readOnly(text, because: .inUse) : .contents(text)
  }

  /// Writes the file of that name: beside it first, then in its place. Returns why that was not possible.
  func save(_ name: String, _ contents: String) -> FileProblem? {
    if let problem = hold() { return problem }
    let file = path + "/" + name
    // Nobody else writes here, so one name will do, and what a killed program has left of it is written over.
    let new = file + ".new"
    let descriptor = open(new, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return Self.problem(errno) }
    let problem = Self.write(Array(contents.utf8), to: descriptor)
    close(descriptor)
    if problem == nil, rename(new, file) == 0 {
      syncFolder()
      return nil
    }
    let failure = problem ?? Self.problem(errno)
    unlink(new)
    return failure
  }

  /// Makes the folder and takes its lock, once; says why that was not possible.
  private func hold() -> FileProblem? {
    if lock != nil { return nil }
    makeFolders()
    let descriptor = open(path + "/.lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return Self.problem(errno) }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
      lock = descriptor
      return nil
    }
    let problem = errno == EWOULDBLOCK ? FileProblem.inUse : .other
    close(descriptor)
    return problem
  }

  private func makeFolders() {
    var folder = path.hasPrefix("/") ? "" : "."
    for part in path.split(separator: Character("/")) {
      folder += "/" + part
      mkdir(folder, 0o700)
    }
  }

  private func syncFolder() {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> FileProblem? {
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress?.advanced(by: done), $0.count - done) }
      if count < 0, errno != EINTR { return problem(errno) }
      done += max(0, count)
    }
    return fsync(descriptor) == 0 ? nil : problem(errno)
  }

  private static func problem(_ number: Int32) -> FileProblem {
    switch number {
    case EACCES, EPERM, EROFS: .noPermission
    case ENOSPC, EDQUOT: .diskFull
    default: .other
    }
  }
}
