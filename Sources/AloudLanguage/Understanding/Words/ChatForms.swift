/// Words that people write with figures in chats, such as "2moro", or that differ from others by an accent, such as "üm", and
/// what they stand for.
struct ChatForms: Sendable {
  private var words: [String: String] = [:]

  /// Those of a lexicon: the keys `chat.WORD` have the forms of a word.
  init(_ lexicon: Lexicon) {
    for line in lexicon.lines where line.kind == "chat" {
      for form in line.words { words[form.lowercased()] = line.name }
    }
  }

  /// A phrase with each of these forms written out.
  func writtenOut(_ phrase: String) -> String {
    if words.isEmpty { return phrase }
    return phrase.split(separator: " ").map { words[$0.lowercased()] ?? String($0) }.joined(separator: " ")
  }
}
