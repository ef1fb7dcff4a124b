/// The output of a program, and how it ended.
public struct RunResult: Sendable, Hashable {
  /// The bytes of standard output, as far as they were read.
  public var output: [UInt8]

  /// The bytes of standard error.
  public var errors: [UInt8]

  /// The program's exit.
  public var exit: CommandExit

  /// Creates a result, for use in place of a run's.
  public init(output: [UInt8] = [], errors: [UInt8] = [], exit: CommandExit = .code(0)) {
    self.output = output
    self.errors = errors
    self.exit = exit
  }

  /// Standard output as text; invalid UTF-8 becomes U+FFFD.
  public var outputText: String { String(decoding: output, as: UTF8.self) }

  /// Standard error as text; invalid UTF-8 becomes U+FFFD.
  public var errorText: String { String(decoding: errors, as: UTF8.self) }
}
