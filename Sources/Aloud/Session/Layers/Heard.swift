/// A line as it was heard, with what it is word for word.
struct Heard: Sendable {
  let line: Line
  /// The line, folded.
  let folded: String
  /// The command that it is.
  let command: Command?

  /// A line, in the words of a vocabulary.
  init(_ line: Line, _ vocabulary: Vocabulary) {
    self.line = line
    folded = Folding.fold(line.text)
    command = vocabulary.command(folded)
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
