internal import Glibc

/// The program's own files (data, settings, the palette, their locks) are opened as regular files or not at all: a pipe with
/// such a name would hold the program up, and a device would be written to.
enum RegularFile {
  /// Opens a file to be read; follows a link, which only the user has made. Negative with `errno`, which is EISDIR for
  /// a folder, and EINVAL for what is no file either.
  static func reading(_ path: String) -> Int32 { checked { open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC) } }

  /// Opens a lock, which is made where there is none; follows no link, for it would make or hold somebody else's file.
  static func lock(_ path: String) -> Int32 {
    checked { open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o600) }
  }

  /// Makes a file beside another, with a name that nobody could know before; its path is `path` and 11 characters.
  static func beside(_ path: String) -> (descriptor: Int32, path: String) {
    var name = Array((path + ".new-XXXXXX").utf8CString)
    let descriptor = uninterrupted { mkstemp(&name) }
    if descriptor >= 0 { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    return (descriptor, String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self))
  }

  /// Whether something stands there that must not be written over.
  static func isInTheWay(_ path: String) -> Bool {
    var information = stat()
    return lstat(path, &information) == 0 && information.st_mode & S_IFMT != S_IFREG
  }

  private static func checked(_ open: () -> Int32) -> Int32 {
    let descriptor = uninterrupted(open)
    guard descriptor >= 0 else { return descriptor }
    var information = stat()
    let kind = fstat(descriptor, &information) == 0 ? information.st_mode & S_IFMT : 0
    if kind == S_IFREG { return descriptor }
    close(descriptor)
    errno = kind == S_IFDIR ? EISDIR : EINVAL
    return -1
  }
}
