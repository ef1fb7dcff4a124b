import Glibc

/// Runs transcripts through the real program and compares its output.
///
/// Runs are independent of each other: each has its own data folder and home, which are removed afterwards.
public struct TranscriptRunner: Sendable {
  /// The path of the program.
  public var binary: String
  /// The program to run instead of `binary`, with its first arguments. A program named in a transcript's header takes precedence.
  public var program: [String]?
  /// The words before the program's path, such as `["valgrind", "-q"]`.
  public var launcher: [String]
  /// The time that a run may take before it is killed.
  public var timeLimit: Duration
  /// A Boolean value that indicates whether transcripts that differ are rewritten with the output.
  public var records: Bool

  /// Creates a runner for a program, which records if `records` is `true`, or else if ALOUD_RECORD=1 is in the environment.
  public init(binary: String, launcher: [String] = [], timeLimit: Duration = .seconds(60), records: Bool? = nil) {
    (self.binary, self.launcher, self.timeLimit) = (binary, launcher, timeLimit)
    self.records = records ?? (ProcessVariable.value(of: "ALOUD_RECORD") == "1")
  }

  /// Runs a transcript file; throws ``TranscriptError``, or ``SystemError`` if the program can't be started.
  public func run(file: String) async throws -> TranscriptResult { try await run(Transcript(contentsOf: file)) }

  /// Runs a transcript; throws ``SystemError`` if its data can't be copied or the program can't be started.
  public func run(_ transcript: Transcript) async throws -> TranscriptResult {
    try await TemporaryFolder.with { data in
      let folder = FolderTree.folder(of: transcript.file)
      if let source = transcript.header.data { try FolderTree.copy("\(folder)/\(source)", into: data) }
      let words = commandLine(for: transcript.header, data: data)
      let links = try transcript.header.script.map { _ in try ScriptLinks(to: absoluteBinary) }
      defer { links?.remove() }
      let command = try await CommandRun(
        words[0], Array(words.dropFirst()), input: Array(TextLines.joined(transcript.inputs).utf8),
        environment: links?.environment(Self.options(of: transcript.header, data: data)) ?? [:],
        // Documents are named relative to the transcript, so that the output is the same everywhere.
        directory: folder, timeLimit: timeLimit
      ).result()
      var result = Self.judge(command, of: transcript, commandLine: words)
      if records { try result.record() }
      return result
    }
  }

  /// Returns the words of a command line as in a header, or `nil` if a quote isn't closed.
  public static func words(of command: String) -> [String]? { ArgumentWords.split(command) }

  private func commandLine(for header: TranscriptHeader, data: String) -> [String] {
    if let script = header.script { return ScriptLinks.commandLine(script) }
    if let run = header.run ?? program { return run + Self.options(of: header, data: data) }
    var words = launcher + [absoluteBinary]
    if let app = header.app { words += ["run", app] }
    if let command = header.command { words.append(command) }
    return words + Self.options(of: header, data: data)
  }

  /// The program's absolute path, because the working directory is the transcript's folder.
  private var absoluteBinary: String {
    binary.utf8.contains(UInt8(ascii: "/")) ? FolderTree.absolute(binary) ?? binary : binary
  }

  private static func options(of header: TranscriptHeader, data: String) -> [String] {
    var words = ["--echo"]
    if let locale = header.locale { words += ["--locale", locale] }
    if let now = header.now { words += ["--now", now] }
    return words + ["--data", data] + header.arguments
  }

  private static func judge(
    _ command: RunResult, of transcript: Transcript, commandLine: [String]
  ) -> TranscriptResult {
    var errors: [String] = []
    if command.exit != .code(transcript.header.exit) {
      errors.append("It was to end with exit code \(transcript.header.exit): \(command.exit).")
    }
    if transcript.header.standardError == .empty, !command.errors.isEmpty {
      errors.append("Standard error was to be empty.")
    }
    if String(validating: command.output, as: UTF8.self) == nil { errors.append("The output isn't UTF-8.") }
    if let last = command.output.last, last != 0x0a { errors.append("The output doesn't end with a line feed.") }
    let difference = TranscriptDifference(
      file: transcript.file, expected: transcript.body.map(Transcript.printed),
      got: TextLines.split(command.outputText),
      firstLine: transcript.firstBodyLine)
    return TranscriptResult(
      transcript: transcript, commandLine: commandLine, command: command, difference: difference, errors: errors,
      isRecorded: false)
  }
}

/// A folder in which `whiptail` and `dialog` are the program under test, for a script that calls them.
struct ScriptLinks {
  private let folder: String

  init(to path: String) throws {
    folder = try TemporaryFolder.make()
    for name in ["whiptail", "dialog"] where symlink(path, folder + "/" + name) != 0 {
      throw SystemError("link \(name) to \(path)")
    }
  }

  /// Standard output and standard error are one stream.
  static func commandLine(_ script: [String]) -> [String] { ["/bin/sh", "-c", "exec \"$@\" 2>&1", "sh"] + script }

  func environment(_ options: [String]) -> [String: String] {
    let path = ProcessVariable.value(of: "PATH") ?? "/usr/bin:/bin"
    return ["PATH": folder + ":" + path, "ALOUD_OPTIONS": ArgumentWords.joined(options)]
  }

  func remove() { TemporaryFolder.remove(folder) }
}

extension TranscriptResult {
  /// Writes the file if the body differs, and keeps its comments and header.
  ///
  /// A run with other errors isn't recorded, because a crash would cut off the lines typed after it.
  mutating func record() throws {
    let got = TextLines.split(command.outputText)
    let typed = transcript.body.map(Transcript.printed).compactMap(Transcript.input)
    if !got.compactMap(Transcript.input).elementsEqual(typed, by: TextLines.areSame) {
      errors.append("The lines printed as typed aren't those that were typed.")
    }
    if !errors.isEmpty { return errors.append("It was not recorded: put the above right first.") }
    if difference.isEmpty { return }
    transcript.body = Transcript.body(of: got, typing: transcript.inputs)
    try FileContents.write(Array(transcript.text.utf8), to: transcript.file)
    isRecorded = true
  }
}

/// The result of running a transcript.
public struct TranscriptResult: Sendable, CustomStringConvertible {
  /// The transcript that was run.
  public var transcript: Transcript
  /// The command line, beginning with the program.
  public var commandLine: [String]
  /// The program's output and exit.
  public var command: RunResult
  /// The difference between the output and the body.
  public var difference: TranscriptDifference
  /// All other errors, each in a sentence.
  public var errors: [String]
  /// A Boolean value that indicates whether the file was rewritten with the output, which never counts as passed.
  public var isRecorded: Bool

  /// A Boolean value that indicates whether everything is as the transcript says.
  public var passed: Bool { difference.isEmpty && errors.isEmpty && !isRecorded }

  /// The result in words, for a test's failure message.
  public var description: String {
    if isRecorded { return "\(transcript.file): recorded, read it aloud" }
    if passed { return "\(transcript.file): passed" }
    let requirements = transcript.header.requirements.joined(separator: ", ")
    var blocks = ["\(transcript.file): failed\(requirements.isEmpty ? "" : " (\(requirements))")"]
    blocks += errors
    if !difference.isEmpty { blocks.append(difference.description) }
    if !command.errors.isEmpty {
      blocks.append("On standard error:\n\(VisibleText.escapingControls(in: command.errorText))")
    }
    blocks.append("Run as: \(ArgumentWords.joined(commandLine))")
    return blocks.joined(separator: "\n")
  }
}
