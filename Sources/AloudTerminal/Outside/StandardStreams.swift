internal import Glibc
internal import Synchronization

/// The three streams that every program expects to be open.
public enum StandardStreams {
  /// Opens a placeholder for each stream that was closed before the program began. Call this first.
  ///
  /// Otherwise the next opened file would take the stream's number: a pipe would be read as if it were the keyboard, and printed
  /// text would be written into the user's data. Each placeholder is opened in the wrong direction, so that using it fails.
  public static func reserve() {
    closed.withLock { $0 = Set((0...2).filter { fcntl($0, F_GETFD) < 0 }) }
    for (number, way) in [(Int32(0), O_WRONLY), (1, O_RDONLY), (2, O_WRONLY)] where fcntl(number, F_GETFD) < 0 {
      // The lowest free number is assigned, which is this one.
      _ = open("/dev/null", way)
    }
  }

  /// Returns a Boolean value that indicates whether a descriptor was closed before the program began, so that output to it would be
  /// lost.
  public static func wasClosed(_ descriptor: Int32) -> Bool { closed.withLock { $0.contains(descriptor) } }

  private static let closed = Mutex<Set<Int32>>([])
}
