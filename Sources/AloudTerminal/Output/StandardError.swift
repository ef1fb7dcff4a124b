internal import Glibc

/// The standard error stream, for errors that are not part of the session.
public enum StandardError {
  /// Writes a line.
  public static func writeLine(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = bytes.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
  }
}
