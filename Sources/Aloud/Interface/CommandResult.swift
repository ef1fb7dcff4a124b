/// How a command that an app ran has ended.
public enum CommandResult: Sendable, Equatable {
  /// It ended with a status (0 is success); `output` is its standard output, as text.
  case exited(status: Int, output: String)
  /// It could not be started: not found, or not allowed.
  case notStarted
  /// It ran longer than it was given, and was ended.
  case timedOut
  /// It printed more than is taken in, and was ended.
  case tooMuchOutput
  /// Its output was not text (UTF-8).
  case notText
}
