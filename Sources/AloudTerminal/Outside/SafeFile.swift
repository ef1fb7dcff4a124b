internal import Aloud
internal import Glibc

/// Writes files completely or not at all, however the program ends.
enum SafeFile {
  /// Writes the file at `path` by replacing it with a new file. If the path is a link, the file that it leads to is replaced, for
  /// users who keep such files together. The file is private to the user, unless `before` describes an older file whose owner and
  /// permissions it takes over. Returns an error if that fails.
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

  /// Removes the temporary files that killed programs have left beside the file at `path` and beside copies that were kept of it.
  /// If the path is a link, those beside the file that it leads to.
  static func removeLeftovers(beside path: String) {
    let file = target(of: path)
    let folder = folder(of: file), name = file.split(separator: Character("/")).last.map { $0 + "." } ?? ""
    for leftover in (try? FolderNames.of(folder)) ?? []
    where leftover.hasPrefix(name) && RegularFile.isBeside(leftover) {
      RegularFile.removeAbandoned(folder + leftover)
    }
  }

  /// Creates a folder and its parents, private to the user, and makes sure that they survive a loss of power. Returns an error if
  /// that fails. If a folder can't be created at all, opening a file in it gives the error.
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

  /// Returns the file error for an `errno` value.
  static func error(_ number: Int32) -> FileError {
    switch number {
    case EACCES, EPERM, EROFS: .noPermission
    // The shell's limit on file sizes leaves no room either.
    case ENOSPC, EDQUOT, EFBIG: .diskFull
    default: .other
    }
  }

  /// Gives a new file the owner and permissions of another file.
  private static func give(_ descriptor: Int32, to before: stat) -> FileError? {
    // Changing the owner clears the set-user-ID bits, so it must come first.
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

  /// Writes the names in a folder to the disk. Returns an error if that fails. A folder that may not be read, or a file system that
  /// can't do this, counts as success.
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
