internal import Aloud

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
  public var requirements: [String] = []
  /// The locale, passed as `--locale`, or `nil` for the program's own choice.
  public var locale: String?
  /// The local date and time taken as now, such as 2026-11-20T09:30, passed as `--now`.
  public var now: String?
  /// Further command-line arguments, after all others.
  public var arguments: [String] = []
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
  public var exit: Int32 = 0
  /// The output allowed on standard error.
  public var standardError = StandardError.empty

  /// Creates a header without any key.
  public init() {}

  /// Leaves out keys with default values. There is always at least one line, because a header is required.
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

struct HeaderParser {
  static let crlf = "The line ends in CR LF. Save the file with LF line ends."
  private static let keys = [
    "requirement", "locale", "now", "arguments", "app", "command", "run", "script", "data", "exit", "stderr",
  ]

  let file: String
  private(set) var header = TranscriptHeader()
  private var lineOfKey: [String: Int] = [:]

  init(file: String) { self.file = file }

  mutating func read(_ line: String, number: Int) throws(TranscriptError) {
    func fail(_ message: String) -> TranscriptError { TranscriptError(file: file, line: number, message) }
    if line.utf8.contains(0x0d) { throw fail(Self.crlf) }
    guard let colon = line.firstIndex(of: ":") else {
      throw fail(
        "“\(line)” isn't a header line. Write “key: value”, and a blank line between the header and the conversation.")
    }
    let key = String(line[..<colon])
    let value = line[line.index(after: colon)...].trimmed
    if !Self.keys.contains(key) { throw fail("There is no header key “\(key)”. Use one of \(Self.keys.listed("or")).") }
    if let first = lineOfKey.updateValue(number, forKey: key) {
      throw fail("“\(key)” was already given on line \(first). Keep one of the two.")
    }
    if value.isEmpty { throw fail("“\(key)” has no value. Give it one, or remove the line.") }

    func words() throws(TranscriptError) -> [String] {
      guard let words = ArgumentWords.split(value), key == "arguments" || !words.isEmpty
      else { throw fail("A double quote isn't closed. Put one at the end of the word.") }
      return words
    }
    switch key {
    case "requirement": header.requirements = value.split(separator: ",").map { $0.trimmed }
    case "locale": header.locale = value
    case "now":
      if !Self.isDateTime(value) {
        throw fail("“\(value)” isn't a date and time. Write it as 2026-11-20T09:30, with seconds if they matter.")
      }
      header.now = value
    case "app": header.app = value
    case "command": header.command = value
    case "arguments": header.arguments = try words()
    case "run": header.run = try words()
    case "script": header.script = try words()
    case "data": header.data = value
    case "exit":
      guard let code = Int32(value), 0...255 ~= code else {
        throw fail("“\(value)” isn't an exit code. Write a number from 0 to 255.")
      }
      header.exit = code
    default:
      guard let expectation = TranscriptHeader.StandardError(rawValue: value) else {
        throw fail("“\(value)” isn't known for stderr. Write “empty” or “any”.")
      }
      header.standardError = expectation
    }
  }

  /// Returns whether a text looks like a local ISO 8601 time. The program checks that it exists.
  private static func isDateTime(_ text: String) -> Bool {
    let shape = text.utf8.map { 0x30...0x39 ~= $0 ? UInt8(ascii: "0") : $0 }
    return ["0000-00-00T00:00", "0000-00-00T00:00:00"].contains { $0.utf8.elementsEqual(shape) }
  }
}

/// Words of a command line, separated by spaces. Double quotes keep spaces, and within them `\"` and `\\` are escapes.
enum ArgumentWords {
  static func split(_ line: String) -> [String]? {
    var words: [String] = []
    var word: String.UnicodeScalarView?
    var isQuoted = false
    var isEscaped = false
    for scalar in line.unicodeScalars {
      switch scalar {
      case _ where isEscaped:
        if scalar != "\"" && scalar != "\\" { word?.append("\\") }
        word?.append(scalar)
        isEscaped = false
      case "\\" where isQuoted: isEscaped = true
      case "\"":
        isQuoted.toggle()
        word = word ?? String.UnicodeScalarView()
      case " " where !isQuoted:
        if let word { words.append(String(word)) }
        word = nil
      default: word = (word ?? String.UnicodeScalarView()) + [scalar]
      }
    }
    if let word { words.append(String(word)) }
    return isQuoted ? nil : words
  }

  static func joined(_ words: [String]) -> String {
    words.map { word in
      guard word.isEmpty || word.unicodeScalars.contains(where: { $0 == " " || $0 == "\"" }) else { return word }
      let escaped = word.unicodeScalars.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }
      return "\"\(escaped.joined())\""
    }.joined(separator: " ")
  }
}
