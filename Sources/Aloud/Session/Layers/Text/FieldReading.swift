/// Commands on the text field that was last read or used on a screen, without entering it (EDIT-2).
struct FieldReading: Sendable {
  let context: LineContext
  private let field: TextField

  init?(_ focus: Focus, in context: LineContext) {
    guard !context.isCovered, let field = focus.entry(in: context.entries)?.readField else { return nil }
    self.context = context
    self.field = field
  }

  /// Returns nil if nothing was copied to paste into a secret field.
  func perform(_ command: TextWork, _ place: inout Place) -> Outcome? {
    if command == .paste, field.isSecure { return context.pasting(into: field) }
    if field.isSecure { return hidden }
    if field.value.isEmpty, command != .paste {
      return .refused(.message(.textEmpty(field: .text(field.title))))
    }
    return work(&place) { $0.perform(command, on: &$1) }
  }

  func perform(_ command: ObjectCommand, _ object: String, _ place: inout Place) -> Outcome? {
    if field.isSecure { return hidden }
    return work(&place) { $0.perform(command, object, on: &$1) }
  }

  /// Refuses to read, spell or copy a secret.
  private var hidden: Outcome { .refused(.message(.editHidden(field: .text(field.title)))) }

  /// Sends a changed text to the app. Returns nil if the command does not apply.
  private func work(_ place: inout Place, _ work: (TextCommands, inout EditedText) -> Outcome?) -> Outcome? {
    var read = place.read.flatMap { $0.id == field.id && $0.original == field.value ? $0 : nil } ?? TextPlace(field)
    let commands = TextCommands(context, takesLines: field.takesLines)
    guard let outcome = work(commands, &read.edited) else { return nil }
    place.isReadingText = true
    guard read.edited.isEdited else {
      place.read = read
      return outcome
    }
    guard field.availability == .enabled else { return .say(Announcement(field).refusal) }
    let edited = read.edited.text
    guard let held = field.suggestions.map({ $0.held(for: edited, in: context) }) ?? edited else {
      return .say(Suggestions.refusal(of: edited))
    }
    var act = Act(.changed(field.id, to: .text(held)), on: field.id)
    act.said = outcome.effects.compactMap { if case .say(let said) = $0 { said } else { nil } }
    return Outcome(outcome.effects.filter { if case .copy = $0 { true } else { false } }) + Outcome(.act(act))
  }
}

extension Entry {
  /// The field whose text is read without entering it. For a log line, this is a read-only field.
  fileprivate var readField: TextField? {
    if let line = logLine { return line.field }
    return if case .enterText(let field) = control?.usage { field } else { nil }
  }
}

extension TextCommands {
  init(_ context: LineContext, takesLines: Bool) {
    self.init(
      locale: context.locale, pasted: context.clipboard.map { $0.plainText(context.wording) }, takesLines: takesLines)
  }
}

extension SearchQuery {
  /// The titles of the tokens, then the text.
  func plainText(_ wording: Wording) -> String {
    (tokens.map { wording.text($0.title) } + [text]).filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension LineContext {
  /// Pastes what was copied into a secret field. Returns nil if nothing was copied.
  func pasting(into field: TextField) -> Outcome? {
    guard let clipboard else { return nil }
    let text = TextCommands.onOneLine(clipboard.plainText(wording))
    return Outcome(.act(Act(.changed(field.id, to: .text(text)), on: field.id)))
  }
}
