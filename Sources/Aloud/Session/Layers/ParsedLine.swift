/// A line, its folded text, and the command that it is word for word.
struct ParsedLine: Sendable {
  let line: Line
  let folded: String
  let command: Command?
  /// A Boolean value that indicates whether the command is a single sign or letter, which may instead be the beginning of
  /// something.
  let isShort: Bool
  /// A Boolean value that indicates whether the user has made clear that the command is meant, and not a thing of the same
  /// name.
  private(set) var isCommandMeant = false

  init(_ line: Line, _ vocabulary: Vocabulary) {
    self.line = line
    folded = Folding.fold(line.text)
    command = vocabulary.command(folded) ?? Self.short(line.text, folded)
    isShort = vocabulary.command(folded) == nil && command != nil
  }

  private static func short(_ text: String, _ folded: String) -> Command? {
    switch folded {
    case "h": .reading(.help)
    case "q": .session(.quit)
    case "": ["?", "？", "؟"].contains(text.trimmingSpaces()) ? .reading(.help) : nil
    default: nil
    }
  }

  /// The line where text is awaited: a single letter is text rather than a command.
  var asText: ParsedLine { isShort && !folded.isEmpty ? ParsedLine(line, meaning: nil) : self }

  /// Creates a line that means the command, or none, whatever its words are.
  init(_ line: Line, meaning command: Command?) {
    self.line = line
    folded = Folding.fold(line.text)
    self.command = command
    isShort = false
    isCommandMeant = command != nil
  }

  var text: String { line.text }

  var isBlank: Bool { line.text.allSatisfy(\.isWhitespace) }

  var quoted: String? { text.quoted }

  /// A Boolean value that indicates whether "stop" was typed where no speech was left to stop, so that it may mean what else goes on.
  var mayStopWork: Bool { command == .session(.stop) && !line.isRecognised && !line.hasSilenced }

  /// The sentence that the line was not understood.
  var notUnderstood: LocalizedText { Self.notUnderstood(text) }

  /// Returns the sentence that a text was not understood as a line.
  static func notUnderstood(_ text: String) -> LocalizedText {
    .message(.retryNotUnderstood(line: .text(shortened(text))))
  }

  /// Returns a text of the user as it is repeated in an answer.
  static func shortened(_ text: String) -> LocalizedText { .verbatim(text.count <= 60 ? text : text.prefix(60) + "…") }
}

extension String {
  /// The text within the quotation marks at the ends; nil if there are none.
  var quoted: String? {
    // A fast path: nearly every line begins with an ASCII letter or digit.
    if let byte = utf8.first, byte > 0x20, byte < 0x80, byte != UInt8(ascii: "\"") { return nil }
    let text = trimmingSpaces()
    guard text.count > 2, let first = text.first, let last = text.last, "\"“„”«»「『".contains(first),
      "\"“”»«」』".contains(last)
    else { return nil }
    return String(text.dropFirst().dropLast())
  }
}
