/// An open search above a screen, where a line is a command, the number of a result, or a new query (FIND-1).
struct SearchLayer: Sendable {
  var screen: ScreenLayer
  let search: Search

  /// Returns nil only if a question is above and the line means nothing here.
  mutating func take(_ parsed: ParsedLine, in context: LineContext) -> Outcome? {
    let parsed = parsed.asText
    if parsed.isBlank { return screen.repeatPlace(in: context) }
    if context.isSearchTask, let outcome = SeveralBoxes(context: context).outcome(parsed) { return outcome }
    // Quotation marks turn a command or a number into a query.
    if let text = parsed.quoted { return find(text) }
    if let command = parsed.command, let outcome = perform(command, in: context) { return outcome }
    if let number = context.number(parsed.folded),
      !context.isSearchTask || context.entries.line(numbered: number) != nil
    {
      return screen.choose(number: number, parsed, in: context)
    }
    for (command, object) in context.commandsWithObject(parsed) {
      if let outcome = perform(command, object, parsed, in: context) { return outcome }
    }
    return context.isQuestioned ? nil : find(parsed.text.trimmingSpaces())
  }

  private mutating func find(_ text: String) -> Outcome { screen.find(text, by: search) }

  /// Returns nil if the command's words are a query, because the command is for pickers or can't be performed here.
  private mutating func perform(_ command: Command, in context: LineContext) -> Outcome? {
    let query = QueryText(search, screen.place)
    switch command {
    case .leaving where context.isSearchTask: return screen.perform(command, in: context)
    case .leaving(.done): return nil
    case .leaving(.back), .leaving(.cancel): return Outcome(.leaveSearch)
    case .reading(.help): return .say(HelpAnnouncements(context: context).help)
    case .search(.search): return Outcome(.arrive(.new))
    case .search(.scopes): return .said(.notice, search.scopesSentence ?? .message(.searchNoScopes))
    case .search(.tokens): return .said(.notice, Self.tokensSentence(search))
    case .editing(.clear): return query.clearing(&screen.place)
    case .editing(.copy): return query.copying
    case .editing(.paste):
      return context.clipboard.map { Outcome(.query(.paste($0))) } ?? .refused(.message(.clipboardNothingToPaste))
    case .session(.undo), .session(.redo):
      return query.undoing(command == .session(.undo), &screen.place) ?? screen.perform(command, in: context)
    // The text read last is spelled: a result, otherwise the query.
    case .reading(.spell) where screen.focus.line == nil && !search.query.text.isEmpty:
      return query.working(.spell, in: context, &screen.place)
    case .reading(.spellPhonetic) where screen.focus.line == nil && !search.query.text.isEmpty:
      return query.working(.spellPhonetic, in: context, &screen.place)
    // The results are the matches.
    case .moving(.nextMatch) where screen.focus.sought == nil && !search.query.isEmpty:
      return screen.perform(.moving(.next), in: context)
    case .moving(.previousMatch) where screen.focus.sought == nil && !search.query.isEmpty:
      return screen.perform(.moving(.previous), in: context)
    case .text(let work): return search.query.isEmpty ? nil : query.working(.text(work), in: context, &screen.place)
    case .selection(let selecting): return perform(selecting, query, in: context)
    case .log where context.entries.hasLog: return screen.perform(command, in: context)
    case .picker, .color, .log: return nil
    case .moving, .reading, .setting, .session: return screen.perform(command, in: context)
    }
  }

  /// Acts on the rows, or otherwise on the text of the query. Returns nil if there is neither.
  private mutating func perform(_ command: SelectionCommand, _ query: QueryText, in context: LineContext) -> Outcome? {
    if context.shown.selection != nil || command == .edit {
      return SelectionCommands(context: context).perform(command, &screen.place)
    }
    guard !search.query.text.isEmpty, let work = TextWork(.selection(command)) else { return nil }
    return query.working(work, in: context, &screen.place)
  }

  /// Returns nil if the line is a query instead.
  private mutating func perform(
    _ command: ObjectCommand, _ object: String, _ parsed: ParsedLine, in context: LineContext
  ) -> Outcome? {
    switch command {
    case .choose where !search.query.isEmpty && !context.isSearchTask:
      return SelectionCommands(context: context).selectResults(object, parsed, &screen.place)
    case .open, .choose:
      let isKnown = context.number(object) != nil || !context.candidates(object).candidates.isEmpty
      return isKnown ? screen.perform(command, object, parsed, in: context) : nil
    case .type: return find(context.object(of: .type, in: parsed.text) ?? object)
    case .scope: return selectScope(object, in: context)
    case .deleteToken: return deleteToken(object, in: context)
    case .insert, .replace, .replaceAll, .selectPiece:
      guard let object = context.object(of: command, in: parsed.text) else { return nil }
      return QueryText(search, screen.place).working(command, object, in: context, &screen.place)
    case .jump, .textLine: return nil
    case .show, .goTo, .turnOn, .turnOff, .copyThing, .spellThing, .readThing, .number, .tab, .more, .actions, .find,
      .forward,
      .backward,
      .picture, .deselect, .selectWith, .voice:
      return screen.perform(command, object, parsed, in: context)
    }
  }

  /// Returns nil if the search has no scopes.
  private func selectScope(_ object: String, in context: LineContext) -> Outcome? {
    guard let sentence = search.scopesSentence else { return nil }
    guard let index = context.index(of: object, in: search.scopes.map(\.title)) else { return .refused(sentence) }
    return Outcome(.query(.scope(.changed(search.id, to: .choice(search.scopes[index].id)))))
  }

  private func deleteToken(_ object: String, in context: LineContext) -> Outcome {
    let tokens = search.query.tokens
    guard let index = context.index(of: object, in: tokens.map(\.title)) else {
      return .refused(Self.tokensSentence(search))
    }
    return QueryText.deleting(index, of: search)
  }

  private static func tokensSentence(_ search: Search) -> LocalizedText {
    let titles = search.query.tokens.map(\.title)
    if titles.isEmpty { return .message(.searchNoTokens) }
    return .message(.searchTokens(count: .number(titles.count), tokens: .list(titles, .and)))
  }
}
