/// The phrase that confirms an action: at least two spoken words, of which one names what the action applies to (ASK-6).
///
/// A number in figures names nothing, so "Delete 4" is put into the words of `confirm.phrase`. A name without a letter or digit
/// ("!!!", an emoji, hidden characters) is replaced by a general word. A phrase of an author or an app that is then a single word
/// is put into the words of `confirm.phrase`, and so is a phrase that equals the line that asked for the action (ASK-2).
struct ConfirmationPhrase {
  /// The phrase as it is spoken.
  let text: LocalizedText

  /// Creates the phrase from a confirmation's own phrase, for an action called `title` that `line` asked for.
  init(_ phrase: LocalizedText, title: LocalizedText, asked line: Line, _ wording: Wording) {
    func confirming(_ phrase: LocalizedText) -> LocalizedText {
      .message(.confirmPhrase(name: .text(Self.named(phrase, wording))))
    }
    var text = Self.withNames(phrase, wording)
    let words = SpokenWords(text, wording)
    // With a number alone, the phrase could mean the third thing as well as three things.
    if words.count == 0 { text = confirming(title) } else if words.namingCount < 2 { text = confirming(text) }
    if SpokenWords(text, wording) == SpokenWords(line.text) { text = confirming(text) }
    self.text = text
  }

  /// Returns a Boolean value that indicates whether a line is the complete phrase, with numbers in figures or in words, and
  /// contains no hidden characters.
  static func isSaid(_ folded: String, _ phrase: LocalizedText, _ around: LineContext) -> Bool {
    let words = SpokenWords(phrase, around.wording)
    return words.count > 0 && words.isSaid(by: SpokenWords(folded), number: around.number)
      && !SpokenWords.holdsHidden(folded)
  }

  /// Returns a text in which the names that no voice can say are replaced by a general word.
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
  /// Returns a Boolean value that indicates whether a phrase can confirm an action as written: it has at least two words that a
  /// voice says, and means nothing else in the locale (ASK-6).
  package static func canConfirm(_ phrase: String, in locale: LoadedLocale) -> Bool {
    let folded = Folding.fold(phrase)
    return SpokenWords(phrase).namingCount >= 2 && !SpokenWords.holdsHidden(folded)
      && Vocabulary(locale.wording).command(folded) == nil
  }
}
