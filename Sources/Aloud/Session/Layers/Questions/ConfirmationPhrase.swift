/// The phrase that confirms an act: at least two spoken words, of which one says what it is done to (ASK-6).
///
/// A number in figures names nothing: "Delete 4" is told with the words of `confirm.phrase`. A name without a letter or a digit ("!!!", an emoji, hidden characters) is told by a general word. A phrase that is one
/// word then, of an author or of an app, is told with the words of `confirm.phrase`. A phrase that the line says which asked
/// for the act is told with them too (ASK-2).
struct ConfirmationPhrase {
  /// The phrase as it is said.
  let text: LocalizedText

  /// The phrase for a confirmation's own, of an act called `title`, which `line` asked for.
  init(_ phrase: LocalizedText, title: LocalizedText, asked line: Line, _ wording: Wording) {
    func confirming(_ phrase: LocalizedText) -> LocalizedText {
      .message(.confirmPhrase(name: .text(Self.named(phrase, wording))))
    }
    var text = Self.withNames(phrase, wording)
    let words = SpokenWords(text, wording)
    // A number alone is said of the third thing as of three of them.
    if words.count == 0 { text = confirming(title) } else if words.namingCount < 2 { text = confirming(text) }
    if SpokenWords(text, wording) == SpokenWords(line.text) { text = confirming(text) }
    self.text = text
  }

  /// Whether a line is the whole of a phrase, a number of it in figures or in words, and holds nothing that can't be heard.
  static func isSaid(_ folded: String, _ phrase: LocalizedText, _ around: Surroundings) -> Bool {
    let words = SpokenWords(phrase, around.wording)
    return words.count > 0 && words.isSaid(by: SpokenWords(folded), number: around.number)
      && !SpokenWords.holdsHidden(folded)
  }

  /// The same, where the names in a message that no voice says are told by a general word.
  private static func withNames(_ text: LocalizedText, _ wording: Wording) -> LocalizedText {
    guard case .message(var message) = text else { return text }
    for (name, argument) in message.arguments.all {
      if case .text(let text) = argument { message.arguments[name] = .text(named(withNames(text, wording), wording)) }
    }
    return .message(message)
  }

  private static func named(_ name: LocalizedText, _ wording: Wording) -> LocalizedText {
    SpokenWords(name, wording).count == 0 ? .message(.confirmUnnamed) : name
  }
}

extension Confirmation {
  /// Whether a phrase that somebody has written can confirm an act as it stands: two words or more that a voice says and that
  /// mean nothing else in the locale (ASK-6).
  package static func canConfirm(_ phrase: String, in locale: LoadedLocale) -> Bool {
    let folded = Folding.fold(phrase)
    return SpokenWords(phrase).namingCount >= 2 && !SpokenWords.holdsHidden(folded)
      && Vocabulary(locale.wording).command(folded) == nil
  }
}
