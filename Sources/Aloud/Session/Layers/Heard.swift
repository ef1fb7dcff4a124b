/// A line as it was heard, with what it is word for word.
struct Heard: Sendable {
  let line: Line
  /// The line, folded.
  let folded: String
  /// The command that it is.
  let command: Command?
  /// Whether that is one of a single sign or letter, which may rather be the beginning of something.
  let isShort: Bool
  /// Whether it has been said that the command is meant, and not a thing that is called so.
  private(set) var isCommandMeant = false

  /// A line, in the words of a vocabulary.
  init(_ line: Line, _ vocabulary: Vocabulary) {
    self.line = line
    folded = Folding.fold(line.text)
    command = vocabulary.command(folded) ?? Self.short(line.text, folded)
    isShort = vocabulary.command(folded) == nil && command != nil
  }

  /// The command that a console has a sign or one letter for; nil where a line is none.
  private static func short(_ text: String, _ folded: String) -> Command? {
    switch folded {
    case "h": .reading(.help)
    case "q": .session(.quit)
    case "": ["?", "？", "؟"].contains(text.trimmingSpaces()) ? .reading(.help) : nil
    default: nil
    }
  }

  /// The same line where text is waited for: one letter is text first.
  var asText: Heard { isShort && !folded.isEmpty ? Heard(line) : self }

  /// A line that is no command.
  private init(_ line: Line) {
    self.line = line
    folded = Folding.fold(line.text)
    command = nil
    isShort = false
  }

  /// A line that is meant as a command.
  init(_ line: Line, meaning command: Command) {
    self.line = line
    folded = Folding.fold(line.text)
    self.command = command
    isShort = false
    isCommandMeant = true
  }

  var text: String { line.text }

  /// Whether nothing was said.
  var isBlank: Bool { line.text.allSatisfy(\.isWhitespace) }

  /// What stands between quotation marks, where the whole line does.
  var quoted: String? {
    // Nearly every line begins with a letter or a digit of ASCII.
    if let byte = text.utf8.first, byte > 0x20, byte < 0x80, byte != UInt8(ascii: "\"") { return nil }
    let text = text.trimmingSpaces()
    guard text.count > 2, let first = text.first, let last = text.last, "\"“„”«»「『".contains(first),
      "\"“”»«」』".contains(last)
    else { return nil }
    return String(text.dropFirst().dropLast())
  }

  /// The beginning of the line, to be said back.
  var shortened: String { Self.shortened(text) }

  /// The beginning of a text, to be said back.
  static func shortened(_ text: String) -> String { text.count <= 60 ? text : text.prefix(60) + "…" }
}
