public import Aloud
internal import AloudSystem
internal import Glibc

/// The reason why a file could not be read.
public enum WholeFileError: Error, Sendable, Equatable {
  case missing, noPermission, isFolder, tooLarge, failed

  package init(errno number: Int32) {
    self =
      switch number {
      case ENOENT, ENOTDIR: .missing
      case EACCES, EPERM: .noPermission
      case EISDIR: .isFolder
      default: .failed
      }
  }

  var fileError: FileError {
    switch self {
    case .noPermission: .noPermission
    case .tooLarge: .tooLarge
    case .missing, .isFolder, .failed: .other
    }
  }
}

/// Reads or rewrites a whole file.
public enum WholeFile {
  /// Returns the bytes of a file that the user has named, which may be a pipe. Throws `tooLarge` beyond `limit` bytes.
  public static func bytes(_ path: String, limit: Int) throws(WholeFileError) -> [UInt8] {
    try bytes(from: uninterrupted { open(path, O_RDONLY | O_CLOEXEC) }, limit: limit)
  }

  /// Only regular files are opened, because a pipe with such a name would block.
  static func ownBytes(_ path: String, limit: Int) throws(WholeFileError) -> [UInt8] {
    try bytes(from: RegularFile.reading(path), limit: limit)
  }

  /// Rewrites one of the user's files with the same owner and permissions. On an error, the file is unchanged.
  public static func rewrite(_ path: String, with bytes: [UInt8]) -> FileError? {
    // Exceeding the limit on file sizes must be an error, and not end the program.
    signal(SIGXFSZ, SIG_IGN)
    var status = stat()
    guard stat(path, &status) == 0, access(path, W_OK) == 0 else { return SafeFile.error(errno) }
    return SafeFile.replace(path, with: bytes, before: status)
  }

  private static func bytes(from descriptor: Int32, limit: Int) throws(WholeFileError) -> [UInt8] {
    guard descriptor >= 0 else { throw WholeFileError(errno: errno) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    while true {
      var count = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, filled in
        count = uninterrupted { read(descriptor, buffer.baseAddress, buffer.count) }
        filled = max(count, 0)
      }
      if count < 0 { throw WholeFileError(errno: errno) }
      if count == 0 { return bytes }
      bytes += chunk
      if bytes.count > limit { throw .tooLarge }
    }
  }
}

enum FolderNames {
  /// The names are in no order, without "." and "..". Throws `failed` if it is no folder.
  static func of(_ folder: String) throws(WholeFileError) -> [String] {
    do throws(SystemCallError) { return try SystemFolder.names(in: folder) } catch {
      switch error.number {
      case ENOENT: throw .missing
      case EACCES, EPERM: throw .noPermission
      default: throw .failed
      }
    }
  }
}

/// The processes of the system, as /proc describes them. Without /proc, there are none.
enum ProcessFiles {
  static var processes: [pid_t] { ((try? FolderNames.of("/proc")) ?? []).compactMap { pid_t($0) } }

  static func bytes(_ name: String, of process: pid_t) -> [UInt8]? {
    try? WholeFile.ownBytes("/proc/\(process)/\(name)", limit: 4 << 20)
  }

  static func text(_ name: String, of process: pid_t) -> String? {
    bytes(name, of: process).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the fields after the name, which may hold anything: the state, the parent, the group, the session, …
  static func status(of process: pid_t) -> [Substring]? {
    let fields = text("stat", of: process)?.split(separator: ")").last?.split(separator: " ")
    return fields.flatMap { $0.count > 19 ? $0 : nil }
  }
}
