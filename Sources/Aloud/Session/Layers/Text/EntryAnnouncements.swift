extension EntryLayer {
  // MARK: - Questions

  func question(_ field: TextField, in context: LineContext, isHinted: Bool = true) -> Announcement {
    var field = field
    if !text.isSecure, text.edited.isEdited { field.value = text.edited.text }
    var question = Announcement(field)
    question.kind = .question
    // Where the field is the whole task, or a log is read, nothing else could be meant.
    let task = context.frame.task.flatMap { $0.control == text.id ? $0 : nil }
    if task == nil, asked == nil, context.frame.task?.readsOn != true { question.states.append(.editing) }
    if let text = asked?.text { question.sentences.append(text) }
    if let emptyLine = task?.emptyLine {
      question.sentences.append(emptyLine)
      question.states.removeAll { $0 == .empty }
    }
    question.sentences += [task?.buttonsSentence].compactMap(\.self)
    if let suggestions = field.suggestions {
      // Their number says that there are some.
      question.states.removeAll { $0 == .suggestions }
      question.sentences.append(suggestions.counted)
    }
    if context.settings.givesHints, isHinted, !takesOnlyText(in: context) {
      question.hint = hint(for: field, in: context)
    }
    return question
  }

  /// Returns whether any line is text, so that there is no word to offer: the lines are piped to the field that is the whole
  /// task (SCRIPT-1).
  func takesOnlyText(in context: LineContext) -> Bool {
    guard context.user.isPiped, let task = context.frame.task, task.control == text.id else { return false }
    return !task.obeysPipedWords && field(in: context)?.suggestions == nil
  }

  func sayAgain(in context: LineContext) -> [Announcement] {
    guard let field = field(in: context) else { return [] }
    if let question = askedReplacing(field) { return [question] }
    let front = suggested.flatMap { $0.all == field.suggestions ? $0.saidFront(field, in: context) : nil }
    return [question(field, in: context), front].compactMap(\.self)
  }

  func whereabouts(in context: LineContext) -> [Announcement]? {
    var said = sayAgain(in: context)
    if asked != nil { return said }
    guard !said.isEmpty, let line = context.entries.line(of: text.id, hint: context.place.focus.line) else {
      return nil
    }
    if context.frame.task?.control == text.id { return said }
    said[0].position = context.announcementAlone(ofLine: line).position
    return said
  }

  func hint(for field: TextField, in context: LineContext) -> Message {
    if let suggestions = field.suggestions { return suggestions.hint }
    let isTask = context.frame.task?.control == text.id
    let leave = Message.Argument.text((isTask ? context.frame.task?.leave : nil) ?? .message(.confirmCancel))
    return field.isSecure
      ? .entryHintSecure(leave: leave) : field.takesLines ? .entryHintLines(leave: leave) : .entryHint(leave: leave)
  }

  func help(_ field: TextField, in context: LineContext) -> Outcome {
    let asked = Outcome.say(sayAgain(in: context))
    if context.frame.task != nil, field.suggestions == nil {
      return asked + .said(.notice, .message(field.isSecure ? .promptHelpSecret : .promptHelpText))
    }
    if let suggestions = field.suggestions { return asked + suggestions.help + wayOut(field) }
    if field.isSecure || text.edited.lineCount == 0 { return asked }
    return asked + .said(.notice, .message(.helpText)) + .said(.notice, .message(.helpTextChange))
  }

  /// Only a combo box needs to say how it is left.
  func wayOut(_ field: TextField) -> Outcome {
    field.suggestions == nil ? .nothing : .said(.notice, .message(.helpPickerLeave))
  }

  // MARK: - Results

  var unchanged: LocalizedText { .message(.entryUnchanged(field: .text(text.title))) }

  /// Keeps the text for "paste" unless it was secret.
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
