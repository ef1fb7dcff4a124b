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

  /// Takes a line as the answer; any other is a new line to the picker.
  mutating func answer(_ line: Line, _ folded: String, among answers: [PickerAnswer]) {
    if line.text.allSatisfy(\.isWhitespace) { return sayQuestion(answers) }
    let command = vocabulary.command(folded)
    if command == .repeat || command == .help { return sayQuestion(answers) }
    let titles = answers.map { Folding.fold(locale.wording.text($0.text)) }
    let isWhich = answers.count > 1 && !titles.contains(folded)
    if isWhich, isWord("answer.yes", folded) { return sayQuestion(answers) }
    navigation.overlays.removeAll(where: \.isPickerQuestion)
    if command == .back || command == .cancel || isWhich && isWord("answer.no", folded) { return sayNotTaken() }
    if answers.count == 1 {
      let isRight =
        isWord("answer.yes", folded) ? true : isWord("answer.no", folded) ? false : understander.answer(line.text)
      if let isRight { return isRight ? hold(answers[0]) : sayNotTaken() }
      return understand(line)
    }
    let found = LabelMatching.matches(folded, in: titles)
    if found.count == 1 { return hold(answers[found[0]]) }
    if let number = NumberReading.number(folded, in: locale), answers.indices.contains(number - 1) {
      return hold(answers[number - 1])
    }
    understand(line)
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
