/// The way in which a run of the loop ended.
public enum Ending: Sendable, Equatable {
  /// The user left, or the input ended.
  case done
  /// The user pressed Ctrl-C.
  case interrupted
  /// A signal asked the program to end, such as SIGTERM.
  case terminated(signal: Int32)
  /// The reader of the output has gone, or it can't be written.
  case outputLost(OutputError)

  /// The exit code: for a signal, 128 plus its number, as in shells.
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
