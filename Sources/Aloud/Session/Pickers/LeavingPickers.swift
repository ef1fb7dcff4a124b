extension Session {
  /// Leaves the open picker: what it holds counts, and is said (PICK-3).
  ///
  /// Where it `isForced`, the app is told even where nothing is another: what it has made of nothing may be. It `tellsPlace`
  /// where the user did not ask to leave: then what the user is back at is said too.
  mutating func leavePicker(isForced: Bool = false, tellsPlace: Bool = false) {
    guard let place = pickerPlace else { return }
    let path = navigation.path
    let said = response.announcements.count
    navigation.overlays = []
    refresh()
    let wasReady = isReady
    joinUndos(since: place.undoCount)
    if !isForced, place.draft == place.original || place.appliesAtOnce {
      sayPicked(place.id)
    } else {
      act(on: place.id) { $0.send(.changed(place.id, to: place.draft.value)) }
    }
    if tellsPlace, navigation.path == path, navigation.overlays.isEmpty { tellPlace(since: said) }
    sayReadiness(since: wasReady)
  }

  /// Says with the first change among what was said since `start` where the user is, unless that was said.
  private mutating func tellPlace(since start: Int) {
    let said = response.announcements[start...]
    guard !said.contains(where: { $0.kind == .place }), let index = said.firstIndex(where: { $0.kind == .change })
    else { return }
    response.announcements[index].sentences.append(.message("picker.closed", ["place": .text(here.compactTitle)]))
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
    leavePicker(isForced: true, tellsPlace: true)
  }

  /// Says what a picker of the place holds.
  private mutating func sayPicked(_ id: ID) {
    guard let all = entry(id)?.announcement else { return }
    var announcement = Announcement(.change)
    (announcement.name, announcement.value) = (all.name, all.value?.withoutLimits)
    say(announcement)
  }
}
