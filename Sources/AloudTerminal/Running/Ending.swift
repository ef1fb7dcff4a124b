/// How a run of the loop has ended.
public enum Ending: Sendable, Equatable {
  /// The user left, or the input ended.
  case done
  /// Ctrl-C.
  case interrupted
  /// A signal that asks a program to end, such as SIGTERM.
  case terminated(signal: Int32)
  /// Nobody reads the output any more, or it can't be written.
  case outputLost(OutputError)

  /// The exit code: 128 and the signal's number where a signal ended it, as shells count.
  public var exitCode: Int32 {
    switch self {
    case .done: 0
    case .interrupted: 130
    case .terminated(let signal): 128 + signal
    case .outputLost(.closed): 141
    case .outputLost(.failed): 74
    }
  }
}
