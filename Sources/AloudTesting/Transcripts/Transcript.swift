internal import Aloud

/// A conversation with the program as a text file: comments, a header, and the lines of the conversation.
public struct Transcript: Sendable, Hashable {
  /// The file's path, as used in messages.
  public var file: String
  /// The comments and header lines as in the file.
  public let head: [String]
  /// The parsed header.
  public let header: TranscriptHeader
  /// The lines of the conversation, both typed and printed.
  public var body: [String]

  /// Creates a transcript from its parts.
  public init(file: String, comments: [String] = [], header: TranscriptHeader, body: [String]) {
    self.file = file
    self.head = comments.map { $0.isEmpty ? "#" : "# \($0)" } + header.lines
    self.header = header
    self.body = body
  }

  /// Creates a transcript from its text; throws ``TranscriptError`` naming the line that is invalid.
  public init(parsing text: String, file: String) throws(TranscriptError) {
    let lines = TextLines.split(text)
    var parser = HeaderParser(file: file)
    var headEnd = 0
    while headEnd < lines.count, Self.isComment(lines[headEnd]) { headEnd += 1 }
    let headerStart = headEnd
    while headEnd < lines.count, !lines[headEnd].isEmpty {
      try parser.read(lines[headEnd], number: headEnd + 1)
      headEnd += 1
    }
    guard headEnd > headerStart else {
      throw TranscriptError(
        file: file, line: headEnd + 1,
        "There is no header. Write at least one line such as “requirement: LOOP-1” right below the comments.")
    }
    let body = Array(lines.dropFirst(headEnd + 1))
    func refuse(_ message: String, where isWrong: (String) -> Bool) throws(TranscriptError) {
      guard let index = body.firstIndex(where: isWrong) else { return }
      throw TranscriptError(file: file, line: headEnd + index + 2, message)
    }
    try refuse(HeaderParser.crlf) { $0.utf8.last == 0x0d }
    try refuse("The line has a NUL. Remove it.") { $0.utf8.contains(0) }
    try refuse("“>” stands alone. For an empty input line write “> ”, with the space.") { $0 == ">" }
    self.file = file
    self.head = Array(lines[..<headEnd])
    self.header = parser.header
    self.body = body
  }

  /// Creates a transcript from a file; throws ``TranscriptError``, or ``SystemError`` if the file can't be read.
  public init(contentsOf path: String) throws {
    let bytes = try FileContents.read(path)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      let line = bytes.split(separator: 0x0a, omittingEmptySubsequences: false)
        .firstIndex { String(validating: $0, as: UTF8.self) == nil }
      throw TranscriptError(file: path, line: (line ?? 0) + 1, "The line isn't UTF-8. Save the file as UTF-8.")
    }
    try self.init(parsing: text, file: path)
  }

  /// The text of the transcript's file.
  public var text: String { TextLines.joined(head + [""] + body) }

  /// The typed lines, without their `> `.
  public var inputs: [String] { body.compactMap(Self.input) }

  /// The file line of the body's first line, counted from 1.
  public var firstBodyLine: Int { head.count + 2 }

  /// Returns `nil` for a printed line.
  static func input(_ line: String) -> String? { TextLines.rest(of: line, after: "> ") }

  /// Returns a body line as the program prints it, with typed text cleaned before it is shown (SAFE-1).
  static func printed(_ line: String) -> String { input(line).map { "> " + OutsideText.printed($0) } ?? line }

  /// Returns printed lines as a body with `inputs` as its typed lines, or unchanged if their numbers differ.
  static func body(of printed: [String], typing inputs: [String]) -> [String] {
    guard printed.count(where: { input($0) != nil }) == inputs.count else { return printed }
    var inputs = inputs[...]
    return printed.map { input($0) == nil ? $0 : "> " + (inputs.popFirst() ?? "") }
  }

  static func isComment(_ line: String) -> Bool { line == "#" || TextLines.rest(of: line, after: "# ") != nil }
}

/// The error that is thrown when a transcript file is invalid. It names the place, the problem and the remedy.
public struct TranscriptError: Error, Hashable, CustomStringConvertible {
  /// The file's path as given.
  public var file: String
  /// The line, counted from 1.
  public var line: Int
  /// The problem and its remedy, in English.
  public var message: String

  init(file: String, line: Int, _ message: String) { (self.file, self.line, self.message) = (file, line, message) }

  /// The error on one line that begins with the file and line.
  public var description: String { OutsideText.printed("\(file):\(line): \(message)") }
}

/// Text as lines separated by line feeds alone, byte for byte.
///
/// Swift's `Character` would merge CR LF, or a space followed by a combining accent, into one.
enum TextLines {
  /// Returns the lines; a line feed at the end does not begin another.
  static func split(_ text: String) -> [String] {
    var lines = text.utf8.split(separator: 0x0a, omittingEmptySubsequences: false).map { String(Substring($0)) }
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  static func joined(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }

  /// Compares bytes; `==` ignores how an accent is encoded.
  static func areSame(_ one: String, _ other: String) -> Bool { one.utf8.elementsEqual(other.utf8) }

  /// Returns `nil` if the line does not begin with `prefix`.
  static func rest(of line: String, after prefix: String) -> String? {
    line.utf8.starts(with: prefix.utf8) ? String(line.utf8.dropFirst(prefix.utf8.count)) : nil
  }
}
