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

/// The way in which a program ended.
public enum CommandExit: Sendable, Hashable, CustomStringConvertible {
  /// The program ended by itself with an exit code from 0 to 255.
  case code(Int32)

  /// A signal with this number ended the program.
  case signal(Int32)

  /// The program was killed at its time limit.
  case timeLimit

  /// The program was killed because it wrote more than ``CommandRun/outputLimit`` bytes.
  case outputLimit

  /// Creates the exit from a status of `waitpid`.
  init(waitStatus: Int32) {
    let signal = waitStatus & 0x7f
    self = signal == 0 ? .code((waitStatus >> 8) & 0xff) : .signal(signal)
  }

  /// The exit in words, such as "exit code 2".
  public var description: String {
    switch self {
    case .code(let code): "exit code \(code)"
    case .signal(let signal): "ended by signal \(signal)"
    case .timeLimit: "killed at the time limit"
    case .outputLimit: "killed, too much output"
    }
  }
}
