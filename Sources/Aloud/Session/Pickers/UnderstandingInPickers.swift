extension Session {
  /// Takes a line at an open picker: a command, a column, a value of one, or a phrase for the whole.
  mutating func understandInPicker(_ line: Line, _ folded: String, _ place: PickerPlace) {
    if line.text.allSatisfy(\.isWhitespace) { return sayPicker() }
    guard let element = element(of: place) else { return refuse(.message("screen.gone")) }
    if let label = quoted(line.text) { return chooseValue(label: Folding.fold(label), line) }
    if let command = vocabulary.command(folded), performInPicker(command, element) { return }
    if let column = columnNamed(folded), !isDay(line.text, element) { return goToColumn(column) }
    if folded == Folding.fold(locale.wording.text(here.title)) { return sayPicker() }
    for (command, object) in vocabulary.commandsWithObject(folded)
    where performInPicker(command, object, element, line) { return }
    if case .datePicker = element, MinusSign.stands(in: line.text) {
      return refuseNumber(inColumn: columnBeginning(folded) ?? place.column)
    }
    if chooseInNamedColumn(folded) { return }
    switch element {
    // "no" is an answer, never the beginning of a month.
    case .datePicker where isWord("answer.yes", folded) || isWord("answer.no", folded): notUnderstood(line)
    case .datePicker(let picker): understandDate(line, folded, dateColumns(of: picker, place))
    case .colorPicker: understandColor(line, folded)
    default: understandValue(line, folded)
    }
  }

  /// Whether a phrase is a day where one is chosen: اليوم is "today" sooner than the column of days.
  private func isDay(_ phrase: String, _ element: Element) -> Bool {
    guard case .datePicker(let picker) = element, picker.mode.hasDate else { return false }
    return !understander.days(phrase, today: now.day).isEmpty
  }
}
