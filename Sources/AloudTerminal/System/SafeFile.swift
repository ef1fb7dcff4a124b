internal import Aloud
internal import AloudSystem
internal import Glibc

/// Writes files completely or not at all, however the program ends.
enum SafeFile {
  /// If the path is a link, the file that it leads to is replaced, for users who keep such files together. The file is private
  /// to the user, unless `before` describes an older file whose owner and permissions it takes over.
  static func replace(_ path: String, with bytes: [UInt8], before: stat? = nil) -> FileError? {
    let file = target(of: path)
    if RegularFile.isInTheWay(file) { return .other }
    let (descriptor, new) = RegularFile.beside(file)
    guard descriptor >= 0 else { return error(errno) }
    let failure =
      before.flatMap { give(descriptor, to: $0) } ?? write(bytes, to: descriptor)
      ?? (rename(new, file) == 0 ? nil : error(errno))
    if failure != nil { unlink(new) }
    // The file stays locked until it has its final name.
    close(descriptor)
    return failure ?? sync(folder(of: file))
  }

  static func removeLeftovers(beside path: String) {
    let file = target(of: path)
    let folder = folder(of: file), name = file.split(separator: Character("/")).last.map { $0 + "." } ?? ""
    for leftover in (try? FolderNames.of(folder)) ?? []
    where leftover.hasPrefix(name) && RegularFile.isBeside(leftover) {
      RegularFile.removeAbandoned(folder + leftover)
    }
  }

  /// Creates a folder and its parents, private to the user, and makes sure that they survive a loss of power. If a folder can't
  /// be created at all, opening a file in it gives the error.
  static func makeFolders(_ path: String) -> FileError? {
    var folder = path.hasPrefix("/") ? "" : "."
    for part in path.split(separator: Character("/")) {
      let above = folder + "/"
      folder = above + String(part)
      guard mkdir(folder, 0o700) == 0 else { continue }
      if let error = sync(above) {
        // The next attempt creates and syncs the folder again.
        rmdir(folder)
        return error
      }
    }
    return nil
  }

  static func error(_ number: Int32) -> FileError {
    switch number {
    case EACCES, EPERM, EROFS: .noPermission
    // The shell's limit on file sizes leaves no room either.
    case ENOSPC, EDQUOT, EFBIG: .diskFull
    default: .other
    }
  }

  private static func give(_ descriptor: Int32, to before: stat) -> FileError? {
    // Changing the owner clears the set-user-ID bits, so it must come first.
    let isGiven =
      fchown(descriptor, before.st_uid, before.st_gid) == 0 && fchmod(descriptor, before.st_mode & 0o7777) == 0
    return isGiven ? nil : error(errno)
  }

  private static func target(of path: String) -> String { SystemFolder.absolute(path) ?? path }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: Character("/")).map { String(path[..<$0]) + "/" } ?? "./"
  }

  /// A folder that may not be read, or a file system that can't do this, counts as success.
  private static func sync(_ folder: String) -> FileError? {
    let descriptor = uninterrupted { open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard descriptor >= 0 else { return errno == EACCES ? nil : error(errno) }
    defer { close(descriptor) }
    return uninterrupted { fsync(descriptor) } == 0 || errno == EINVAL ? nil : error(errno)
  }

  static func write(_ bytes: [UInt8], to descriptor: Int32) -> FileError? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = uninterrupted { rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) } }
      if count < 0 { return error(errno) }
      rest = rest.dropFirst(count)
    }
    return uninterrupted { fsync(descriptor) } == 0 ? nil : error(errno)
  }
}

/// A lock for changing a file that several programs share. The system releases it if the program is killed.
struct FileLock {
  private let descriptor: Int32

  /// Throws `inUse` if another program still holds the lock after `patience`.
  init(_ path: String, patience: Duration = .zero) throws(FileError) {
    descriptor = RegularFile.lock(path)
    guard descriptor >= 0 else { throw SafeFile.error(errno) }
    let end = ContinuousClock.now + patience
    while uninterrupted({ flock(descriptor, LOCK_EX | LOCK_NB) }) != 0 {
      let error: FileError? = errno != EWOULDBLOCK ? .other : ContinuousClock.now >= end ? .inUse : nil
      if let error {
        close(descriptor)
        throw error
      }
      usleep(5_000)
    }
  }

  init(of name: String, in folder: String, patience: Duration) throws(FileError) {
    if let error = SafeFile.makeFolders(folder) { throw error }
    try self.init(folder + "/" + name + ".lock", patience: patience)
    SafeFile.removeLeftovers(beside: folder + "/" + name)
  }

  func release() { close(descriptor) }
}

/// Access to the program's own files (data, settings, the palette, their locks), which are only opened as regular files: a pipe
/// with such a name would block the program, and a device would be written to.
enum RegularFile {
  private static let mark = ".new-", signs = "XXXXXX"

  /// Links are followed, because only the user can have made them. Returns a negative number on failure, with `errno` set to
  /// EISDIR for a folder and EINVAL for anything else that is no regular file.
  static func reading(_ path: String) -> Int32 { checked { open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC) } }

  /// Creates the lock file if necessary. Links are not followed, because that could create or lock another user's file.
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

  static func isBeside(_ name: String) -> Bool {
    name.utf8.dropLast(signs.utf8.count).suffix(mark.utf8.count).elementsEqual(mark.utf8)
  }

  static func removeAbandoned(_ path: String) {
    let descriptor = checked { open(path, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC) }
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    if uninterrupted({ flock(descriptor, LOCK_EX | LOCK_NB) }) == 0 { unlink(path) }
  }

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
