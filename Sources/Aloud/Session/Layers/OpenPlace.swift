/// The description of what is open above the screens, and of the way out. Refusals and help use it (LOOP-11).
extension LineContext {
  /// Says what is open, and how to leave it; nil on a screen.
  var openSentence: LocalizedText? {
    if shown.role == .menu { return .message(.menuOpen(menu: .text(shown.title))) }
    if shown.role == .actionSheet {
      return .message(.placeOpen(place: .text(shown.title), leave: .text(.message(.sheetCancel))))
    }
    if !shown.columns.isEmpty, frame.task?.control == nil {
      return .message(.pickerInFront(picker: .text(shown.title)))
    }
    if shown.activeSearch != nil { return nil }
    // A script's question is asked rather than opened, so it is repeated briefly.
    if frame.task != nil { return askedRange ?? shown.title }
    if let stays = frame.sheet?.stays { return stays }
    return frame.sheet.map { .message(.placeOpen(place: .text($0.title), leave: .text($0.leaveTitle))) }
  }

  /// The question for a number or a date with its limits; nil if there are none.
  var askedRange: LocalizedText? {
    guard let control = frame.task?.control, let entry = base.entry(control, near: nil) else { return nil }
    if case .pick(.moments(let picker)) = entry.control?.usage { return picker.range }
    return entry.scale?.range(of: shown.title)
  }

  /// The scale of the number that a script's question asks for.
  var askedScale: NumberScale? {
    frame.task?.control.flatMap { base.entry($0, near: nil)?.scale }
  }
}

extension Announcement {
  /// The message keys of refusals that say that a line means nothing at a place.
  static let placeRefusals: Set<String> = [
    "retry.notUnderstood", "number.none", "menu.none", "menu.noneHere", "menu.noneOn", "back.none", "cancel.none",
    "history.none", "clear.nothing", "search.unavailable", "index.none", "undo.later",
  ]

  var isRefusalOfPlace: Bool {
    kind == .refusal && name == nil && firstKey.map(Self.placeRefusals.contains) ?? false
  }
}
