/// Short forms that people write with digits in chats, such as "2moro", or that differ from other words only by an accent, such as
/// "üm", and the words that they stand for.
struct ChatForms: Sendable {
  private var words: [String: String] = [:]

  /// Reads the forms of a lexicon, in which the keys `chat.WORD` list the forms of a word.
  init(_ lexicon: Lexicon) {
    for line in lexicon.lines where line.kind == "chat" {
      for form in line.words { words[form.lowercased()] = line.name }
    }
  }

  /// Returns a phrase with these forms replaced by their words.
  func writtenOut(_ phrase: String) -> String {
    if words.isEmpty { return phrase }
    return phrase.split(separator: " ").map { words[$0.lowercased()] ?? String($0) }.joined(separator: " ")
  }
}
