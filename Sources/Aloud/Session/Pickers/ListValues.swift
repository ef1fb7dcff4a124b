extension Session {
  /// Takes a line as a value of a list picker: its name in the column the user is in, its number, or its name in another.
  mutating func understandValue(_ line: Line, _ folded: String) {
    guard let place = pickerPlace else { return }
    let number = hasNumbers(place.column) ? nil : NumberReading.number(folded, in: locale)
    let found = candidates(folded)
    if !found.isWhole, let number, (0..<here.entries.count).contains(number - 1) { return choose(number: number, line) }
    if !found.candidates.isEmpty { return choose(lines: found.candidates.compactMap(\.line)) }
    let others = here.columns.indices.filter { $0 != place.column }.flatMap { column in
      matches(folded, inColumn: column).map { (column, $0) }
    }
    if others.count == 1 { return select(others[0].1, inColumn: others[0].0, answers: true) }
    if !others.isEmpty { return askAmong(others) }
    if NumberReading.number(folded, in: locale) != nil, let bounds = pickerBounds {
      return refuse(.limits(bounds))
    }
    notUnderstood(line)
  }

  /// Between which numbers the value of the open picker is; nil for one of values from a list.
  var pickerBounds: ClosedRange<Int>? {
    guard let place = pickerPlace, case .picker(let picker) = element(of: place) else { return nil }
    return picker.kind.bounds
  }

  /// Whether the values of a column are numbers themselves: then a number is never the place of one.
  func hasNumbers(_ column: Int) -> Bool {
    let values = here.columns[column].values
    return values.count > 0 && NumberReading.number(label(of: values[0]), in: locale) != nil
  }

  /// The values of a column that a folded text names, ten at most.
  func matches(_ folded: String, inColumn column: Int) -> [Int] {
    let found = here.columns[column].values.matches(folded, limit: 10, label: label(of:))
    return found.whole.isEmpty ? found.partly : found.whole
  }

  /// Chooses the value with a label.
  mutating func chooseValue(label: String, _ line: Line) {
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
          picks.count == 1 ? value.title : .facts([here.columns[column].title, value.title])
        return PickerAnswer(draft: .picked(picks), text: text, column: picks.count == 1 ? nil : column)
      })
  }
}
