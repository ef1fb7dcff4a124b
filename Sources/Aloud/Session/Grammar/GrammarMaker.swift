/// Makes the grammar of what can be said now: at the place in front, and to what stands over it (VOICE-1).
struct GrammarMaker {
  let around: Surroundings
  /// What stands over the place, and takes the next line first.
  let layer: Layer?
  let form: RecognisedForm

  /// What can be said now, with the rules that it needs.
  var grammar: SpokenGrammar {
    let values = ValueRules(around.locale, form)
    let names = SpokenNames(around: around, form: form)
    return SpokenGrammar(.choice(line), language: around.locale.tag) { rule in
      switch rule {
      case .line: .choice([])
      case .name: .choice(names.enough.map(SpokenPhrase.words))
      case .thing: thing(values)
      case .number, .ordinal, .date, .time, .moment, .duration, .color, .letter, .codeWord: values.phrase(rule)
      }
    }
  }

  /// Whether words that no grammar can list may be said: the text of a field, or of a query.
  var takesFreeText: Bool {
    switch layer {
    case .entry(let entry): !entry.text.isSecure
    case nil: around.shown.activeSearch != nil
    case .menu, .picker, .confirmation, .choice, .discard, .alert, .hearing: false
    }
  }

  /// A thing here, by enough of its name or by its number.
  private func thing(_ values: ValueRules) -> SpokenPhrase {
    let count = around.entries.greatestNumber
    guard count > 0 else { return .rule(.name) }
    let number = values.number(upTo: count)
    // One way to say it is enough beside a command; the others stand as lines.
    let pattern = GrammarWords(around: around, form: form).patterns(of: .number).prefix(1).map {
      SpokenPhrase.sequence($0(number))
    }
    return .choice([.rule(.name), number] + pattern)
  }

  // MARK: - Lines

  /// What a line may be: for what asks, its answers and little else.
  private var line: [SpokenPhrase] {
    let words = GrammarWords(around: around, form: form)
    switch layer {
    case .confirmation(let question):
      return [words.text(question.phrase), words.text(question.confirmation.keep), words.phrases(.answerNo)]
        + words.commands { $0.isForQuestions }
    case .discard(let question):
      return question.answers(in: around).map { words.text($0) } + words.commands { $0.isForQuestions }
    case .alert:
      return [words.phrases(.alertOk), words.phrases(.answerClose)] + words.commands { $0.isForQuestions }
    case .hearing(let question):
      return question.alternatives.map { .words(form.words($0)) } + [
        words.phrases(.answerYes), words.phrases(.answerNo), .rule(.ordinal),
      ] + place(words)
    case .choice(let question):
      let names = question.candidates.compactMap { $0.announcement(in: around).name }
      return names.map { words.text($0) } + [.rule(.ordinal), words.phrases(.answerNo)] + place(words)
    case .entry(let entry): return self.entry(entry, words)
    case .picker: return picker(words)
    case .menu, nil: return place(words)
    }
  }

  /// What can be said at the place in front.
  private func place(_ words: GrammarWords) -> [SpokenPhrase] {
    let named = ObjectCommand.allCases.flatMap { command in
      object(of: command).map { object in words.patterns(of: command).map { SpokenPhrase.sequence($0(object)) } } ?? []
    }
    return [.rule(.thing)] + words.commands { means($0) } + named + GivenPhrases(around: around, form: form).phrases
      + [words.phrases(.answerClose), words.phrases(.answerYes), words.phrases(.answerNo)]
  }

  /// What the object of a command can be here; nil where the command is for something else, or takes any words.
  private func object(of command: ObjectCommand) -> SpokenPhrase? {
    let (scope, kind) = command.takes
    let isHere =
      switch scope {
      case .place, .setting: true
      case .selection: around.isSelecting
      case .search: around.shown.activeSearch != nil
      case .picker: around.shown.columns.isEmpty == false
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
    .choice(around.frame.tabs.map { .words(form.words(around.wording.text($0))) })
  }

  /// Whether the words of a command mean something at the place in front.
  func means(_ command: Command) -> Bool {
    switch command {
    case .session(.remarks): around.user.offersRemarks
    case .moving, .reading, .leaving, .setting, .session, .editing: true
    case .text: false
    case .picker, .color: !around.shown.columns.isEmpty
    case .search: around.shown.search != nil || around.shown.activeSearch != nil
    case .selection: around.shown.selection != nil
    case .log: around.entries.hasLog
    }
  }

  /// What can be said to a field: commands on its text, letters, what it suggests; any other text is free.
  private func entry(_ entry: EntryLayer, _ words: GrammarWords) -> [SpokenPhrase] {
    let commands = words.commands { command in
      switch command {
      case .text, .editing, .reading, .leaving, .session, .setting: true
      case .moving: entry.suggested != nil
      case .picker, .color, .search, .selection, .log: false
      }
    }
    if entry.text.isSecure { return commands }
    let suggested = entry.suggested.map { SpokenNames.whole($0.all.rows, around, form) } ?? []
    // Who begins with words goes on with words: a letter is too short to be told from a part of one.
    let capital = words.phrases(.dictationCapital)
    let spelled = SpokenPhrase.choice(
      [SpokenRule.letter, .codeWord].map { .repeated(.sequence([.optional(capital), .rule($0)])) })
    return commands + suggested.map(SpokenPhrase.words) + words.patterns(of: .spellThing).map { .sequence($0(spelled)) }
      + words.dictation
  }

  /// What can be said to an open picker: its values, and what moves in it.
  private func picker(_ words: GrammarWords) -> [SpokenPhrase] {
    place(words) + GivenPhrases.values(of: layer?.picker, in: around).map(SpokenPhrase.rule)
  }
}

extension Command {
  /// Whether it is for every question too: it reads, leaves, or sets how things are said.
  fileprivate var isForQuestions: Bool {
    switch self {
    // Who says lines, and types none, sets nothing of the keys meanwhile.
    case .setting(let command): !command.isOfKeys
    case .reading, .leaving(.back), .leaving(.cancel), .session(.stop), .session(.sleep), .session(.wakeUp):
      true
    case .moving, .leaving, .editing, .text, .picker, .color, .search, .selection, .log, .session: false
    }
  }
}

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
