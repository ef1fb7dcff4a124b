/// The header of a transcript, with the conditions of its run.
public struct TranscriptHeader: Sendable, Hashable {
  /// The output allowed on standard error.
  public enum StandardError: String, Sendable, Hashable, CaseIterable {
    /// No output.
    case empty

    /// Any output.
    case any
  }

  /// The requirements that the transcript demonstrates, such as ASK-2.
  public var requirements: [String]

  /// The locale, passed as `--locale`, or `nil` for the program's own choice.
  public var locale: String?

  /// The local date and time taken as now, such as 2026-11-20T09:30, passed as `--now`.
  public var now: String?

  /// Further command-line arguments, after all others.
  public var arguments: [String]

  /// The document to run, relative to the transcript's folder, or `nil` for the built-in app.
  public var app: String?

  /// The subcommand that starts the session, such as `gallery`, or `nil` for the one implied by `app`.
  public var command: String?

  /// The program to run instead of `aloud`, with its first arguments, such as `swift run notes`.
  public var run: [String]?

  /// The words of the script to run, which asks with `whiptail` or `dialog`, such as `sh install.sh`.
  public var script: [String]?

  /// The folder whose copy is passed as `--data`, relative to the transcript's folder, or `nil` for an empty one.
  public var data: String?

  /// The expected exit code, from 0 to 255.
  public var exit: Int32

  /// The output allowed on standard error.
  public var standardError: StandardError

  /// Creates a header; a default value means that the key is absent.
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

  /// The lines of the header, without keys that have default values. There is always at least one, because a header is required.
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
