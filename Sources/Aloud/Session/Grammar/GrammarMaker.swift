/// A builder of the grammar of everything that can be said now, at the place in front and to the layer above it (VOICE-1).
struct GrammarMaker {
  /// Greater numbers are spelled or typed.
  private static let mostNumbers = 200

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
      case .thing: thing
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

  /// A thing here, by enough of its name, by its number or by its place.
  private var thing: SpokenPhrase {
    func numbers(upTo count: Int) -> [Int] { Array((1...Self.mostNumbers).prefix(count)) }
    let entries = context.entries
    return thing(
      .rule(.name), SpokenNames(context: context, form: form), numbers: numbers(upTo: entries.greatestNumber),
      places: numbers(upTo: entries.numberedCount))
  }

  /// A thing here that can be turned on and off; nil if there is none.
  private var switchedThing: SpokenPhrase? {
    let isSwitched = { (entry: Entry) in entry.isTurned(on: false) != nil }
    let names = SpokenNames(context: context, form: form, entriesWhere: isSwitched)
    let entries = context.entries
    let rows = entries.providedRows.filter { isSwitched(entries[$0.firstLine]) }.flatMap { first, rows in
      first..<first + min(rows.count, Self.mostNumbers)
    }
    let lines = entries.ownLines.filter { isSwitched($0.entry) }.map(\.line) + rows
    if lines.isEmpty { return nil }
    return thing(
      .choice(names.enough.map(SpokenPhrase.words)), names, numbers: lines.compactMap(entries.number),
      places: lines.compactMap(entries.place))
  }

  /// An article stands before a whole name or an ordinal. Where the language has articles, an ordinal needs one, since a single
  /// word is easily misheard.
  private func thing(_ enough: SpokenPhrase, _ names: SpokenNames, numbers: [Int], places: [Int]) -> SpokenPhrase {
    let words = GrammarWords(context: context, form: form)
    let number = SpokenPhrase.oneOf(numbers.map(form.number))
    // One phrasing is enough beside a command; the others are lines of their own.
    let pattern = words.patterns(of: .number).prefix(1).map { SpokenPhrase.sequence($0(number)) }
    // In a picker of dates, an ordinal is a day.
    let isPlace = layer?.picker == nil || GivenPhrases.values(of: layer?.picker, in: context).isEmpty
    let place = isPlace ? [ValueRules(context.locale, form).places(places)] : []
    let articles = words.articles
    let whole = SpokenPhrase.oneOf(names.names.map(\.spoken))
    let described = articles.isEmpty ? place : [.sequence([.oneOf(articles), .choice([whole] + place)])]
    return .choice([enough, number] + described + pattern)
  }

  // MARK: - Lines

  private var line: [SpokenPhrase] {
    let words = GrammarWords(context: context, form: form)
    let values = ValueRules(context.locale, form)
    switch layer {
    case .confirmation(let question):
      return [
        words.text(question.phrase), words.text(question.confirmation.keep), words.phrases(.confirmKeep),
        words.phrases(.answerNo),
      ] + words.commandsAtQuestion
    case .discard(let question):
      return question.answers(in: context).map { words.text($0) } + words.commandsAtQuestion
    case .alert:
      return [words.phrases(.alertOk, most: 2), words.phrases(.answerClose)] + words.commandsAtQuestion
    case .hearing(let question):
      return question.alternatives.map { .words(form.words($0)) } + [
        words.phrases(.answerYes), words.phrases(.answerNo),
        words.withArticle(values.places(Array(1...question.alternatives.count))),
      ] + place(words)
    case .choice(let question):
      let names = question.candidates.compactMap { $0.announcement(in: context).name }
      let numbers = Array(1...question.candidates.count)
      return names.map { words.text($0) }
        + [.oneOf(numbers.map(form.number)), words.withArticle(values.places(numbers)), words.phrases(.answerNo)]
        + place(words)
    case .entry(let entry): return self.entry(entry, words)
    case .picker: return place(words, GivenPhrases.values(of: layer?.picker, in: context).map(SpokenPhrase.rule))
    case .menu, nil: return place(words)
    }
  }

  private func place(_ words: GrammarWords, _ values: [SpokenPhrase] = []) -> [SpokenPhrase] {
    let named = ObjectCommand.allCases.flatMap { command in
      object(of: command).map { object in words.patterns(of: command).map { SpokenPhrase.sequence($0(object)) } } ?? []
    }
    // "Please" ends only what names a thing: after a command alone, talk and noise are heard as it.
    let please = SpokenPhrase.optional(ValueRules(context.locale, form).courtesy)
    let objects = SpokenPhrase.choice([.rule(.thing)] + named)
    let lines =
      [context.isSelecting ? objects : .sequence([objects, please])] + values + acts + words.commands { means($0) }
      + GivenPhrases(context: context, form: form).phrases
    return [.sequence([please, .choice(lines)])]
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
    case .thing where command == .turnOn || command == .turnOff: switchedThing
    case .things where context.isSelecting: things
    case .thing, .things: command == .tab ? .choice([tabs, .rule(.number)]) : .rule(.thing)
    case .number: .rule(.number)
    case .section where command == .jump: hasSections ? .choice([.rule(.letter), .rule(.codeWord)]) : nil
    case .section: .rule(.name)
    case .words: nil
    }
  }

  /// One thing, or two that are joined: "two to four", "milk and eggs".
  private var things: SpokenPhrase {
    let joints = GrammarWords(context: context, form: form).joints
    return .sequence([.rule(.thing), .optional(.sequence([.oneOf(joints), .rule(.thing)]))])
  }

  private var acts: [SpokenPhrase] {
    guard context.isSelecting, let selection = context.shown.selection else { return [] }
    return selection.acts.named.map { .words(form.words(context.wording.text($0.title))) }
  }

  /// A letter is easily heard in other words, so it can be jumped to only where that may lead somewhere.
  private var hasSections: Bool { context.entries.hasProvidedRows || !context.shown.columns.isEmpty }

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
}

extension Command {
  /// A Boolean value that indicates whether the command applies at every question: it reads, leaves, or changes how things are
  /// announced.
  fileprivate var isForQuestions: Bool {
    switch self {
    // A user who speaks does not set the keys.
    case .setting(let command): !command.isOfKeys
    // What can be chosen is the question itself.
    case .reading(.limits): false
    case .reading, .leaving(.back), .leaving(.cancel), .session(.stop), .session(.sleep), .session(.wakeUp):
      true
    case .moving, .leaving, .editing, .text, .picker, .color, .search, .selection, .log, .session: false
    }
  }

  /// A Boolean value that indicates whether the command changes how the program speaks or listens from then on. At a question, such
  /// a command needs its longer phrases: "speak faster", since a recogniser hears "faster" in much of what others say.
  fileprivate var lasts: Bool {
    switch self {
    case .setting, .session(.sleep): true
    case .moving, .reading, .leaving, .editing, .text, .picker, .color, .search, .selection, .log, .session: false
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

  /// The words of the language that stand before ordinals and names alike.
  var articles: [String] {
    let phrases = phrases("name.phrases")
    return ValueRules(context.locale, form).articles.filter { phrases.contains("\($0) {name}") }
  }

  /// The words between the first and the last of several things.
  var joints: [String] {
    ["select.range", "select.and"].flatMap { phrases($0) }.compactMap { phrase in
      guard let (before, rest) = phrase.cut(at: "{first}"), let (between, after) = rest.cut(at: "{last}"),
        before.isEmpty, after.isEmpty
      else { return nil }
      return form.words(String(between))
    }
  }

  func withArticle(_ places: SpokenPhrase) -> SpokenPhrase { .sequence([.optional(.oneOf(articles)), places]) }

  func phrases(_ message: Message, most: Int = .max) -> SpokenPhrase { choice(phrases(message.key).prefix(most)) }

  func commands(where isMeant: (Command) -> Bool) -> [SpokenPhrase] {
    Command.allCases.filter(isMeant).map { choice(phrases($0.key)) }
  }

  /// The commands at a question, by their first phrases only, since each phrase more is one that stray talk may match.
  var commandsAtQuestion: [SpokenPhrase] {
    Command.allCases.filter(\.isForQuestions).map { command in
      let all = phrases(command.key)
      let long = all.filter { short in !all.contains { $0.count > short.count && $0.contains(short) } }
      return choice((command.lasts ? long : all).prefix(3))
    }
  }

  private func phrases(_ key: String) -> [String] { context.wording.alternatives(key).own }

  private func choice(_ phrases: some Sequence<String>) -> SpokenPhrase {
    .choice(phrases.map { .words(form.words($0)) })
  }

  /// Each pattern places the phrase of the object among the command's words, unless these say "it" themselves.
  func patterns(of command: ObjectCommand) -> [(SpokenPhrase) -> [SpokenPhrase]] {
    var seen: Set<String> = []
    return context.wording.alternatives(command.key).own.compactMap { phrase in
      guard let parts = phrase.cut(at: "{object}") else { return { _ in [.words(form.words(phrase))] } }
      guard !Self.isWritten(parts.before + parts.after) else { return nil }
      let (before, after) = (form.words(String(parts.before)), form.words(String(parts.after)))
      guard seen.insert("\(before) {} \(after)").inserted else { return nil }
      return { object in [SpokenPhrase.words(before), object, .words(after)].filter { $0 != .words("") } }
    }
  }

  /// Returns whether the words of a pattern are an abbreviation that is written but not spoken, such as "nr 3" or "n° 3".
  private static func isWritten(_ words: some StringProtocol) -> Bool {
    words.contains { "°º№.".contains($0) } || words.unicodeScalars.allSatisfy { $0.value < 0x250 } && words.count <= 3
  }

  /// Punctuation, a new line, a capital letter.
  var dictation: [SpokenPhrase] {
    Dictation(context.locale).phrases.map { .words(form.words($0)) }
  }
}
