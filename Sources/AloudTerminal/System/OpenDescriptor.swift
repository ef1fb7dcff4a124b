internal import Glibc

/// A namespace for checks of file descriptors: those with which the program was started, and those that it can still open.
public enum OpenDescriptor {
  /// Returns a Boolean value that indicates whether a descriptor is open. Call this before the program opens its own files, because
  /// they take the free numbers.
  public static func isOpen(_ descriptor: Int32) -> Bool { fcntl(descriptor, F_GETFD) >= 0 }

  /// Opens no file to find out, because another thread may need the descriptor at that moment.
  static func areFree(_ count: Int) -> Bool {
    var limit = rlimit()
    guard getrlimit(Int32(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return true }
    var free = 0
    var descriptor = Int32(clamping: limit.rlim_cur) - 1
    while free < count, descriptor >= 0 {
      if !isOpen(descriptor) { free += 1 }
      descriptor -= 1
    }
    return free == count
  }
}

/// Repeats a system call while signals interrupt it, and returns its last result.
func uninterrupted<Result: SignedInteger>(_ call: () -> Result) -> Result {
  while true {
    let result = call()
    if result >= 0 || errno != EINTR { return result }
  }
}
