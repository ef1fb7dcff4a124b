/// How a program ended.
public enum CommandExit: Sendable, Hashable, CustomStringConvertible {
  /// It ended by itself, with this exit code (0 to 255).
  case code(Int32)

  /// A signal ended it, with this number.
  case signal(Int32)

  /// It was killed, having run longer than it was given.
  case timeLimit

  /// It was killed, having written more than ``CommandRun/outputLimit`` bytes.
  case outputLimit

  /// Reads what `waitpid` filled in.
  init(waitStatus: Int32) {
    let signal = waitStatus & 0x7f
    self = signal == 0 ? .code((waitStatus >> 8) & 0xff) : .signal(signal)
  }

  /// The ending in words, such as "exit code 2".
  public var description: String {
    switch self {
    case .code(let code): "exit code \(code)"
    case .signal(let signal): "ended by signal \(signal)"
    case .timeLimit: "killed at the time limit"
    case .outputLimit: "killed, too much output"
    }
  }
}
