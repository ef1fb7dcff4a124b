internal import Glibc

/// Access to the program's own files (data, settings, the palette, their locks), which are only opened as regular files: a pipe
/// with such a name would block the program, and a device would be written to.
enum RegularFile {
  /// The suffix of a temporary file's name: a mark, and characters that nobody can predict.
  private static let mark = ".new-", signs = "XXXXXX"

  /// Opens a file for reading. Links are followed, because only the user can have made them. Returns a negative number on failure,
  /// with `errno` set to EISDIR for a folder and EINVAL for anything else that is no regular file.
  static func reading(_ path: String) -> Int32 { checked { open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC) } }

  /// Opens a lock file, and creates it if necessary. Links are not followed, because that could create or lock another user's file.
  static func lock(_ path: String) -> Int32 {
    checked { open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o600) }
  }

  /// Creates a temporary file beside another, with an unpredictable name, and locks it while it is open. A temporary file without a
  /// lock was left by a killed program.
  static func beside(_ path: String) -> (descriptor: Int32, path: String) {
    var name = Array((path + mark + signs).utf8CString)
    let descriptor = uninterrupted { mkstemp(&name) }
    let new = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    guard descriptor >= 0 else { return (descriptor, new) }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = uninterrupted { flock(descriptor, LOCK_EX) }
    var information = stat()
    guard fstat(descriptor, &information) == 0, information.st_nlink == 0 else { return (descriptor, new) }
    // Before this program locked the file, another one took it for a leftover and removed it.
    close(descriptor)
    return beside(path)
  }

  /// Returns a Boolean value that indicates whether a name has the form of `beside`.
  static func isBeside(_ name: String) -> Bool {
    name.utf8.dropLast(signs.utf8.count).suffix(mark.utf8.count).elementsEqual(mark.utf8)
  }

  /// Removes a file that `beside` has made, unless a program is still writing it.
  static func removeAbandoned(_ path: String) {
    let descriptor = checked { open(path, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC) }
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    if uninterrupted({ flock(descriptor, LOCK_EX | LOCK_NB) }) == 0 { unlink(path) }
  }

  /// Returns a Boolean value that indicates whether a path has something other than a regular file, which must not be overwritten.
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
