/// The announcements of a field that awaits its text.
extension EntryLayer {
  // MARK: - Questions

  /// Returns the question for the field's text, with the text entered so far.
  func question(_ field: TextField, in around: LineContext, isHinted: Bool = true) -> Announcement {
    var field = field
    if !text.isSecure, text.edited.isEdited { field.value = text.edited.text }
    var question = Announcement(field)
    question.kind = .question
    question.states.append(.editing)
    if let suggestions = field.suggestions { question.sentences.append(suggestions.counted) }
    if around.settings.hints, isHinted, !takesOnlyText(in: around) { question.hint = Self.hint(for: field) }
    return question
  }

  /// Returns a Boolean value that indicates whether any line is text, so that there is no word to offer: the lines are piped to the
  /// field that is the whole task (SCRIPT-1).
  func takesOnlyText(in around: LineContext) -> Bool {
    guard around.user.isPiped, let task = around.frame.task, task.control == text.id else { return false }
    return !task.obeysPipedWords && field(in: around)?.suggestions == nil
  }

  /// Returns the question again, or nothing if the field no longer exists.
  func sayAgain(in around: LineContext) -> [Announcement] {
    guard let field = field(in: around) else { return [] }
    if let question = askedReplacing(field) { return [question] }
    let front = suggested.flatMap { $0.all == field.suggestions ? $0.saidFront(field, in: around) : nil }
    return [question(field, in: around), front].compactMap(\.self)
  }

  /// Returns the announcement of the field for "where am I", which includes its position.
  func whereabouts(in around: LineContext) -> [Announcement]? {
    var said = sayAgain(in: around)
    guard !said.isEmpty, let line = around.entries.line(of: text.id, hint: around.place.bookmark.focus) else {
      return nil
    }
    if around.frame.task?.control == text.id { return said }
    said[0].position = around.announcementAlone(ofLine: line).position
    return said
  }

  /// Returns the hint on how a field takes text.
  static func hint(for field: TextField) -> Message {
    if let suggestions = field.suggestions { return suggestions.hint }
    return field.isSecure ? Message.entryHintSecure : field.takesLines ? Message.entryHintLines : Message.entryHint
  }

  /// Returns the help on what can be said in the field.
  func help(_ field: TextField, in around: LineContext) -> Outcome {
    let asked = Outcome.say(sayAgain(in: around))
    if around.frame.task != nil, field.suggestions == nil {
      return asked + .said(.notice, .message(field.isSecure ? .promptHelpSecret : .promptHelpText))
    }
    if let suggestions = field.suggestions { return asked + suggestions.help + wayOut(field) }
    if field.isSecure || text.edited.lineCount == 0 { return asked }
    return asked + .said(.notice, .message(.helpText)) + .said(.notice, .message(.helpTextChange))
  }

  /// Returns the help on how a combo box is left.
  func wayOut(_ field: TextField) -> Outcome {
    field.suggestions == nil ? .nothing : .said(.notice, .message(.helpPickerLeave))
  }

  // MARK: - Results

  /// The sentence announced if the field keeps its contents.
  var unchanged: LocalizedText { .message(.entryUnchanged(field: .text(text.title))) }

  /// Announces that the field for a line no longer exists, and keeps the text for "paste" unless it was secret.
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
