extension Session {
  /// Takes a line to where it belongs: to what waits for an answer, else to the place.
  mutating func understand(_ line: Line) {
    let folded = Folding.fold(line.text)
    switch navigation.overlays.last {
    case .entry: enter(line, folded)
    case .confirmation(let act): confirm(line, folded, act)
    case .alert(let alert): acknowledge(folded, alert)
    case .which(let candidates): decide(line, folded, among: candidates)
    case .discard(let thenQuit): answerDiscard(line, folded, thenQuit: thenQuit)
    case .picker(let place): understandInPicker(line, folded, place)
    case .pickerQuestion(let answers): answer(line, folded, among: answers)
    case .menu, nil: understandHere(line, folded)
    }
  }

  /// Takes a line at a place: a command, a number, a label, or a command with an object.
  private mutating func understandHere(_ line: Line, _ folded: String) {
    if here.activeSearch != nil { return understandInSearch(line, folded) }
    if folded.isEmpty { return line.text.allSatisfy(\.isWhitespace) ? repeatPlace() : notUnderstood(line) }
    if let label = quoted(line.text) { return choose(label: Folding.fold(label), line) }
    if let command = vocabulary.command(folded), isCommandHere(command) { return perform(command) }
    if isSelecting, let act = actOnSelected(named: folded, wholly: true) { return perform(act, line) }
    if let number = NumberReading.number(folded, in: locale) { return choose(number: number, line) }
    // "tab 2" needs no look through a million rows; a row of that very name is reached as what collides with a command is.
    if !isOwnLabel(folded) {
      for (command, object) in vocabulary.commandsWithObject(folded)
      where NumberReading.number(object, in: locale) != nil && perform(command, object, line) { return }
    }
    let found = candidates(folded)
    if found.isWhole { return choose(found.candidates, line) }
    for (command, object) in vocabulary.commandsWithObject(folded) where perform(command, object, line) { return }
    if !found.candidates.isEmpty { return choose(found.candidates, line) }
    if isSelecting, let act = actOnSelected(named: folded, wholly: false) { return perform(act, line) }
    if isSelecting, selectSeveral(folded, line) { return }
    vocabulary.command(folded) == .search ? perform(.search) : notUnderstood(line)
  }

  /// Whether the words of a command mean it here: those of pickers, of selecting and of a search are labels elsewhere.
  func isCommandHere(_ command: Command) -> Bool {
    switch command {
    case .done: isSelecting
    case .search: here.search != nil
    case .copy, .paste: focusedField != nil
    case .selectAll, .selection: here.selection != nil || focusedField != nil
    case _ where command.isForText: focusedField != nil
    default: !command.isForPickers && !command.isForSearch && (!command.isForSelection || here.selection != nil)
    }
  }

  /// What stands between quotation marks, where the whole line does.
  func quoted(_ text: String) -> String? {
    let text = text.trimmingSpaces()
    // Nearly every line begins with a letter or a digit of ASCII.
    if let byte = text.utf8.first, byte < 0x80, byte != UInt8(ascii: "\"") { return nil }
    guard text.count > 2, let first = text.first, let last = text.last, "\"“„”«»「『".contains(first),
      "\"“”»«」』".contains(last)
    else { return nil }
    return String(text.dropFirst().dropLast())
  }

  /// Uses the thing with a number.
  mutating func choose(number: Int, _ line: Line) {
    let isBelowNothing = MinusSign.stands(in: line.text)
    guard !isBelowNothing, let index = here.entries.line(numbered: number) else {
      // Where no thing has that number, a label that is one or begins with one is meant: "150 words a minute".
      let found = candidates(Folding.fold(line.text)).candidates
      if !found.isEmpty { return choose(found, line) }
      failures = 0
      let said = isBelowNothing ? -number : number
      return refuse(.message("number.none", ["number": .number(said), "count": .number(here.entries.numberedCount)]))
    }
    use(lineAt: index, line)
  }

  /// Uses the thing with a label, never a command (LOOP-3).
  mutating func choose(label: String, _ line: Line) {
    if let number = NumberReading.number(label, in: locale), candidates(label).candidates.isEmpty {
      return choose(number: number, line)
    }
    let found = candidates(label).candidates
    found.isEmpty ? notUnderstood(line) : choose(found, line)
  }

  private mutating func choose(_ candidates: [Candidate], _ line: Line) {
    if candidates.count == 1 { go(to: candidates[0], line) } else { askWhich(candidates) }
  }

  /// Uses the line, or goes to the tab, that a line meant.
  mutating func go(to candidate: Candidate, _ line: Line) {
    switch candidate {
    case .line(let index): use(lineAt: index, line)
    case .menu(let index, let isContext): openMenu(ofLine: index, isContext: isContext)
    case .tab(let index): select(tab: index)
    }
  }

  /// Says something that the host has to tell.
  public mutating func note(_ sentence: LocalizedText) -> Response {
    response = .empty
    say(.notice, sentence)
    return response
  }

  /// Says a line that is no text at all, and loses nothing (SAFE-2).
  public mutating func reject(_ problem: LineProblem) -> Response {
    response = .empty
    refuse(.message("line.\(problem.rawValue)"))
    return response
  }
}
