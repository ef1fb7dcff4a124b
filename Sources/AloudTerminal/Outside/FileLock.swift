internal import Aloud
internal import Glibc

/// The lock under which a file that several programs share is changed. The system takes it back from a program that is killed.
struct FileLock {
  private let descriptor: Int32

  /// Takes the lock of the file `name` of a folder, which is made where there is none.
  ///
  /// - Throws: `inUse` where another program still holds it after `patience`; why it can't be made.
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

  /// Gives it back.
  func release() { close(descriptor) }
}
