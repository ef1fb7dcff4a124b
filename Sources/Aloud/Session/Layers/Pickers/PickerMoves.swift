/// Moves from value to value, and chooses values by position.
extension PickerReader {
  /// The values that are passed are not announced (PICK-1).
  mutating func step(by offset: Int) -> Outcome {
    if case .date(_, let columns) = contents {
      // In an empty picker, the first step chooses the starting value.
      if layer.moment == nil { return take(columns.answer(columns.firstAllowed), column: layer.column) }
      let answer = columns.step(columns.fields[layer.column], by: offset)
      if case .success(let answer) = answer, answer.draft == layer.draft { return Self.end(offset) }
      return take(answer, column: layer.column)
    }
    let last = column.values.count - 1
    guard let selection = column.selection else { return select(offset > 0 ? 0 : last) }
    let index = min(max(0, selection.adding(saturating: offset)), last)
    if index == selection { return Self.end(offset) }
    return select(usable(column.values, from: index, by: offset > 0 ? 1 : -1) ?? index)
  }

  private static func end(_ offset: Int) -> Outcome { .refused(.message(offset > 0 ? .moveEnd : .moveBeginning)) }

  /// The first value from an index on that can be chosen, among a thousand.
  private func usable(_ values: Rows, from index: Int, by step: Int) -> Int? {
    stride(from: index, through: index.adding(saturating: step * 1_000), by: step)
      .prefix { (0..<values.count).contains($0) }.first { values[$0].availability == .enabled }
  }

  mutating func jump(toEnd: Bool) -> Outcome {
    let values = column.values
    return select(usable(values, from: toEnd ? values.count - 1 : 0, by: toEnd ? -1 : 1) ?? 0)
  }

  mutating func select(_ index: Int) -> Outcome { select(index, inColumn: layer.column, answers: false) }

  /// If the value `answers` the whole picker, the picker is left.
  mutating func select(_ index: Int, inColumn column: Int, answers: Bool) -> Outcome {
    let values = columns[column].values
    // A palette may have been emptied while it was being browsed.
    guard (0..<values.count).contains(index) else {
      return .refused(.message(.pickerEmptyColumn(name: .text(columns[column].title))))
    }
    switch contents {
    case .date(_, let columns):
      let field = columns.fields[column]
      return take(columns.answer(columns.nearestAllowed(columns.moment(field, at: index), field)), column: column)
    case .color(_, let columns):
      let choice = columns.choice(columns.parts[column], at: index)
      layer.search.spectrum = choice.spectrum
      let isWhole = answers && columns.parts[column] == .color
      return layer.hold(
        PickerAnswer(draft: .color(choice.color), text: .color(choice.color), column: isWhole ? nil : column))
    case .list:
      let value = values[index]
      guard value.availability == .enabled else { return .say(Announcement(value).refusal) }
      guard case .picked(var picks) = layer.draft else { return .nothing }
      picks[column] = PickerDraft.Pick(index: index, id: value.id)
      let isWhole = answers && picks.count == 1
      return layer.hold(PickerAnswer(draft: .picked(picks), text: value.title, column: isWhole ? nil : column))
    }
  }

  mutating func take(_ answer: Result<PickerAnswer, Refusal>, column: Int) -> Outcome {
    switch answer {
    case .success(var answer):
      answer.column = column
      return layer.hold(answer)
    case .failure(let refusal): return .refused(refusal.reason)
    }
  }
}
