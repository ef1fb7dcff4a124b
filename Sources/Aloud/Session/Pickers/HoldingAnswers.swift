extension Session {
  /// Lets the open picker hold an answer. A part of it is said with its column, and the user goes on; a whole one leaves
  /// the picker.
  mutating func hold(_ answer: PickerAnswer) {
    guard let place = pickerPlace else { return }
    failures = 0
    changePicker { place in
      place.draft = answer.draft
      if let column = answer.column { place.column = column }
      if let moment = place.moment { place.shown = moment.day }
    }
    if place.appliesAtOnce, answer.draft != place.draft { send(.changed(place.id, to: answer.draft.value)) }
    // What the app says to it comes after what was chosen.
    let later = response.announcements
    response.announcements = []
    if answer.column == nil {
      leavePicker()
    } else if pickerPlace != nil {
      sayHeld(answer, before: place)
    }
    response.announcements += later
    if let note = answer.note { say(.notice, note) }
  }

  /// Says what was chosen in a column, and the whole where more has changed by it.
  private mutating func sayHeld(_ answer: PickerAnswer, before: PickerPlace) {
    guard let place = pickerPlace, let column = answer.column, here.columns.indices.contains(column) else { return }
    var announcement = announcement(ofColumn: column)
    announcement.kind = .change
    if here.columns.count == 1 { (announcement.name, announcement.value) = (announcement.value, nil) }
    if answer.note != nil || saysWhole(column, before, place) {
      announcement.sentences.append(.message("picker.whole", ["value": .text(answer.text)]))
    }
    say(announcement)
  }

  /// Whether the whole is said after a change in a column: of a color always, for its name is another.
  private func saysWhole(_ column: Int, _ before: PickerPlace, _ after: PickerPlace) -> Bool {
    switch element(of: after) {
    case .datePicker(let picker):
      // "Hour, 3" may be either.
      before.moment == nil || changesMore(picker, column, before, after)
        || dateColumns(of: picker, after).fields[column] == .hour
          && dateColumns(of: picker, after).fields.contains(.dayPeriod)
    case .colorPicker: here.columns.count > 1
    default: false
    }
  }

  /// Whether something else than one column is another than before.
  private func changesMore(_ picker: DatePicker, _ column: Int, _ before: PickerPlace, _ after: PickerPlace) -> Bool {
    let old = dateColumns(of: picker, before)
    let new = dateColumns(of: picker, after)
    return new.fields.indices.contains {
      $0 != column && old.selection(old.fields[$0]) != new.selection(new.fields[$0])
    }
  }
}
