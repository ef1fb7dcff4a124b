/// What is said of a field that waits for its text.
extension EntryLayer {
  // MARK: - Questions

  /// Asks for the field's text; where that has been begun, tells it as it is.
  func question(_ field: TextField, in around: Surroundings, isHinted: Bool = true) -> Announcement {
    var field = field
    if !text.isSecure, text.edited.isEdited { field.value = text.edited.text }
    var question = Announcement(field)
    question.kind = .question
    question.states.append(.editing)
    if let suggestions = field.suggestions { question.sentences.append(suggestions.counted) }
    if around.settings.hints, isHinted { question.hint = Self.hint(for: field) }
    return question
  }

  /// Asks again for the text of the field, where it is still there.
  func sayAgain(in around: Surroundings) -> [Announcement] {
    guard let field = field(in: around) else { return [] }
    if let question = askedReplacing(field) { return [question] }
    let front = suggested.flatMap { $0.all == field.suggestions ? $0.saidFront(field, in: around) : nil }
    return [question(field, in: around), front].compactMap(\.self)
  }

  /// What is said of the field where the user asks where he is: also which of how many it is.
  func whereabouts(in around: Surroundings) -> [Announcement]? {
    var said = sayAgain(in: around)
    guard !said.isEmpty, let line = around.entries.line(of: text.id, hint: around.place.bookmark.focus) else {
      return nil
    }
    if around.frame.task?.control == text.id { return said }
    said[0].position = around.announcementAlone(ofLine: line).position
    return said
  }

  /// How a field takes text.
  static func hint(for field: TextField) -> Message {
    if let suggestions = field.suggestions { return suggestions.hint }
    return field.isSecure ? Message.entryHintSecure : field.takesLines ? Message.entryHintLines : Message.entryHint
  }

  /// What can be said here.
  func help(_ field: TextField, in around: Surroundings) -> Outcome {
    let asked = Outcome.say(sayAgain(in: around))
    if around.frame.task != nil, field.suggestions == nil {
      return asked + .said(.notice, .message(field.isSecure ? .promptHelpSecret : .promptHelpText))
    }
    if let suggestions = field.suggestions { return asked + suggestions.help + wayOut(field) }
    if field.isSecure || text.edited.lineCount == 0 { return asked }
    return asked + .said(.notice, .message(.helpText)) + .said(.notice, .message(.helpTextChange))
  }

  /// How a combo box is left.
  func wayOut(_ field: TextField) -> Outcome {
    field.suggestions == nil ? .nothing : .said(.notice, .message(.helpPickerLeave))
  }

  // MARK: - What came of it

  /// What is said where the field keeps what it held.
  var unchanged: LocalizedText { .message(.entryUnchanged(field: .text(text.title))) }

  /// Says that the field is gone into which a line was to go, and keeps what was written for "paste", unless it was secret.
  func lost(with line: String = "") -> Outcome {
    let parts = (text.edited.isEdited ? [text.edited.text] : []) + [line]
    let written = parts.filter { !$0.isEmpty }.joined(separator: "\n")
    if text.isSecure || written.isEmpty {
      return Outcome(.closeFront) + .refused(.message(.editGone(field: .text(text.title))))
    }
    return Outcome(.closeFront, .copy(SearchQuery(text: written)))
      + .refused(.message(.editGoneKept(field: .text(text.title))))
  }
}
