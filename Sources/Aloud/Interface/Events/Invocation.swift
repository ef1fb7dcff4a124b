/// A command to run, given as an argument vector and never as a line for a shell (SAFE-3).
public struct Invocation: Sendable, Equatable {
  /// The program, by path or by name on the PATH, followed by its arguments.
  public var arguments: [String]
  /// The variables that are added to the environment.
  public var environment: [String: String]
  /// The time limit in milliseconds; nil for no limit.
  public var timeLimit: Int?
  /// The text that the command reads from its standard input.
  public var input = ""
  /// A Boolean value that indicates whether each printed line is sent at once, as `printed`; the result then contains none of them.
  public var tellsLines = false

  /// Creates an invocation of `arguments`, the first of which is the program, with a limit of `timeLimit` milliseconds.
  public init(_ arguments: [String], environment: [String: String] = [:], timeLimit: Int? = 10_000) {
    (self.arguments, self.environment, self.timeLimit) = (arguments, environment, timeLimit)
  }

  /// Creates an invocation whose printed lines are sent at once if `tellsLines` is true. It has no time limit unless one is given.
  public init(_ arguments: [String], environment: [String: String] = [:], timeLimit: Int? = nil, tellsLines: Bool) {
    self.init(arguments, environment: environment, timeLimit: timeLimit)
    self.tellsLines = tellsLines
  }
}

extension Invocation: ExpressibleByArrayLiteral {
  /// Creates an invocation of a program with its arguments, without changes to the environment and with the usual time limit.
  public init(arrayLiteral arguments: String...) { self.init(arguments) }
}

/// The result of a command that an app ran. `output` is the text that the command wrote to its standard output. If the command did
/// not end by itself, `output` has the complete lines only.
public enum CommandResult: Sendable, Equatable {
  /// The command ended with a status, of which 0 is success. `error` is the last line of its error output, if there is one.
  /// A command that is there but can't be run has the status 126, as in a shell, and the system's words as the error.
  case exited(status: Int, output: TextLines, error: String? = nil)
  /// The command was not found, or may not be run.
  case notStarted
  /// The command could not be started, because this program or the system has reached its limit of open files.
  case tooManyFiles
  /// The command could not be started, because the limit of running programs is reached.
  case tooManyPrograms
  /// The command could not be started, because there is too little memory for it or for its input.
  case tooLittleMemory
  /// The command exceeded its time limit and was ended.
  case timedOut(output: TextLines = TextLines())
  /// The command was stopped at the app's request.
  case stopped(output: TextLines = TextLines())
  /// The command printed more than is accepted, and was ended.
  case tooMuchOutput(output: TextLines = TextLines())
  /// The output was not UTF-8 text: `output` has the lines before the first one that is not.
  case notText(output: TextLines = TextLines())

  /// The status of a command that is there but can't be run.
  package static let cannotRun = 126

  /// The output up to the end of the command, for any result.
  public var output: TextLines {
    switch self {
    case .exited(_, let output, _), .timedOut(let output), .stopped(let output), .tooMuchOutput(let output),
      .notText(let output):
      output
    case .notStarted, .tooManyFiles, .tooManyPrograms, .tooLittleMemory: TextLines()
    }
  }

  /// Returns a sentence that tells why a command with the given name failed; nil if it did not. `limit` is its time limit in
  /// milliseconds.
  public func problem(of command: LocalizedText, limit: Int = 10_000) -> LocalizedText? {
    failure(of: .text(command), limit: limit).map { .message($0) }
  }

  package func failure(of command: Message.Argument, limit: Int) -> Message? {
    switch self {
    case .exited(status: 0, _, _): nil
    case .exited(_, _, let error?): .documentCommandFailedSaying(command: command, error: .text(.verbatim(error)))
    case .exited(let status, _, nil): .documentCommandFailed(command: command, status: .number(status))
    case .notStarted: .documentCommandNotStarted(command: command)
    case .tooManyFiles: .documentCommandTooManyFiles(command: command)
    case .tooManyPrograms: .documentCommandTooManyPrograms(command: command)
    case .tooLittleMemory: .documentCommandTooLittleMemory(command: command)
    case .timedOut: .documentCommandTimedOut(command: command, limit: .text(.duration(seconds: limit / 1_000)))
    case .stopped: .documentCommandStopped(command: command)
    case .tooMuchOutput: .documentCommandTooMuchOutput(command: command)
    case .notText: .documentCommandNotText(command: command)
    }
  }
}
