/// Lines to a picker that has asked which of several values is meant, or whether one is right (LOOP-8, DATE-10).
extension PickerReader {
  /// Takes a line as the answer to its question. What is understood as another value, or as a command that changes one, takes
  /// the question's place; all else leaves it standing.
  mutating func take(_ heard: Heard, asked question: PickerQuestion) -> Outcome? {
    let answers = question.answers
    let titles = answers.map { around.folded($0.text) }
    let isTitle = titles.contains(heard.folded)
    if !isTitle, let outcome = takeAside(heard, question) { return outcome }
    let reader = ChoiceReader(titles, numberedCount: titles.count, around.locale, around.user.understander)
    let objects = around.chosenObjects(heard)
    if answers.count > 1 || isTitle {
      switch reader.choice(heard.folded, objects: objects) {
      case .one(let index):
        layer.dropQuestion()
        return hold(answers[index])
      case .several(let found) where found.count < answers.count:
        return ask(found.map { answers[$0] }, others: question.others)
      case .noNumber(let number):
        let refusal = Outcome.refused(.message(.numberNone(number: .number(number), count: .number(answers.count))))
        return refusal + .say(question.short)
      case .several, nil: break
      }
    } else if isBareNumber(heard, objects) {
      // A number alone is never another value while yes or no is waited for.
      return .refused(.message(.pickerYesOrNo)) + .say(question.short)
    }
    if let outcome = chooseMoment(heard, [heard.text] + reader.inner(heard.folded), question) { return outcome }
    return takeBeside(heard, question)
  }

  /// Whether a line is a number and no more, with or without the words of choosing one; "the second" is one too.
  private func isBareNumber(_ heard: Heard, _ objects: [String]) -> Bool {
    let places = around.user.understander.readings(of: heard.text, as: .ordinal, now: around.now)
    if !heard.folded.contains(where: \.isNumber), !around.answersFirst(heard),
      let place = places.first.flatMap({ Int($0) }), place < 6
    {
      return true
    }
    return ([heard.folded] + objects).contains { around.number($0) != nil }
  }

  /// Takes what answers with yes or no, leaves the question, or asks for it again.
  private mutating func takeAside(_ heard: Heard, _ question: PickerQuestion) -> Outcome? {
    if heard.isBlank { return .say(question.announcements) }
    let isOK = around.isWord(.alertOk, heard.folded) && question.answers.count == 1
    switch heard.command {
    case _ where isOK: break
    case .reading(.repeat), .reading(.help): return .say(question.announcements)
    // Nothing is chosen by being done with the question; the picker is left by saying it once more.
    case .leaving: return refuseAnswers()
    case .moving, .reading, .editing, .text, .picker, .color, .search, .selection, .log, .setting, .session, nil:
      break
    }
    guard let isRight = isOK ? true : yesOrNo(heard) else { return nil }
    if !isRight { return refuseAnswers() }
    guard question.answers.count == 1 else { return .say(question.announcements) }
    layer.dropQuestion()
    return hold(question.answers[0])
  }

  private func yesOrNo(_ heard: Heard) -> Bool? {
    if around.isWord(.answerYes, heard.folded) { return true }
    if around.isWord(.answerNo, heard.folded) { return false }
    return around.user.understander.answer(heard.text)
  }

  /// Says that nothing was chosen, and that the picker waits on.
  private mutating func refuseAnswers() -> Outcome {
    layer.dropQuestion()
    var announcement = Announcement(.change, .message(.pickerNotTaken))
    announcement.sentences.append(.message(.retryPicker))
    return .say(announcement)
  }

  /// Takes a line that is no answer: what only reads leaves the question standing, and what is not understood.
  private mutating func takeBeside(_ heard: Heard, _ question: PickerQuestion) -> Outcome? {
    if let outcome = Anywhere.outcome(of: heard.command, in: around), outcome.isHarmless {
      return outcome + .say(question.short)
    }
    if case .reading(let command) = heard.command, let outcome = perform(.reading(command)) {
      return outcome + .say(question.short)
    }
    // Nobody has said the value that comes next.
    if case .moving = heard.command { return .say(question.announcements) }
    var other = self
    other.layer.dropQuestion()
    other.asked = question
    guard let outcome = other.takeAsNewValue(heard) ?? other.takeAsCorrection(heard) else {
      if let left = leave(for: heard) { return .said(.change, .message(.pickerNotTaken)) + left }
      return Outcome(.notUnderstood(heard.line), .say(question.short))
    }
    if outcome.isRefusal { return outcome + .say(question.short) }
    other.asked = nil
    self = other
    return outcome
  }

  /// Leaves the picker, its value kept, for something else that a line names wholly (PICK-4); nil where it names nothing. On
  /// a sheet nothing is pressed by the same line, since that might leave the sheet (ASK-8): it is said where one is.
  func leave(for heard: Heard) -> Outcome? {
    guard let named = around.named(by: heard, besides: layer.id) else { return nil }
    let left = Outcome(.leavePicker(isForced: false))
    if case .press = named.control?.usage, around.frame.sheet != nil { return left + .say([named.announcement]) }
    return left + Outcome(.take(heard.line))
  }
}
