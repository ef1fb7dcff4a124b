internal import Glibc
internal import Synchronization

/// The three streams that every program expects to find open.
public enum StandardStreams {
  /// Opens something in the place of each that was closed before the program began. Call it first of all.
  ///
  /// Otherwise the next file to be opened takes the number: a pipe would be waited on as if it were the keyboard, and what
  /// is printed would be written into the user's data. Each is opened the wrong way round, so that it fails when used.
  public static func reserve() {
    closed.withLock { $0 = Set((0...2).filter { fcntl($0, F_GETFD) < 0 }) }
    for (number, way) in [(Int32(0), O_WRONLY), (1, O_RDONLY), (2, O_WRONLY)] where fcntl(number, F_GETFD) < 0 {
      // The lowest free number is given, which is this one.
      _ = open("/dev/null", way)
    }
  }

  /// Whether a descriptor was closed before the program began: what is written to it would reach nobody.
  public static func wasClosed(_ descriptor: Int32) -> Bool { closed.withLock { $0.contains(descriptor) } }

  private static let closed = Mutex<Set<Int32>>([])
}
