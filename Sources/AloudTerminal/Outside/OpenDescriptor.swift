internal import Glibc

/// File descriptors that this program was started with.
public enum OpenDescriptor {
  /// Whether it is open. To be asked before the program opens files of its own, which take the free numbers.
  public static func isOpen(_ descriptor: Int32) -> Bool { fcntl(descriptor, F_GETFD) >= 0 }
}
