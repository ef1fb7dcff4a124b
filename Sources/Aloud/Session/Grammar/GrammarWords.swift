/// The words of commands and answers in the locale's own language, as a recogniser gives them back.
struct GrammarWords {
  let around: Surroundings
  let form: RecognisedForm

  /// A text as it is said.
  func text(_ text: LocalizedText) -> SpokenPhrase {
    .choice(around.wording.text(text).alternatives().map { .words(form.words($0)) })
  }

  /// The phrases that a message lists.
  func phrases(_ message: Message) -> SpokenPhrase {
    .choice(around.wording.alternatives(message.key).own.map { .words(form.words($0)) })
  }

  /// The phrases of the commands that stand by themselves and are meant.
  func commands(where isMeant: (Command) -> Bool) -> [SpokenPhrase] {
    Command.allCases.filter(isMeant).map { command in
      .choice(around.wording.alternatives(command.key).own.map { .words(form.words($0)) })
    }
  }

  /// The phrases of a command with an object, around that.
  func patterns(of command: ObjectCommand) -> [(SpokenPhrase) -> [SpokenPhrase]] {
    var seen: Set<String> = []
    return around.wording.alternatives(command.key).own.compactMap { phrase in
      guard let parts = phrase.cut(at: "{object}") else { return nil }
      let (before, after) = (form.words(String(parts.before)), form.words(String(parts.after)))
      guard !Self.isWritten(before + after), seen.insert("\(before) {} \(after)").inserted else { return nil }
      return { object in [SpokenPhrase.words(before), object, .words(after)].filter { $0 != .words("") } }
    }
  }

  /// Whether words are only written so, and said otherwise: "nr 3".
  private static func isWritten(_ words: String) -> Bool {
    words.unicodeScalars.allSatisfy { $0.value < 0x250 } && words.count <= 2
  }

  /// What is said to dictate what is not a word: signs, a new line, a capital letter.
  var dictation: [SpokenPhrase] {
    Dictation(around.locale).phrases.map { .words(form.words($0)) }
  }
}
