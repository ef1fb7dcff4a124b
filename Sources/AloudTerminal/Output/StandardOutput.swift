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
