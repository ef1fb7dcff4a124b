extension Session {
  /// Asks which of several values a line meant, or whether the one that it meant is right (DATE-4).
  mutating func ask(_ answers: [PickerAnswer]) {
    navigation.overlays.append(.pickerQuestion(answers))
    sayQuestion(answers)
  }

  /// Says the answers that there are to choose from, or the one that may be right.
  mutating func sayQuestion(_ answers: [PickerAnswer]) {
    if answers.count == 1 {
      let key = answers[0].isOtherWeekday ? "datePicker.otherWeekday" : "picker.right"
      return say(.question, .message(key, ["value": .text(answers[0].text)]))
    }
    say(.question, .message("which.question", ["count": .number(answers.count)]))
    for (index, answer) in answers.enumerated() {
      var announcement = Announcement(.item)
      announcement.name = answer.text
      announcement.number = index + 1
      say(announcement)
    }
  }

  /// Takes a line as the answer. What the picker understands as another value, or as a command that changes one, takes the
  /// question's place; all else leaves it standing (LOOP-8).
  mutating func answer(_ line: Line, _ folded: String, among answers: [PickerAnswer]) {
    let command = vocabulary.command(folded)
    let titles = answers.map { Folding.fold(locale.wording.text($0.text)) }
    let isTitle = titles.contains(folded)
    if !isTitle {
      let isBlank = line.text.allSatisfy(\.isWhitespace)
      if isBlank || command == .repeat || command == .help { return sayQuestion(answers) }
      if command == .back || command == .cancel { return refuseAnswers() }
      if let isRight = yesOrNo(line, folded) {
        if !isRight { return refuseAnswers() }
        return answers.count == 1 ? take(answers[0]) : sayQuestion(answers)
      }
    }
    if answers.count > 1 || isTitle {
      switch choiceReader(titles).choice(folded, objects: chosenObjects(folded)) {
      case .one(let index): return take(answers[index])
      case .several(let found): return askAgain(found.map { answers[$0] })
      case .noNumber(let number):
        return refuse(.message("number.none", ["number": .number(number), "count": .number(answers.count)]))
      case nil: break
      }
    }
    takeBesideQuestion(line, command, answers)
  }

  /// Takes a line that is no answer to a picker's question.
  private mutating func takeBesideQuestion(_ line: Line, _ command: Command?, _ answers: [PickerAnswer]) {
    let isReading = command.map { leavesStanding($0) && !movesInPicker($0) } ?? false
    if let command, isReading, let place = pickerPlace, let element = element(of: place) {
      _ = performInPicker(command, element)
      return sayAgain(answers)
    }
    let before = (said: response.announcements.count, failures: failures)
    navigation.overlays.removeAll(where: \.isPickerQuestion)
    understand(line)
    // Nothing else was meant either.
    let isRefused = response.announcements.dropFirst(before.said).allSatisfy { $0.kind == .refusal }
    guard isRefused || failures > before.failures, case .picker = navigation.overlays.last else { return }
    navigation.overlays.append(.pickerQuestion(answers))
    sayAgain(answers)
  }

  /// Whether a command that reads elsewhere goes to another value of an open picker.
  private func movesInPicker(_ command: Command) -> Bool {
    switch command {
    case .next, .previous, .first, .last, .nextPage, .previousPage, .nextMatch, .previousMatch: true
    case _: false
    }
  }

  private func yesOrNo(_ line: Line, _ folded: String) -> Bool? {
    if isWord("answer.yes", folded) { return true }
    if isWord("answer.no", folded) { return false }
    return understander.answer(line.text)
  }

  private mutating func take(_ answer: PickerAnswer) {
    navigation.overlays.removeAll(where: \.isPickerQuestion)
    hold(answer)
  }

  private mutating func refuseAnswers() {
    navigation.overlays.removeAll(where: \.isPickerQuestion)
    sayNotTaken()
  }

  private mutating func askAgain(_ answers: [PickerAnswer]) {
    navigation.overlays.removeAll(where: \.isPickerQuestion)
    ask(answers)
  }

  /// Says the question again in short.
  private mutating func sayAgain(_ answers: [PickerAnswer]) {
    guard case .pickerQuestion = navigation.overlays.last else { return }
    if answers.count == 1 { return sayQuestion(answers) }
    say(.question, .message("which.question", ["count": .number(answers.count)]))
  }

  /// Says that nothing was chosen, and that the picker waits on.
  private mutating func sayNotTaken() {
    var announcement = Announcement(.change, .message("picker.notTaken"))
    announcement.sentences.append(.message("retry.picker"))
    say(announcement)
  }
}

extension Overlay {
  /// Whether it is a question about a line to a picker.
  fileprivate var isPickerQuestion: Bool { if case .pickerQuestion = self { true } else { false } }
}
