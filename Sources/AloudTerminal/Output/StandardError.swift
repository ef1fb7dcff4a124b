internal import Glibc

/// Where errors are told that are no part of the session.
public enum StandardError {
  /// Writes a line.
  public static func writeLine(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = bytes.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
  }
}
