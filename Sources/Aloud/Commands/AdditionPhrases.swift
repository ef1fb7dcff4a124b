/// The words around what is added, made, or to be reminded of, each cut at the text that they stand around.
struct AdditionPhrases: Sendable {
  typealias Pattern = (before: Substring, after: Substring)

  let added, made, reminders, deniedReminders: [Pattern]
  /// The words that make something without more words around a text, folded.
  let words: Set<String>

  init(_ wording: Wording) {
    func patterns(_ key: String) -> [Pattern] { wording.phrases(key).compactMap { $0.cut(at: "{value}") } }
    (added, made) = (patterns("value.add"), patterns("value.make"))
    (reminders, deniedReminders) = (patterns("value.remind"), patterns("value.remindNot"))
    words = Set(
      (added + made).filter { $0.before.isEmpty || $0.after.isEmpty }.map { Folding.fold($0.before + $0.after) })
  }
}
