/// A builder of the grammar of everything that can be said now, at the place in front and to the layer above it (VOICE-1).
struct GrammarMaker {
  let context: LineContext
  let layer: Layer?
  let form: RecognisedForm

  var grammar: SpokenGrammar {
    let values = ValueRules(context.locale, form)
    let names = SpokenNames(context: context, form: form)
    return SpokenGrammar(.choice(line), language: context.locale.tag) { rule in
      switch rule {
      case .line: .choice([])
      case .name: .choice(names.enough.map(SpokenPhrase.words))
      case .thing: thing(values)
      case .number, .ordinal, .date, .time, .moment, .duration, .color, .letter, .codeWord: values.phrase(rule)
      }
    }
  }

  /// A Boolean value that indicates whether text may be said that no grammar can list: that of a field or of a query.
  var takesFreeText: Bool {
    switch layer {
    case .entry(let entry): !entry.text.isSecure
    case nil: context.shown.activeSearch != nil
    case .menu, .picker, .confirmation, .choice, .discard, .alert, .hearing: false
    }
  }

  /// Returns a thing here, by enough of its name or by its number.
  private func thing(_ values: ValueRules) -> SpokenPhrase {
    let count = context.entries.greatestNumber
    guard count > 0 else { return .rule(.name) }
    let number = values.number(upTo: count)
    // One phrasing is enough beside a command; the others are lines of their own.
    let pattern = GrammarWords(context: context, form: form).patterns(of: .number).prefix(1).map {
      SpokenPhrase.sequence($0(number))
    }
    return .choice([.rule(.name), number] + pattern)
  }

  // MARK: - Lines

  private var line: [SpokenPhrase] {
    let words = GrammarWords(context: context, form: form)
    switch layer {
    case .confirmation(let question):
      return [words.text(question.phrase), words.text(question.confirmation.keep), words.phrases(.answerNo)]
        + words.commandsAtQuestion
    case .discard(let question):
      return question.answers(in: context).map { words.text($0) } + words.commandsAtQuestion
    case .alert:
      return [words.phrases(.alertOk), words.phrases(.answerClose)] + words.commandsAtQuestion
    case .hearing(let question):
      return question.alternatives.map { .words(form.words($0)) } + [
        words.phrases(.answerYes), words.phrases(.answerNo), .rule(.ordinal),
      ] + place(words)
    case .choice(let question):
      let names = question.candidates.compactMap { $0.announcement(in: context).name }
      return names.map { words.text($0) } + [.rule(.ordinal), words.phrases(.answerNo)] + place(words)
    case .entry(let entry): return self.entry(entry, words)
    case .picker: return picker(words)
    case .menu, nil: return place(words)
    }
  }

  private func place(_ words: GrammarWords) -> [SpokenPhrase] {
    let named = ObjectCommand.allCases.flatMap { command in
      object(of: command).map { object in words.patterns(of: command).map { SpokenPhrase.sequence($0(object)) } } ?? []
    }
    return [.rule(.thing)] + words.commands { means($0) } + named + GivenPhrases(context: context, form: form).phrases
      + [words.phrases(.answerClose), words.phrases(.answerYes), words.phrases(.answerNo)]
  }

  /// Nil if the command does not apply here or takes any words.
  private func object(of command: ObjectCommand) -> SpokenPhrase? {
    let (scope, kind) = command.takes
    let isHere =
      switch scope {
      case .place, .setting: true
      case .selection: context.isSelecting
      case .search: context.shown.activeSearch != nil
      case .picker: context.shown.columns.isEmpty == false
      case .text: false
      }
    guard isHere else { return nil }
    return switch kind {
    case .thing, .things: command == .tab ? .choice([tabs, .rule(.number)]) : .rule(.thing)
    case .number: .rule(.number)
    case .section: command == .jump ? .choice([.rule(.letter), .rule(.codeWord)]) : .rule(.name)
    case .words: nil
    }
  }

  private var tabs: SpokenPhrase {
    .choice(context.frame.tabs.map { .words(form.words(context.wording.text($0))) })
  }

  func means(_ command: Command) -> Bool {
    switch command {
    case .session(.remarks): context.user.offersRemarks
    case .moving, .reading, .leaving, .setting, .session, .editing: true
    case .text: false
    case .picker, .color: !context.shown.columns.isEmpty
    case .search: context.shown.search != nil || context.shown.activeSearch != nil
    case .selection: context.shown.selection != nil
    case .log: context.entries.hasLog
    }
  }

  private func entry(_ entry: EntryLayer, _ words: GrammarWords) -> [SpokenPhrase] {
    let commands = words.commands { command in
      switch command {
      case .text, .editing, .reading, .leaving, .session, .setting: true
      case .moving: entry.suggested != nil
      case .picker, .color, .search, .selection, .log: false
      }
    }
    if entry.text.isSecure { return commands }
    let suggested = entry.suggested.map { SpokenNames.whole($0.all.rows, context, form) } ?? []
    // A line is either words or letters: a single letter is too short to be told from part of a word.
    let capital = words.phrases(.dictationCapital)
    let spelled = SpokenPhrase.choice(
      [SpokenRule.letter, .codeWord].map { .repeated(.sequence([.optional(capital), .rule($0)])) })
    return commands + suggested.map(SpokenPhrase.words) + words.patterns(of: .spellThing).map { .sequence($0(spelled)) }
      + words.dictation
  }

  private func picker(_ words: GrammarWords) -> [SpokenPhrase] {
    place(words) + GivenPhrases.values(of: layer?.picker, in: context).map(SpokenPhrase.rule)
  }
}

extension Command {
  /// A Boolean value that indicates whether the command applies at every question: it reads, leaves, or changes how things are
  /// announced.
  fileprivate var isForQuestions: Bool {
    switch self {
    // A user who speaks does not set the keys.
    case .setting(let command): !command.isOfKeys
    case .reading, .leaving(.back), .leaving(.cancel), .session(.stop), .session(.sleep), .session(.wakeUp):
      true
    case .moving, .leaving, .editing, .text, .picker, .color, .search, .selection, .log, .session: false
    }
  }
}

/// The phrases of commands and answers in the locale's own language, in the form that a recogniser returns.
struct GrammarWords {
  let context: LineContext
  let form: RecognisedForm

  /// With all of its alternatives.
  func text(_ text: LocalizedText) -> SpokenPhrase {
    .choice(context.wording.text(text).alternatives().map { .words(form.words($0)) })
  }

  func phrases(_ message: Message) -> SpokenPhrase {
    .choice(context.wording.alternatives(message.key).own.map { .words(form.words($0)) })
  }

  func commands(where isMeant: (Command) -> Bool) -> [SpokenPhrase] { commands(most: .max, where: isMeant) }

  /// The commands at a question, by their first phrases only, since each phrase more is one that stray talk may match.
  var commandsAtQuestion: [SpokenPhrase] { commands(most: 3) { $0.isForQuestions } }

  private func commands(most: Int, where isMeant: (Command) -> Bool) -> [SpokenPhrase] {
    Command.allCases.filter(isMeant).map { command in
      .choice(context.wording.alternatives(command.key).own.prefix(most).map { .words(form.words($0)) })
    }
  }

  /// Each pattern places the phrase of the object among the command's words.
  func patterns(of command: ObjectCommand) -> [(SpokenPhrase) -> [SpokenPhrase]] {
    var seen: Set<String> = []
    return context.wording.alternatives(command.key).own.compactMap { phrase in
      guard let parts = phrase.cut(at: "{object}") else { return nil }
      let (before, after) = (form.words(String(parts.before)), form.words(String(parts.after)))
      guard !Self.isWritten(before + after), seen.insert("\(before) {} \(after)").inserted else { return nil }
      return { object in [SpokenPhrase.words(before), object, .words(after)].filter { $0 != .words("") } }
    }
  }

  /// Returns whether the words are an abbreviation that is written but not spoken, such as "nr" in "nr 3".
  private static func isWritten(_ words: String) -> Bool {
    words.unicodeScalars.allSatisfy { $0.value < 0x250 } && words.count <= 2
  }

  /// Punctuation, a new line, a capital letter.
  var dictation: [SpokenPhrase] {
    Dictation(context.locale).phrases.map { .words(form.words($0)) }
  }
}
