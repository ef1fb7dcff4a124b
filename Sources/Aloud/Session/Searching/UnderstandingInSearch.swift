extension Session {
  /// Takes a line while a search is up: a command, the number of a result, or a new query (FIND-1).
  mutating func understandInSearch(_ line: Line, _ folded: String) {
    failures = 0
    if line.text.allSatisfy(\.isWhitespace) { return repeatPlace() }
    // Quotation marks make a query of what would be a command or a number.
    if let text = quoted(line.text) { return search(for: text) }
    if let command = vocabulary.command(folded), isCommandInSearch(command) { return perform(command) }
    if isSelecting, let act = actOnSelected(named: folded, wholly: true) { return perform(act, line) }
    if let number = NumberReading.number(folded, in: locale) { return choose(number: number, line) }
    for (command, object) in vocabulary.commandsWithObject(folded) where performInSearch(command, object, line) {
      return
    }
    search(for: line.text.trimmingSpaces())
  }

  /// Whether the words of a command mean it in a search: those of pickers, of texts and of what can't be done here are queries.
  private func isCommandInSearch(_ command: Command) -> Bool {
    switch command {
    case .done: isSelecting
    // Where nothing can be selected, that is said.
    case .edit: true
    case _: !command.isForPickers && !command.isForText && (!command.isForSelection || here.selection != nil)
    }
  }

  /// Does a command with an object while a search is up; false where the line is rather a query.
  private mutating func performInSearch(_ command: Command, _ object: String, _ line: Line) -> Bool {
    switch command {
    case .choose where here.activeSearch?.query.isEmpty == false: return selectResults(object, line)
    case .open, .choose:
      let isKnown = NumberReading.number(object, in: locale) != nil || !candidates(object).candidates.isEmpty
      return isKnown && perform(command, object, line)
    case .type:
      search(for: self.object(of: .type, in: line.text) ?? object)
      return true
    case .jump: return false
    default: return perform(command, object, line)
    }
  }

  /// Does a command that only a search has; false where none is up, or it is none of these.
  mutating func performInSearch(_ command: Command) -> Bool {
    guard let search = here.activeSearch else { return false }
    switch command {
    case .scopes: say(.notice, search.scopesSentence ?? .message("search.noScopes"))
    case .tokens: sayTokens(of: search)
    case .copy: copyQuery(of: search)
    case .paste: pasteQuery(into: search)
    case .clear: clearQuery(of: search)
    default: return false
    }
    return true
  }
}
