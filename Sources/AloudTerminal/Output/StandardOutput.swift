/// Where the answer to a command goes that runs no session.
public enum StandardOutput {
  /// Writes a line; says where that was not possible.
  public static func writeLine(_ line: String) -> OutputError? { writeLines([line], to: 1) }

  /// Writes lines to an open descriptor; says where that was not possible.
  public static func writeLines(_ lines: [String], to descriptor: Int32) -> OutputError? {
    write(lines.flatMap { Array(($0 + "\n").utf8) }, to: descriptor)
  }

  /// Writes bytes to an open descriptor; says where that was not possible.
  public static func write(_ bytes: [UInt8], to descriptor: Int32) -> OutputError? {
    var output = OutputStream(descriptor: descriptor)
    output.write(bytes)
    output.flush()
    return output.error
  }
}
