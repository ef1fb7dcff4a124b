extension Session {
  /// What commands on text need to know.
  private func textCommands(takesLines: Bool) -> TextCommands {
    TextCommands(locale: locale, pasted: clipboard.map(text), takesLines: takesLines)
  }

  /// Lets a command work on the text of the field that waits for it; false where it is none there.
  @discardableResult
  mutating func performOnText(_ work: (TextCommands, inout EditedText) -> TextOutcome?) -> Bool {
    guard let id = entryPlace?.id, let field = field(id) else { return false }
    let commands = textCommands(takesLines: field.takesLines)
    guard let outcome = changeEntry({ work(commands, &$0.edited) }) ?? nil else { return false }
    failures = 0
    finish(outcome)
    giveHint("entry.hintKeep")
    return true
  }

  /// The text field that was last read or used in the place in front.
  var focusedField: TextField? {
    guard navigation.overlays.isEmpty, let focus, focus < here.entries.count,
      case .enterText(let field) = here.entries[focus].control?.usage
    else { return nil }
    return field
  }

  /// Lets a command work on the field that was last read, and the app have what comes of it; false where there is no such
  /// field, or the command is none there.
  mutating func performOnFocusedText(_ work: (TextCommands, inout EditedText) -> TextOutcome?) -> Bool {
    guard let field = focusedField else { return false }
    if field.isSecure { return refuseSecret(.copy, field) }
    var place = readPlace(of: field)
    let commands = textCommands(takesLines: field.takesLines)
    guard let outcome = work(commands, &place.edited) else { return false }
    failures = 0
    guard place.edited.isEdited else {
      navigation.places[navigation.places.count - 1].read = place
      finish(outcome)
      return true
    }
    guard field.availability == .enabled else {
      say(Announcement(Element.textField(field)).refusal)
      return true
    }
    let wasReady = isReady
    act(on: field.id) { session in
      session.finish(outcome)
      session.send(.changed(field.id, to: .text(place.edited.text)))
    }
    sayReadiness(since: wasReady)
    return true
  }

  /// Where the user is in the text of the field that was last read: as before, unless it holds another text now.
  private func readPlace(of field: TextField) -> EntryPlace {
    if let place = navigation.places.last?.read, place.id == field.id, place.original == field.value { return place }
    return EntryPlace(field)
  }

  /// Does a command without object on the field that was last read; false where it is none there.
  mutating func performOnFocusedText(_ command: Command) -> Bool {
    switch command {
    case _ where command.isForText: break
    case .copy, .paste: break
    case .selectAll where here.selection == nil, .selection where here.selection == nil: break
    default: return false
    }
    guard let field = focusedField else { return false }
    if command == .paste, field.isSecure { return pasteSecret(into: field) }
    if field.value.isEmpty, command != .paste, !field.isSecure {
      refuse(.message("text.empty", ["field": .text(field.title)]))
      return true
    }
    return performOnFocusedText { $0.perform(command, on: &$1) }
  }

  /// Says what has come of a command, and keeps what was copied.
  private mutating func finish(_ outcome: TextOutcome) {
    for announcement in outcome.announcements { say(announcement) }
    if let copied = outcome.copied { copyToClipboard(SearchQuery(text: copied)) }
  }

  /// Takes back the last change of the text that is entered, or makes it again.
  mutating func undoInEntry(_ command: Command) {
    let edit = changeEntry { command == .undo ? $0.edited.undo() : $0.edited.redo() } ?? nil
    let isUndo = command == .undo
    guard let edit else { return refuse(.message(isUndo ? "undo.none" : "redo.none")) }
    say(.change, .message(isUndo ? "undo.done" : "redo.done", ["name": .text(edit.name)]))
  }
}

extension Command {
  /// Whether it is done to the text of a field that is being entered; some of these are done to lines elsewhere.
  var worksOnText: Bool {
    switch self {
    case .read, .spell, .spellPhonetic, .selectAll, .selection, .copy: true
    default: isForText
    }
  }
}
