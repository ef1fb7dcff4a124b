extension Session {
  /// Waits for the text of a field.
  mutating func beginEntry(_ field: TextField) {
    navigation.overlays = [.entry(field.id)]
    askForText(field)
  }

  /// Asks for a field's text.
  mutating func askForText(_ field: TextField) {
    var question = Announcement(Element.textField(field))
    question.kind = .question
    question.hint = settings.hints ? Message(field.isSecure ? "entry.hintSecure" : "entry.hint") : nil
    say(question)
  }

  /// Takes a line as a field's text. A few commands still count; "type" makes text of what would be one.
  mutating func enter(_ line: Line, _ folded: String, into id: ID) {
    guard let field = field(id) else {
      navigation.overlays.removeLast()
      return refuse(.message("screen.gone"))
    }
    if line.text.allSatisfy(\.isWhitespace) { return askForText(field) }
    if let command = vocabulary.command(folded) {
      switch command {
      case .cancel, .back: return leaveEntry(field)
      case .help, .repeat, .whereAmI: return askForText(field)
      case .clear where !field.isSecure: return set(field, to: "")
      case .undo, .redo, .quit, .stop, .speechOn, .speechOff, .faster, .slower, .louder, .softer:
        if !field.isSecure { return perform(command) }
      default: break
      }
    }
    set(field, to: field.isSecure ? line.text : literal(line.text))
  }

  private mutating func leaveEntry(_ field: TextField) {
    navigation.overlays.removeLast()
    say(.change, .message("entry.unchanged", ["field": .text(field.title)]))
  }

  private mutating func set(_ field: TextField, to text: String) {
    navigation.overlays.removeLast()
    let wasReady = isReady
    act(on: field.id) { $0.send(.changed(field.id, to: .text(text))) }
    sayReadiness(since: wasReady)
  }

  /// The text of a line, without the word "type" before what would be a command; "type of bread" is text as it stands.
  private func literal(_ text: String) -> String {
    guard let rest = object(of: .type, in: text), vocabulary.command(Folding.fold(rest)) != nil else { return text }
    return rest
  }

  /// What stands beside the words of a command, as it was typed; the most specific words count. Nil where the line has none.
  func object(of command: Command, in text: String) -> String? {
    let alternatives = locale.wording.alternatives(command.key)
    return (alternatives.own + alternatives.english).compactMap { object(in: text, as: $0) }.min { $0.count < $1.count }
  }

  private func object(in text: String, as pattern: String) -> String? {
    guard let place = pattern.firstRange(of: "{object}") else { return nil }
    let before = pattern[..<place.lowerBound]
    let after = pattern[place.upperBound...]
    let object = text.dropFirst(before.count).dropLast(after.count)
    guard !object.isEmpty, Folding.fold(text.prefix(before.count)) == Folding.fold(before),
      Folding.fold(text.suffix(after.count)) == Folding.fold(after),
      before.last != " " || text.dropFirst(before.count - 1).first == " ",
      after.first != " " || text.suffix(after.count).first == " "
    else { return nil }
    return String(object)
  }
}
