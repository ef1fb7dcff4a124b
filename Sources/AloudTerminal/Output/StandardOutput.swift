/// Where the answer to a command goes that runs no session.
public enum StandardOutput {
  /// Writes a line; says where that was not possible.
  public static func writeLine(_ line: String) -> OutputError? {
    var output = OutputStream(descriptor: 1)
    output.writeLine(line)
    output.flush()
    return output.error
  }
}
