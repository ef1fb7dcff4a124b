/// Does commands on the text field that was last read or used on a screen, without entering it (EDIT-2).
struct FieldReading: Sendable {
  let around: Surroundings
  private let field: TextField

  /// Reads the field where the user is; nil where there is none.
  init?(_ bookmark: Bookmark, in around: Surroundings) {
    guard !around.isCovered, let focus = bookmark.focus, focus < around.entries.count,
      let field = around.entries[focus].readField
    else { return nil }
    self.around = around
    self.field = field
  }

  /// Does a command without object.
  func perform(_ command: TextWork, _ place: inout Place) -> Outcome? {
    if command == .paste, field.isSecure { return pasteSecret }
    if field.isSecure { return hidden }
    if field.value.isEmpty, command != .paste {
      return .refused(.message(.textEmpty(field: .text(field.title))))
    }
    return work(&place) { $0.perform(command, on: &$1) }
  }

  /// Does a command with an object; nil where it is none on this text.
  func perform(_ command: ObjectCommand, _ object: String, _ place: inout Place) -> Outcome? {
    if field.isSecure { return hidden }
    return work(&place) { $0.perform(command, object, on: &$1) }
  }

  /// Why nothing of a secret is read, spelled or copied.
  private var hidden: Outcome { .refused(.message(.editHidden(field: .text(field.title)))) }

  /// Puts what was copied into a secret field; nil where nothing was copied.
  private var pasteSecret: Outcome? {
    around.clipboard.map { SecretPasting(clipboard: $0, wording: around.wording).outcome(for: field) }
  }

  /// Lets a command work on the text, and the app have what comes of it; nil where the command is none there.
  private func work(_ place: inout Place, _ work: (TextCommands, inout EditedText) -> TextOutcome?) -> Outcome? {
    var read = place.read.flatMap { $0.id == field.id && $0.original == field.value ? $0 : nil } ?? TextPlace(field)
    let commands = TextCommands(around, takesLines: field.takesLines)
    guard let outcome = work(commands, &read.edited) else { return nil }
    place.isReadingText = true
    guard read.edited.isEdited else {
      place.read = read
      return Outcome(outcome)
    }
    guard field.availability == .enabled else { return .say(Announcement(field).refusal) }
    let edited = read.edited.text
    guard let held = field.suggestions.map({ $0.held(for: edited, in: around) }) ?? edited else {
      return .say(Suggestions.refusal(of: edited))
    }
    var act = Act(.changed(field.id, to: .text(held)), on: field.id)
    act.said = outcome.announcements
    return Outcome(outcome.copied.map { [.copy(SearchQuery(text: $0))] } ?? []) + Outcome(.act(act))
  }
}

extension Entry {
  /// The field whose text is read without entering it; of a line of a log, one that can only be read.
  fileprivate var readField: TextField? {
    if let line = logLine { return line.field }
    return if case .enterText(let field) = control?.usage { field } else { nil }
  }
}

extension TextCommands {
  /// Commands on a text among these surroundings.
  init(_ around: Surroundings, takesLines: Bool) {
    self.init(
      locale: around.locale, pasted: around.clipboard.map { $0.plainText(around.wording) }, takesLines: takesLines)
  }
}

extension Outcome {
  /// What has come of a command on a text that nothing else is told of.
  init(_ outcome: TextOutcome) {
    let said = outcome.announcements
    self =
      (outcome.readLines.map { Outcome(.read(said, lines: $0, of: .text)) } ?? .say(said))
      + Outcome(outcome.copied.map { [.copy(SearchQuery(text: $0))] } ?? [])
  }
}

extension SearchQuery {
  /// A query as text alone: the tokens by their names, then the rest.
  func plainText(_ wording: Wording) -> String {
    (tokens.map { wording.text($0.title) } + [text]).filter { !$0.isEmpty }.joined(separator: " ")
  }
}

/// Puts what was copied into a secret field, on one line.
struct SecretPasting: Sendable {
  let clipboard: SearchQuery
  let wording: Wording

  func outcome(for field: TextField) -> Outcome {
    let text = TextCommands.onOneLine(clipboard.plainText(wording))
    return Outcome(.act(Act(.changed(field.id, to: .text(text)), on: field.id)))
  }
}
