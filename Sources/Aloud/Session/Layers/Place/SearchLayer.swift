/// An open search above a screen, where a line is a command, the number of a result, or a new query (FIND-1).
struct SearchLayer: Sendable {
  var screen: ScreenLayer
  let search: Search

  /// Takes a line. Returns nil only if a question is above and the line means nothing here.
  mutating func take(_ heard: ParsedLine, in around: LineContext) -> Outcome? {
    let heard = heard.asText
    if heard.isBlank { return screen.repeatPlace(in: around) }
    // Quotation marks turn a command or a number into a query.
    if let text = heard.quoted { return find(text) }
    if let command = heard.command, let outcome = perform(command, in: around) { return outcome }
    if let number = around.number(heard.folded) { return screen.choose(number: number, heard, in: around) }
    for (command, object) in around.commandsWithObject(heard) {
      if let outcome = perform(command, object, heard, in: around) { return outcome }
    }
    return around.isQuestioned ? nil : find(heard.text.trimmingSpaces())
  }

  private mutating func find(_ text: String) -> Outcome { screen.find(text, by: search) }

  /// Performs a command. Returns nil if its words are a query, because the command is for pickers or can't be performed here.
  private mutating func perform(_ command: Command, in around: LineContext) -> Outcome? {
    let query = QueryText(search, screen.place)
    switch command {
    case .leaving(.done): return nil
    case .leaving(.back), .leaving(.cancel): return Outcome(.leaveSearch)
    case .reading(.help): return .say(Helping(around: around).help)
    case .search(.search): return Outcome(.arrive(.new))
    case .search(.scopes): return .said(.notice, search.scopesSentence ?? .message(.searchNoScopes))
    case .search(.tokens): return .said(.notice, Self.tokensSentence(search))
    case .editing(.clear): return query.clearing(&screen.place)
    case .editing(.copy): return query.copying
    case .editing(.paste):
      return around.clipboard.map { Outcome(.query(.paste($0))) } ?? .refused(.message(.clipboardNothingToPaste))
    case .session(.undo), .session(.redo):
      return query.undoing(command == .session(.undo), &screen.place) ?? screen.perform(command, in: around)
    // The text read last is spelled: a result, otherwise the query.
    case .reading(.spell) where screen.bookmark.focus == nil && !search.query.text.isEmpty:
      return query.working(.spell, in: around, &screen.place)
    case .reading(.spellPhonetic) where screen.bookmark.focus == nil && !search.query.text.isEmpty:
      return query.working(.spellPhonetic, in: around, &screen.place)
    // The results are the matches.
    case .moving(.nextMatch) where screen.bookmark.sought == nil && !search.query.isEmpty:
      return screen.perform(.moving(.next), in: around)
    case .moving(.previousMatch) where screen.bookmark.sought == nil && !search.query.isEmpty:
      return screen.perform(.moving(.previous), in: around)
    case .text(let work): return search.query.isEmpty ? nil : query.working(.text(work), in: around, &screen.place)
    case .selection(let selecting): return perform(selecting, query, in: around)
    case .log where around.entries.hasLog: return screen.perform(command, in: around)
    case .picker, .color, .log: return nil
    case .moving, .reading, .setting, .session: return screen.perform(command, in: around)
    }
  }

  /// Performs a selection command on the rows, or otherwise on the text of the query. Returns nil if there is neither.
  private mutating func perform(_ command: SelectionCommand, _ query: QueryText, in around: LineContext) -> Outcome? {
    if around.shown.selection != nil || command == .edit {
      return SelectionCommands(around: around).perform(command, &screen.place)
    }
    guard !search.query.text.isEmpty, let work = TextWork(.selection(command)) else { return nil }
    return query.working(work, in: around, &screen.place)
  }

  /// Performs a command with an object. Returns nil if the line is a query instead.
  private mutating func perform(
    _ command: ObjectCommand, _ object: String, _ heard: ParsedLine, in around: LineContext
  ) -> Outcome? {
    switch command {
    case .choose where !search.query.isEmpty:
      return SelectionCommands(around: around).selectResults(object, heard, &screen.place)
    case .open, .choose:
      let isKnown = around.number(object) != nil || !around.candidates(object).candidates.isEmpty
      return isKnown ? screen.perform(command, object, heard, in: around) : nil
    case .type: return find(around.object(of: .type, in: heard.text) ?? object)
    case .scope: return selectScope(object, in: around)
    case .deleteToken: return deleteToken(object, in: around)
    case .insert, .replace, .replaceAll, .selectPiece:
      guard let object = around.object(of: command, in: heard.text) else { return nil }
      return QueryText(search, screen.place).working(command, object, in: around, &screen.place)
    case .jump, .textLine: return nil
    case .turnOn, .turnOff, .copyThing, .spellThing, .readThing, .number, .tab, .more, .actions, .find, .forward,
      .backward,
      .picture, .deselect, .selectWith, .voice:
      return screen.perform(command, object, heard, in: around)
    }
  }

  /// Selects the scope with a number or a name, and searches in it. Returns nil if the search has no scopes.
  private func selectScope(_ object: String, in around: LineContext) -> Outcome? {
    guard let sentence = search.scopesSentence else { return nil }
    guard let index = around.index(of: object, in: search.scopes.map(\.title)) else { return .refused(sentence) }
    return Outcome(.query(.scope(.changed(search.id, to: .choice(search.scopes[index].id)))))
  }

  /// Deletes the token with a number or a name, and searches without it.
  private func deleteToken(_ object: String, in around: LineContext) -> Outcome {
    let tokens = search.query.tokens
    guard let index = around.index(of: object, in: tokens.map(\.title)) else {
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
