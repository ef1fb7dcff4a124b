internal import Glibc

/// The program's own files (data, settings, the palette, their locks) are opened as regular files or not at all: a pipe with
/// such a name would hold the program up, and a device would be written to.
enum RegularFile {
  /// What the name of a file that is not in its place yet has after the other's: this, and signs that nobody could know before.
  private static let mark = ".new-", signs = "XXXXXX"

  /// Opens a file to be read; follows a link, which only the user has made. Negative with `errno`, which is EISDIR for
  /// a folder, and EINVAL for what is no file either.
  static func reading(_ path: String) -> Int32 { checked { open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC) } }

  /// Opens a lock, which is made where there is none; follows no link, for it would make or hold somebody else's file.
  static func lock(_ path: String) -> Int32 {
    checked { open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o600) }
  }

  /// Makes a file beside another, with a name that nobody could know before, and holds its lock while it is open: what is not
  /// locked was left by a program that was killed.
  static func beside(_ path: String) -> (descriptor: Int32, path: String) {
    var name = Array((path + mark + signs).utf8CString)
    let descriptor = uninterrupted { mkstemp(&name) }
    let new = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    guard descriptor >= 0 else { return (descriptor, new) }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = uninterrupted { flock(descriptor, LOCK_EX) }
    var information = stat()
    guard fstat(descriptor, &information) == 0, information.st_nlink == 0 else { return (descriptor, new) }
    // Before it was locked, another program took it for one that was left, and removed it.
    close(descriptor)
    return beside(path)
  }

  /// Whether `beside` gives such names.
  static func isBeside(_ name: String) -> Bool {
    name.utf8.dropLast(signs.utf8.count).suffix(mark.utf8.count).elementsEqual(mark.utf8)
  }

  /// Removes a file that `beside` has made, where nobody writes it any more.
  static func removeAbandoned(_ path: String) {
    let descriptor = checked { open(path, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC) }
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    if uninterrupted({ flock(descriptor, LOCK_EX | LOCK_NB) }) == 0 { unlink(path) }
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
