internal import Aloud
internal import Glibc

/// Files that are written whole or not at all, however the program ends.
enum SafeFile {
  /// Writes the file at `path`: beside it first, then in its place. Where it is a link, what the link leads to is replaced, as
  /// those have it who keep such files together. It is this user's alone, unless it is to be for the same people as a file was that
  /// `before` tells of. Returns why that was not possible.
  static func replace(_ path: String, with bytes: [UInt8], before: stat? = nil) -> FileError? {
    let file = target(of: path)
    if RegularFile.isInTheWay(file) { return .other }
    let (descriptor, new) = RegularFile.beside(file)
    guard descriptor >= 0 else { return error(errno) }
    let failure =
      before.flatMap { give(descriptor, to: $0) } ?? write(bytes, to: descriptor)
      ?? (rename(new, file) == 0 ? nil : error(errno))
    if failure != nil { unlink(new) }
    // Its lock is held until it has its name.
    close(descriptor)
    return failure ?? sync(folder(of: file))
  }

  /// Removes what killed programs have left beside the file at `path`, and beside copies of it that were kept; where it is a link,
  /// beside what that leads to.
  static func removeLeftovers(beside path: String) {
    let file = target(of: path)
    let folder = folder(of: file), name = file.split(separator: Character("/")).last.map { $0 + "." } ?? ""
    for leftover in (try? FolderNames.of(folder)) ?? []
    where leftover.hasPrefix(name) && RegularFile.isBeside(leftover) {
      RegularFile.removeAbandoned(folder + leftover)
    }
  }

  /// Makes a folder and those it stands in, for this user alone, so that they are there after a loss of power too. Returns why
  /// that was not possible; where one can't be made at all, what is opened in it tells.
  static func makeFolders(_ path: String) -> FileError? {
    var folder = path.hasPrefix("/") ? "" : "."
    for part in path.split(separator: Character("/")) {
      let above = folder + "/"
      folder = above + String(part)
      guard mkdir(folder, 0o700) == 0 else { continue }
      if let error = sync(above) {
        // The next attempt makes it, and syncs it, again.
        rmdir(folder)
        return error
      }
    }
    return nil
  }

  /// What an error number says of a file.
  static func error(_ number: Int32) -> FileError {
    switch number {
    case EACCES, EPERM, EROFS: .noPermission
    // The limit that a shell sets to the size of files leaves no room either.
    case ENOSPC, EDQUOT, EFBIG: .diskFull
    default: .other
    }
  }

  /// Gives a new file to whom another belonged, for the same people to read and write.
  private static func give(_ descriptor: Int32, to before: stat) -> FileError? {
    // A new owner takes away what runs as somebody else: so that comes first.
    let isGiven =
      fchown(descriptor, before.st_uid, before.st_gid) == 0 && fchmod(descriptor, before.st_mode & 0o7777) == 0
    return isGiven ? nil : error(errno)
  }

  private static func target(of path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: Character("/")).map { String(path[..<$0]) + "/" } ?? "./"
  }

  /// Brings the names in a folder to the disk. Returns why that was not possible; a folder that may not be read, or a file
  /// system that has no such thing, is no failure.
  private static func sync(_ folder: String) -> FileError? {
    let descriptor = uninterrupted { open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard descriptor >= 0 else { return errno == EACCES ? nil : error(errno) }
    defer { close(descriptor) }
    return uninterrupted { fsync(descriptor) } == 0 || errno == EINVAL ? nil : error(errno)
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> FileError? {
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { bytes in
        uninterrupted { Glibc.write(descriptor, bytes.baseAddress?.advanced(by: done), bytes.count - done) }
      }
      if count < 0 { return error(errno) }
      done += count
    }
    return uninterrupted { fsync(descriptor) } == 0 ? nil : error(errno)
  }
}
