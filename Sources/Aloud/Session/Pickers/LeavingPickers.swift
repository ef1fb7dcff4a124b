extension Session {
  /// Leaves the open picker: what it holds counts, and is said (PICK-3).
  ///
  /// Where it `isForced`, the app is told even where nothing is another: what it has made of nothing may be.
  mutating func leavePicker(isForced: Bool = false) {
    guard let place = pickerPlace else { return }
    navigation.overlays = []
    refresh()
    let wasReady = isReady
    joinUndos(since: place.undoCount)
    if !isForced, place.draft == place.original || place.appliesAtOnce {
      sayPicked(place.id)
    } else {
      act(on: place.id) { $0.send(.changed(place.id, to: place.draft.value)) }
    }
    sayReadiness(since: wasReady)
  }

  /// Leaves the open picker as it was when it was opened.
  mutating func cancelPicker() {
    guard let place = pickerPlace else { return }
    navigation.overlays = []
    refresh()
    if place.appliesAtOnce, place.draft != place.original { send(.changed(place.id, to: place.original.value)) }
    // What was put back has not happened.
    if undoStack.count > place.undoCount { undoStack.removeLast(undoStack.count - place.undoCount) }
    if let title = entry(place.id)?.title { say(.change, .message("entry.unchanged", ["field": .text(title)])) }
  }

  /// Empties the open picker, where it may hold nothing.
  mutating func clearPicker() {
    switch pickerPlace.flatMap({ element(of: $0) }) {
    case .datePicker(let picker): clear(to: .moment(nil), picker.placeholder)
    case .colorPicker(let picker): clear(to: .color(nil), picker.placeholder)
    default: clear(to: .moment(nil), nil)
    }
  }

  private mutating func clear(to draft: PickerDraft, _ placeholder: LocalizedText?) {
    guard placeholder != nil else { return refuse(.message("entry.unchanged", ["field": .text(here.title)])) }
    changePicker { $0.draft = draft }
    leavePicker(isForced: true)
  }

  /// Says what a picker of the place holds.
  private mutating func sayPicked(_ id: ID) {
    guard let all = entry(id)?.announcement else { return }
    var announcement = Announcement(.change)
    (announcement.name, announcement.value) = (all.name, all.value?.withoutLimits)
    say(announcement)
  }
}
