extension Session {
  /// Takes a line at an open picker: a command, a column, a value of one, or a phrase for the whole.
  mutating func understandInPicker(_ line: Line, _ folded: String, _ place: PickerPlace) {
    if line.text.allSatisfy(\.isWhitespace) { return sayPicker() }
    guard let element = element(of: place) else { return refuse(.message("screen.gone")) }
    if let label = quoted(line.text) { return chooseValue(label: Folding.fold(label), line) }
    if let command = vocabulary.command(folded), performInPicker(command, element) { return }
    if let column = columnNamed(folded) { return goToColumn(column) }
    if folded == Folding.fold(locale.wording.text(here.title)) { return sayPicker() }
    for (command, object) in vocabulary.commandsWithObject(folded)
    where performInPicker(command, object, element, line) { return }
    if chooseInNamedColumn(folded) { return }
    switch element {
    case .datePicker(let picker): understandDate(line, folded, dateColumns(of: picker, place))
    case .colorPicker: understandColor(line, folded)
    default: understandValue(line, folded)
    }
  }

  /// Takes a line as a color: a value of the column the user is in, or a phrase that means a color.
  private mutating func understandColor(_ line: Line, _ folded: String) {
    if object(of: .picture, in: line.text + " ?") != nil { return refuse(.message("colorPicker.pictureHow")) }
    let isNumber =
      !line.text.contains("#") && pickerPlace?.search.listsColors == false
      && NumberReading.number(folded, in: locale) != nil
    if let place = pickerPlace, isNumber, choose(folded, inColumn: place.column) { return }
    // What has a name here is that, whatever else CSS calls so.
    if let color = locale.colorNames.color(named: folded) { return hold(color: color) }
    let colors = understander.colors(line.text)
    if colors.count == 1 { return hold(color: colors[0]) }
    if colors.isEmpty { return understandValue(line, folded) }
    ask(colors.map { PickerAnswer(draft: .color($0), text: .color($0)) })
  }

  /// The column that a folded line names; only where there are several.
  private func columnNamed(_ folded: String) -> Int? {
    here.columns.count > 1 ? here.columns.firstIndex { names(of: $0).contains(folded) } : nil
  }

  /// What a column may be called, folded.
  private func names(of column: PickerColumn) -> [String] {
    let title = Folding.fold(locale.wording.text(column.title))
    return here.role == .picker ? [title] : [title] + locale.otherTitles(of: column.id)
  }

  /// Chooses in a column that a line names beside the value: "day 5", "5日".
  private mutating func chooseInNamedColumn(_ folded: String) -> Bool {
    // "2 hours" is all of how long a timer runs.
    let suffixes = here.role != .timer
    for index in here.columns.indices where here.columns.count > 1 {
      for name in names(of: here.columns[index]) where !name.isEmpty && folded.count > name.count {
        for rest in [folded.without(before: name), suffixes ? folded.without(after: name) : nil].compactMap(\.self)
        where choose(rest, inColumn: index) { return true }
      }
    }
    return false
  }

  /// Chooses the value of a column that a folded text is; false where it is none.
  mutating func choose(_ text: String, inColumn column: Int) -> Bool {
    guard let place = pickerPlace else { return false }
    if case .datePicker(let picker) = element(of: place) {
      return chooseDate(text, inColumn: column, dateColumns(of: picker, place))
    }
    if here.role == .colorPicker, pickerPlace?.search.listsColors == false, let number = understander.number(text) {
      guard (0..<here.columns[column].values.count).contains(number) else { return false }
      select(number, inColumn: column, answers: false)
      return true
    }
    var found = matches(text, inColumn: column)
    if found.isEmpty, !hasNumbers(column), let number = NumberReading.number(text, in: locale),
      (1...here.columns[column].values.count).contains(number)
    {
      found = [number - 1]
    }
    guard found.count == 1 else { return false }
    select(found[0], inColumn: column, answers: true)
    return true
  }

  /// Takes a line as a value of a list picker: its name in the column the user is in, its number, or its name in another.
  private mutating func understandValue(_ line: Line, _ folded: String) {
    guard let place = pickerPlace else { return }
    let number = hasNumbers(place.column) ? nil : NumberReading.number(folded, in: locale)
    let found = candidates(folded)
    if !found.isWhole, let number, (1...here.entries.count).contains(number) { return choose(number: number, line) }
    if !found.candidates.isEmpty { return choose(lines: found.candidates.compactMap(\.line)) }
    let others = here.columns.indices.filter { $0 != place.column }.flatMap { column in
      matches(folded, inColumn: column).map { (column, $0) }
    }
    if others.count == 1 { return select(others[0].1, inColumn: others[0].0, answers: true) }
    others.isEmpty ? notUnderstood(line) : askAmong(others)
  }

  /// Whether the values of a column are numbers themselves: then a number is never the place of one.
  private func hasNumbers(_ column: Int) -> Bool {
    let values = here.columns[column].values
    return values.count > 0 && NumberReading.number(label(of: values[0]), in: locale) != nil
  }

  /// The values of a column that a folded text names, ten at most.
  private func matches(_ folded: String, inColumn column: Int) -> [Int] {
    let found = here.columns[column].values.matches(folded, limit: 10, label: label(of:))
    return found.whole.isEmpty ? found.partly : found.whole
  }

  /// Chooses the value with a label.
  private mutating func chooseValue(label: String, _ line: Line) {
    let found = candidates(label).candidates.compactMap(\.line)
    found.isEmpty ? notUnderstood(line) : choose(lines: found)
  }

  private mutating func choose(lines: [Int]) {
    guard let place = pickerPlace else { return }
    if lines.count == 1 { return select(lines[0], inColumn: place.column, answers: true) }
    askAmong(lines.map { (place.column, $0) })
  }

  /// Asks which of several values of list columns is meant.
  private mutating func askAmong(_ values: [(column: Int, index: Int)]) {
    guard let place = pickerPlace, case .picked(let picks) = place.draft else { return }
    ask(
      values.map { column, index in
        let value = here.columns[column].values[index]
        var picks = picks
        picks[column] = PickerDraft.Pick(index: index, id: value.id)
        let text: LocalizedText =
          picks.count == 1 ? value.title : .list([here.columns[column].title, value.title])
        return PickerAnswer(draft: .picked(picks), text: text, column: picks.count == 1 ? nil : column)
      })
  }
}

extension String {
  /// What follows a beginning, without the space between; nil where it does not begin so.
  fileprivate func without(before beginning: String) -> String? {
    guard hasPrefix(beginning), isBreak(index(startIndex, offsetBy: beginning.count)) else { return nil }
    return String(dropFirst(beginning.count)).trimmingSpaces()
  }

  /// What precedes an ending, without the space between; nil where it does not end so.
  fileprivate func without(after ending: String) -> String? {
    guard hasSuffix(ending), isBreak(index(endIndex, offsetBy: -ending.count)) else { return nil }
    return String(dropLast(ending.count)).trimmingSpaces()
  }

  /// Whether a word ends or begins at a place: there is a space, or letters that stand without spaces.
  private func isBreak(_ place: Index) -> Bool {
    guard place > startIndex, place < endIndex else { return true }
    let beside = [self[index(before: place)], self[place]]
    return beside.contains { $0 == " " || $0.unicodeScalars.first.map(Folding.standsWithoutSpaces) ?? false }
  }
}
