extension Session {
  /// Waits for the text of a field.
  mutating func beginEntry(_ field: TextField) {
    navigation.overlays = [.entry(EntryPlace(field))]
    // How a field takes text is told once; who asks again, or for help, is told again (LOOP-7).
    askForText(field, isHinted: givenHints.insert(entryHint(of: field)).inserted)
  }

  /// The field that waits for its text.
  var entryPlace: EntryPlace? { if case .entry(let place) = navigation.overlays.last { place } else { nil } }

  /// Changes the field that waits for its text, where it stands: no copy of a long text is made.
  mutating func changeEntry<Result>(_ change: (inout EntryPlace) -> Result) -> Result? {
    guard case .entry = navigation.overlays.last, case .entry(var place) = navigation.overlays.popLast() else {
      return nil
    }
    defer { navigation.overlays.append(.entry(place)) }
    return change(&place)
  }

  /// Asks for a field's text; where that has been begun, tells it as it is.
  mutating func askForText(_ field: TextField, isHinted: Bool = true) {
    var field = field
    if let place = entryPlace, !place.isSecure, place.edited.isEdited { field.value = place.edited.text }
    var question = Announcement(Element.textField(field))
    question.kind = .question
    if settings.hints, isHinted { question.hint = Message(entryHint(of: field)) }
    say(question)
  }

  private func entryHint(of field: TextField) -> String {
    field.isSecure ? "entry.hintSecure" : field.takesLines ? "entry.hintLines" : "entry.hint"
  }

  /// Takes a line as a field's text, or as one line of it. Commands on the text count where there is some; "type" makes text
  /// of what would be one.
  mutating func enter(_ line: Line, _ folded: String) {
    guard let id = entryPlace?.id else { return }
    guard let field = field(id) else { return loseEntry(line) }
    let goesOn = field.takesLines && (entryPlace?.edited.lineCount ?? 0) > 0
    if !goesOn, line.text.allSatisfy(\.isWhitespace) { return askForText(field) }
    if let command = vocabulary.command(folded), performInEntry(command, field) { return }
    if performInEntry(objectOf: line.text, folded, field) { return }
    if field.takesLines { take(line: literal(line.text, field)) } else { set(field, to: literal(line.text, field)) }
  }

  /// Does a command while a field waits for its text; false where its words are text.
  private mutating func performInEntry(_ command: Command, _ field: TextField) -> Bool {
    let holdsText = holdsText(field)
    switch command {
    case .cancel, .back: leaveEntry(field)
    case .help: helpInEntry(field)
    case .repeat, .whereAmI: askForText(field)
    case .paste where field.isSecure: return pasteSecret(into: field)
    case _ where field.isSecure: return holdsText && refuseSecret(command, field)
    case .done where holdsText: finishEntry()
    case .clear where !field.takesLines: set(field, to: "")
    case .clear where !holdsText: refuse(.message("text.empty", ["field": .text(field.title)]))
    case .clear: performOnText { $0.clear(&$1) }
    case .undo, .redo: undoInEntry(command)
    case .quit, .stop, .speechOn, .speechOff, .faster, .slower, .louder, .softer: perform(command)
    case _ where command == .paste || holdsText && command.worksOnText:
      return performOnText { commands, text in commands.perform(command, on: &text) }
    default: return false
    }
    return true
  }

  /// Does a command with an object while a field waits for its text; false where the line is text.
  private mutating func performInEntry(objectOf text: String, _ folded: String, _ field: TextField) -> Bool {
    guard !field.isSecure, holdsText(field) else { return false }
    for (command, _) in vocabulary.commandsWithObject(folded) where command.isForText {
      guard let object = object(of: command, in: text) else { continue }
      if performOnText({ $0.perform(command, object, on: &$1) }) { return true }
    }
    return false
  }

  /// Whether there is something that commands on text can be done to.
  private func holdsText(_ field: TextField) -> Bool {
    field.isSecure ? !field.value.isEmpty : entryPlace?.edited.lineCount ?? 0 > 0
  }

  /// Leaves a field as it was.
  mutating func leaveEntry(_ field: TextField) {
    navigation.overlays.removeLast()
    say(.change, .message("entry.unchanged", ["field": .text(field.title)]))
  }

  /// Lets a field hold a text, and leaves it.
  mutating func set(_ field: TextField, to text: String) {
    guard text.utf8.count <= EditedText.limit else {
      return refuse(.message("edit.full", ["limit": .number(EditedText.limit)]))
    }
    guard case .entry(let place) = navigation.overlays.popLast() else { return }
    let wasReady = isReady
    act(on: field.id) { session in
      session.send(.changed(field.id, to: .text(text)))
      if field.takesLines { session.sayHeld(field.id) }
    }
    // Somebody has changed it since it was said: that is not passed over.
    if !field.isSecure, field.value != place.original {
      say(.notice, .message("edit.changedMeanwhile", ["field": .text(field.title)]))
    }
    sayReadiness(since: wasReady)
  }

  /// Says what a field holds now.
  private mutating func sayHeld(_ id: ID) {
    guard let field = field(id) else { return }
    let all = Announcement(Element.textField(field))
    var announcement = Announcement(.change)
    (announcement.name, announcement.value) = (all.name, all.value)
    announcement.states = all.states.filter { $0 == .empty }
    say(announcement)
  }

  /// The text of a line, without the word "type" before what would be a command; "type of bread" is text as it stands.
  private func literal(_ text: String, _ field: TextField) -> String {
    guard let rest = object(of: .type, in: text) else { return text }
    let folded = Folding.fold(rest)
    let isCommand =
      vocabulary.command(folded) != nil
      || vocabulary.commandsWithObject(folded).contains { $0.command.isForText || $0.command == .type }
    return isCommand && (!field.isSecure || holdsText(field)) ? rest : text
  }
}
