/// A command to run: an argument vector, never a line for a shell (SAFE-3).
public struct Invocation: Sendable, Equatable {
  /// The program, by path or by name on the PATH, and its arguments.
  public var arguments: [String]
  /// Variables added to the environment.
  public var environment: [String: String]
  /// How long it may take, in milliseconds; nil where there is no limit.
  public var timeLimit: Int?
  /// What it finds on its standard input.
  public var input = ""
  /// Whether each line that it prints is told as it comes, as `printed`; none of them is in its result then.
  public var tellsLines = false

  /// Runs `arguments`, whose first is the program, for at most `timeLimit` milliseconds.
  public init(_ arguments: [String], environment: [String: String] = [:], timeLimit: Int? = 10_000) {
    self.arguments = arguments
    self.environment = environment
    self.timeLimit = timeLimit
  }
}

/// How a command that an app ran has ended. `output` is what its standard output gave until then, as text,
/// of one that did not end by itself the lines that had ended.
public enum CommandResult: Sendable, Equatable {
  /// It ended with a status (0 is success). `error` is the last line that it wrote on its error output, where there is one.
  case exited(status: Int, output: TextLines, error: String? = nil)
  /// It could not be started: not found, or not allowed.
  case notStarted
  /// It could not be started: this program, or the system, has as many files open as it may.
  case tooManyFiles
  /// It could not be started: as many programs run as may.
  case tooManyPrograms
  /// It could not be started: there is too little memory for it, or for what it was to read.
  case tooLittleMemory
  /// It ran longer than it was given, and was ended.
  case timedOut(output: TextLines = TextLines())
  /// The app, which asked for it, had it stopped.
  case stopped(output: TextLines = TextLines())
  /// It printed more than is taken in, and was ended.
  case tooMuchOutput(output: TextLines = TextLines())
  /// Its output was not text (UTF-8): what came before that is.
  case notText(output: TextLines = TextLines())

  /// What it had printed when it ended, however it did.
  public var output: TextLines {
    switch self {
    case .exited(_, let output, _), .timedOut(let output), .stopped(let output), .tooMuchOutput(let output),
      .notText(let output):
      output
    case .notStarted, .tooManyFiles, .tooManyPrograms, .tooLittleMemory: TextLines()
    }
  }
}
