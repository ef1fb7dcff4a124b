/// What a transcript says about its run before the conversation begins.
public struct TranscriptHeader: Sendable, Hashable {
  /// What may come on standard error.
  public enum StandardError: String, Sendable, Hashable, CaseIterable {
    /// Nothing at all.
    case empty

    /// Anything.
    case any
  }

  /// The numbers of the requirements it shows, such as ASK-2.
  public var requirements: [String]

  /// The locale, given as `--locale`; nil leaves it to the program.
  public var locale: String?

  /// The local date and time the program takes for now, such as 2026-11-20T09:30, given as `--now`.
  public var now: String?

  /// More words of the command line, after all others.
  public var arguments: [String]

  /// The document to run, its path relative to the transcript's folder; nil for the built-in app.
  public var app: String?

  /// The subcommand that starts the session, such as `gallery`; nil for the one that `app` means.
  public var command: String?

  /// The program that is run in place of `aloud`, with the words before all others, such as `swift run notes`.
  public var run: [String]?

  /// The script that is run, which asks by `whiptail` or `dialog`: its words, such as `sh install.sh`.
  public var script: [String]?

  /// The folder whose copy the program is given as `--data`, relative to the transcript's folder; nil for an empty one.
  public var data: String?

  /// The exit code expected, 0 to 255.
  public var exit: Int32

  /// What may come on standard error.
  public var standardError: StandardError

  /// Creates a header; what isn't given is as if its key were absent.
  public init(
    requirements: [String] = [], locale: String? = nil, now: String? = nil, arguments: [String] = [],
    app: String? = nil, command: String? = nil, run: [String]? = nil, script: [String]? = nil, data: String? = nil,
    exit: Int32 = 0,
    standardError: StandardError = .empty
  ) {
    self.requirements = requirements
    self.locale = locale
    self.now = now
    self.arguments = arguments
    self.app = app
    self.command = command
    self.run = run
    self.script = script
    self.data = data
    self.exit = exit
    self.standardError = standardError
  }

  /// The header as lines, without those that say nothing; never empty, because a transcript needs a header.
  var lines: [String] {
    var lines: [String] = []
    if !requirements.isEmpty { lines.append("requirement: \(requirements.joined(separator: ", "))") }
    if let locale { lines.append("locale: \(locale)") }
    if let now { lines.append("now: \(now)") }
    if !arguments.isEmpty { lines.append("arguments: \(ArgumentWords.joined(arguments))") }
    if let app { lines.append("app: \(app)") }
    if let command { lines.append("command: \(command)") }
    if let run { lines.append("run: \(ArgumentWords.joined(run))") }
    if let script { lines.append("script: \(ArgumentWords.joined(script))") }
    if let data { lines.append("data: \(data)") }
    if exit != 0 || lines.isEmpty { lines.append("exit: \(exit)") }
    if standardError != .empty { lines.append("stderr: \(standardError.rawValue)") }
    return lines
  }
}
