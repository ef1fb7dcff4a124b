internal import Glibc

/// File descriptors: those that this program was started with, and those that it may still open.
public enum OpenDescriptor {
  /// Whether it is open. To be asked before the program opens files of its own, which take the free numbers.
  public static func isOpen(_ descriptor: Int32) -> Bool { fcntl(descriptor, F_GETFD) >= 0 }

  /// Whether so many more can be opened now, as copies of one that is open show.
  static func areFree(_ count: Int, like descriptor: Int32) -> Bool {
    var copies: [Int32] = []
    defer { for copy in copies { close(copy) } }
    while copies.count < count {
      let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
      guard copy >= 0 else { return false }
      copies.append(copy)
    }
    return true
  }
}
