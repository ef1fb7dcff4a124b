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

/// The standard output stream, for commands that run no session.
public enum StandardOutput {
  /// Writes a line. Returns an error if that fails.
  public static func writeLine(_ line: String) -> OutputError? { writeLines([line], to: 1) }

  /// Writes lines to an open descriptor. Returns an error if that fails.
  public static func writeLines(_ lines: [String], to descriptor: Int32) -> OutputError? {
    write(lines.flatMap { Array(($0 + "\n").utf8) }, to: descriptor)
  }

  /// Writes bytes to an open descriptor. Returns an error if that fails.
  public static func write(_ bytes: [UInt8], to descriptor: Int32) -> OutputError? {
    var output = OutputStream(descriptor: descriptor)
    output.write(bytes)
    output.flush()
    return output.error
  }
}

/// The standard error stream, for errors that are not part of the session.
public enum StandardError {
  /// Writes a line.
  public static func writeLine(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = bytes.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
  }
}
