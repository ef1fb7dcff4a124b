public import Aloud
internal import Glibc

/// Why a file that was named could not be read.
public enum WholeFileError: Error, Sendable, Equatable {
  case missing, noPermission, isFolder, tooLarge, failed
}

/// Reads a file to its end, or writes it anew as a whole.
public enum WholeFile {
  /// The bytes of a file that the user has named, at most `limit` of them; it may be a pipe.
  ///
  /// - Throws: why it could not be read.
  public static func bytes(_ path: String, limit: Int) throws(WholeFileError) -> [UInt8] {
    try bytes(from: uninterrupted { open(path, O_RDONLY | O_CLOEXEC) }, limit: limit)
  }

  /// The bytes of a file of the program's own, or one that it finds in a folder: a pipe with such a name would be waited on.
  ///
  /// - Throws: why it could not be read.
  static func ownBytes(_ path: String, limit: Int) throws(WholeFileError) -> [UInt8] {
    try bytes(from: RegularFile.reading(path), limit: limit)
  }

  /// Writes a file of the user's anew, for the same people to read and write as before. Returns why that was not possible; it is as
  /// it was then.
  public static func rewrite(_ path: String, with bytes: [UInt8]) -> FileError? {
    // Where files may not grow beyond a limit, that is an error, and not the end.
    signal(SIGXFSZ, SIG_IGN)
    var status = stat()
    guard stat(path, &status) == 0, access(path, W_OK) == 0 else { return SafeFile.error(errno) }
    return SafeFile.replace(path, with: bytes, before: status)
  }

  private static func bytes(from descriptor: Int32, limit: Int) throws(WholeFileError) -> [UInt8] {
    guard descriptor >= 0 else { throw error(errno) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk: [UInt8] = Array(repeating: 0, count: 1 << 16)
    while true {
      let count = uninterrupted { read(descriptor, &chunk, chunk.count) }
      if count < 0 { throw error(errno) }
      if count == 0 { return bytes }
      bytes += chunk[..<count]
      if bytes.count > limit { throw .tooLarge }
    }
  }

  private static func error(_ number: Int32) -> WholeFileError {
    switch number {
    case ENOENT, ENOTDIR: .missing
    case EACCES, EPERM: .noPermission
    case EISDIR: .isFolder
    default: .failed
    }
  }
}
