internal import Glibc

/// File descriptors: those that this program was started with, and those that it may still open.
public enum OpenDescriptor {
  /// Whether it is open. To be asked before the program opens files of its own, which take the free numbers.
  public static func isOpen(_ descriptor: Int32) -> Bool { fcntl(descriptor, F_GETFD) >= 0 }

  /// Whether so many more can be opened now. None is opened to find out: another thread may need it just then.
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
