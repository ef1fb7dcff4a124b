/// The confirmation that an action waits for (ASK-1, ASK-2).
struct ConfirmationLayer: Sendable {
  let id: ID
  let title: LocalizedText
  /// The outcome that the confirmation lets through.
  let outcome: Outcome
  let isOnSelection: Bool
  /// Returns the thing that the action applies to, as it is now; nil if it no longer exists: then it must not be confirmed.
  let thing: @Sendable (LineContext) -> Entry?
  let confirmation: Confirmation
  /// As it is spoken. The phrase never equals the line that asked for the action.
  let phrase: LocalizedText

  /// Asks before `outcome`, an action on `id` that `line` has asked for. `thing` finds what it applies to.
  init(
    _ confirmation: Confirmation, before outcome: Outcome, to id: ID, title: LocalizedText, isOnSelection: Bool = false,
    asked line: Line, _ wording: Wording, thing: @escaping @Sendable (LineContext) -> Entry?
  ) {
    self.id = id
    self.title = title
    self.outcome = outcome
    self.isOnSelection = isOnSelection
    self.thing = thing
    self.confirmation = confirmation
    phrase = ConfirmationPhrase(confirmation.phrase, title: title, asked: line, wording).text
  }

  var question: [Announcement] {
    let loss = [confirmation.loss].compactMap(\.self)
    return [
      Announcement(.question, named: confirmation.question, role: .actionSheet, sentences: loss), shortQuestion,
    ]
  }

  var shortQuestion: Announcement { Announcement(.question, choices) }

  private var choices: LocalizedText {
    .message(.confirmChoices(phrase: .text(phrase), keep: .text(confirmation.keep)))
  }

  /// Only the complete phrase confirms.
  func take(_ parsed: ParsedLine, in context: LineContext) -> Outcome? {
    if ConfirmationPhrase.isSaid(parsed.folded, phrase, context) { return confirmed(in: context) }
    if isKeep(parsed, in: context) { return keep }
    if parsed.isBlank { return .say(question) }
    switch parsed.command {
    case .leaving(.back), .leaving(.cancel): return keep
    case .reading(.help), .reading(.repeat): return .say(question)
    case .reading(.whereAmI): return Outcome(.sayWhere) + .say(question)
    case .reading(.spell): return .say([Announcement(spelling: phrase, false, context.locale)])
    case .reading(.spellPhonetic): return .say([Announcement(spelling: phrase, true, context.locale)])
    case .session(.quit): return .said(.change, confirmation.kept) + Outcome(.quit)
    case .moving, .reading, .leaving, .editing, .text, .picker, .color, .search, .selection, .log, .setting, .session,
      nil:
      if let outcome = Anywhere.outcome(of: parsed.command, in: context, asking: [shortQuestion]) { return outcome }
    }
    return .say(Announcement(.refusal, confirmation.kept, choices))
  }

  private var keep: Outcome { Outcome(.closeFront) + .said(.change, confirmation.kept) }

  private func confirmed(in context: LineContext) -> Outcome {
    let closed = Outcome(.closeFront)
    if let refusal = thing(context)?.refusalNow { return closed + .say(refusal) }
    return closed + outcome
  }

  /// Returns whether a line leaves everything as it is, in the words of the question or in any that mean "no".
  private func isKeep(_ parsed: ParsedLine, in context: LineContext) -> Bool {
    context.wording.text(confirmation.keep).alternatives().contains { Folding.fold($0) == parsed.folded }
      || context.isWord(.confirmKeep, parsed.folded) || context.isWord(.answerNo, parsed.folded)
      || context.user.understander.answer(parsed.text) == false
  }
}

extension Entry {
  var refusalNow: Announcement? {
    let announcement = announcement
    return announcement.states.contains { $0 == .dimmed || $0 == .busy } ? announcement.refusal : nil
  }
}

/// The phrase that confirms an action: at least two spoken words, of which one names what the action applies to (ASK-6).
///
/// A number in figures names nothing, so "Delete 4" is put into the words of `confirm.phrase`. A name without a letter or digit
/// ("!!!", an emoji, hidden characters) is replaced by a general word. A phrase of an author or an app that is then a single
/// word is put into the words of `confirm.phrase`, and so is a phrase that equals the line that asked for the action (ASK-2).
struct ConfirmationPhrase {
  let text: LocalizedText

  /// The confirmation's own phrase is for an action called `title` that `line` asked for.
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

  /// Returns whether a line is the complete phrase, with numbers in figures or in words, and contains no hidden characters.
  static func isSaid(_ folded: String, _ phrase: LocalizedText, _ context: LineContext) -> Bool {
    let words = SpokenWords(phrase, context.wording)
    return words.count > 0 && words.isSaid(by: SpokenWords(folded), number: context.number)
      && !SpokenWords.holdsHidden(folded)
  }

  /// Replaces the names that no voice can say by a general word.
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
  /// Returns whether a phrase can confirm an action as written: it has at least two words that a voice says, and means nothing
  /// else in the locale (ASK-6).
  package static func canConfirm(_ phrase: String, in locale: LoadedLocale) -> Bool {
    let folded = Folding.fold(phrase)
    return SpokenWords(phrase).namingCount >= 2 && !SpokenWords.holdsHidden(folded)
      && Vocabulary(locale.wording).command(folded) == nil
  }
}
