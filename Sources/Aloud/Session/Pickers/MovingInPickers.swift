extension Session {
  /// Goes on by some values in the column that the user is in: what is passed over is not said (PICK-1).
  mutating func stepValue(by offset: Int) {
    guard let place = pickerPlace, let element = element(of: place) else { return }
    if case .datePicker(let picker) = element {
      let columns = dateColumns(of: picker, place)
      let answer = dateStep(columns, columns.fields[place.column], by: offset)
      if case .success(let answer) = answer, answer.draft == place.draft {
        return refuse(.message(offset > 0 ? "move.end" : "move.beginning"))
      }
      return take(answer, column: place.column)
    }
    let column = here.columns[place.column]
    let last = column.values.count - 1
    guard let selection = column.selection else { return select(offset > 0 ? 0 : last) }
    let index = min(max(0, selection.adding(saturating: offset)), last)
    if index == selection { return refuse(.message(offset > 0 ? "move.end" : "move.beginning")) }
    select(usable(column.values, from: index, by: offset > 0 ? 1 : -1) ?? index)
  }

  /// The first value that can be chosen, from one on; a thousand are looked at.
  private func usable(_ values: Rows, from index: Int, by step: Int) -> Int? {
    stride(from: index, through: index.adding(saturating: step * 1_000), by: step).prefix {
      (0..<values.count).contains($0)
    }
    .first { values[$0].availability == .enabled }
  }

  /// Goes to the first or the last value of the column that the user is in.
  mutating func jumpInColumn(toEnd: Bool) {
    guard let place = pickerPlace else { return }
    let values = here.columns[place.column].values
    select(usable(values, from: toEnd ? values.count - 1 : 0, by: toEnd ? -1 : 1) ?? 0)
  }

  /// Selects a value of the column that the user is in, and stays in the picker.
  mutating func select(_ index: Int) {
    guard let place = pickerPlace else { return }
    select(index, inColumn: place.column, answers: false)
  }

  /// Selects a value of a column. Where that `answers` the whole of a picker, the picker is left.
  mutating func select(_ index: Int, inColumn column: Int, answers: Bool) {
    guard let place = pickerPlace, let element = element(of: place) else { return }
    // A palette may have been emptied while it was looked through.
    guard (0..<here.columns[column].values.count).contains(index) else {
      return refuse(.message("picker.emptyColumn", ["name": .text(here.columns[column].title)]))
    }
    let value = here.columns[column].values[index]
    switch (element, place.draft) {
    case (.datePicker(let picker), _):
      let columns = dateColumns(of: picker, place)
      let field = columns.fields[column]
      take(dateAnswer(columns, columns.nearestAllowed(columns.moment(field, at: index), field)), column: column)
    case (.colorPicker(let picker), _):
      let columns = colorColumns(of: picker, place)
      let choice = columns.choice(columns.parts[column], at: index)
      changePicker { $0.search.spectrum = choice.spectrum }
      let isWhole = answers && columns.parts[column] == .color
      hold(PickerAnswer(draft: .color(choice.color), text: .color(choice.color), column: isWhole ? nil : column))
    case (.picker, .picked(var picks)):
      guard value.availability == .enabled else { return refuse(dimmed: value) }
      picks[column] = PickerDraft.Pick(index: index, id: value.id)
      let isWhole = answers && picks.count == 1
      hold(PickerAnswer(draft: .picked(picks), text: value.title, column: isWhole ? nil : column))
    default: break
    }
  }

  private mutating func refuse(dimmed row: Row) {
    say(Announcement(Element.row(row)).refusal)
  }

  /// Goes to a column, and says it.
  mutating func goToColumn(_ index: Int) {
    changePicker { place in
      place.column = index
      place.place.page = nil
    }
    say(announcement(ofColumn: index))
  }

  /// Takes what is chosen in a column, or says why it can't be.
  mutating func take(_ answer: Result<PickerAnswer, PickerRefusal>, column: Int) {
    switch answer {
    case .success(var answer):
      answer.column = column
      hold(answer)
    case .failure(let refusal): refuse(refusal.reason)
    }
  }
}
