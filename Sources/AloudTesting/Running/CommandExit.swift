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
