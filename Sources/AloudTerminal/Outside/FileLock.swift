internal import Aloud
internal import Glibc

/// A lock for changing a file that several programs share. The system releases it if the program is killed.
struct FileLock {
  private let descriptor: Int32

  /// Takes the lock of the file `name` in a folder, which is created if it does not exist.
  ///
  /// - Throws: `inUse` if another program still holds the lock after `patience`, or the reason why the lock can't be made.
  init(of name: String, in folder: String, patience: Duration) throws(FileError) {
    if let error = SafeFile.makeFolders(folder) { throw error }
    descriptor = RegularFile.lock(folder + "/" + name + ".lock")
    guard descriptor >= 0 else { throw SafeFile.error(errno) }
    let end = ContinuousClock.now + patience
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      let error: FileError? =
        if errno != EWOULDBLOCK, errno != EINTR {
          .other
        } else if ContinuousClock.now >= end {
          .inUse
        } else {
          nil
        }
      if let error {
        close(descriptor)
        throw error
      }
      usleep(5_000)
    }
    SafeFile.removeLeftovers(beside: folder + "/" + name)
  }

  func release() { close(descriptor) }
}
