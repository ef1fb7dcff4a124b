internal import Aloud
internal import Glibc

/// Files that are written whole or not at all, however the program ends.
enum SafeFile {
  /// Writes the file `name` of a folder: beside it first, then in its place. Returns why that was not possible.
  ///
  /// Whoever writes here holds a lock, so one name beside it will do, and what a killed program has left is written over.
  static func replace(_ name: String, in folder: String, with bytes: [UInt8]) -> FileError? {
    let file = folder + "/" + name
    let new = file + ".new"
    let descriptor = open(new, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return error(errno) }
    let writeError = write(bytes, to: descriptor)
    close(descriptor)
    if writeError == nil, rename(new, file) == 0 {
      sync(folder)
      return nil
    }
    let failure = writeError ?? error(errno)
    unlink(new)
    return failure
  }

  /// Makes a folder and those it stands in, for this user alone.
  static func makeFolders(_ path: String) {
    var folder = path.hasPrefix("/") ? "" : "."
    for part in path.split(separator: Character("/")) {
      folder += "/" + String(part)
      mkdir(folder, 0o700)
    }
  }

  /// What an error number says of a file.
  static func error(_ number: Int32) -> FileError {
    switch number {
    case EACCES, EPERM, EROFS: .noPermission
    case ENOSPC, EDQUOT: .diskFull
    default: .other
    }
  }

  private static func sync(_ folder: String) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> FileError? {
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress?.advanced(by: done), $0.count - done) }
      if count < 0, errno != EINTR { return error(errno) }
      done += max(0, count)
    }
    return fsync(descriptor) == 0 ? nil : error(errno)
  }
}
