/// Reads lines to a picker that has asked which of several values is meant, or whether a single one is right (LOOP-8, DATE-10).
extension PickerReader {
  /// Another value, or a command that changes the value, replaces the question. Any other line leaves it open.
  mutating func take(_ parsed: ParsedLine, asked question: PickerQuestion) -> Outcome? {
    let answers = question.answers
    let titles = answers.map { context.folded($0.text) }
    let isTitle = titles.contains(parsed.folded)
    if !isTitle, let outcome = takeAside(parsed, question) { return outcome }
    let reader = ChoiceReader(titles: titles, numberedCount: titles.count, context: context)
    let objects = context.chosenObjects(parsed)
    if answers.count > 1 || isTitle {
      switch reader.choice(parsed.folded, objects: objects) {
      case .one(let index):
        layer.question = nil
        return layer.hold(answers[index])
      case .several(let found) where found.count < answers.count:
        return layer.ask(found.map { answers[$0] }, others: question.others)
      case .noNumber(let number):
        return context.refusal(ofNumber: number, among: answers.count) + .say(question.short)
      case .several, nil: break
      }
    } else if isBareNumber(parsed, objects) {
      // A bare number never replaces the value while yes or no is awaited.
      return .refused(.message(.pickerYesOrNo)) + .say(question.short)
    }
    let phrases = [parsed.text] + context.nameForms.inner(parsed.folded)
    if let outcome = chooseMoment(parsed, phrases, question) { return outcome }
    return takeBeside(parsed, question)
  }

  /// Returns whether a line is only a number, with or without the words that choose one. "The second" is one too.
  private func isBareNumber(_ parsed: ParsedLine, _ objects: [String]) -> Bool {
    let places = context.user.understander.readings(of: parsed.text, as: .ordinal, now: context.now)
    if !parsed.folded.contains(where: \.isNumber), !context.answersFirst(parsed),
      let place = places.first.flatMap({ Int($0) }), place < 6
    {
      return true
    }
    return ([parsed.folded] + objects).contains { context.number($0) != nil }
  }

  /// A line that answers yes or no, leaves the question, or asks to hear it again.
  private mutating func takeAside(_ parsed: ParsedLine, _ question: PickerQuestion) -> Outcome? {
    if parsed.isBlank { return .say(question.announcements) }
    let isSingle = question.answers.count == 1
    let isTask = context.frame.task != nil
    // "Done" means the main answer of a prompt (SCRIPT-4).
    let isDone = isTask && parsed.command == .leaving(.done)
    let isOK = isSingle && (isDone || context.isWord(.alertOk, parsed.folded))
    switch parsed.command {
    case _ where isOK: break
    case .reading(.repeat), .reading(.help): return .say(question.announcements)
    // Leaving the question chooses nothing. The same command again leaves the picker.
    case .leaving: return refuseAnswers()
    case .moving, .reading, .editing, .text, .picker, .color, .search, .selection, .log, .setting, .session, nil:
      break
    }
    guard let isRight = isOK ? true : yesOrNo(parsed) else { return nil }
    if !isRight { return refuseAnswers() }
    guard isSingle else { return .say(question.announcements) }
    layer.question = nil
    var answer = question.answers[0]
    // The question had the whole value, which is all that a prompt asks for.
    if isTask { answer.column = nil }
    return layer.hold(answer)
  }

  private func yesOrNo(_ parsed: ParsedLine) -> Bool? {
    if context.isWord(.answerYes, parsed.folded) { return true }
    if context.isWord(.answerNo, parsed.folded) { return false }
    return context.user.understander.answer(parsed.text)
  }

  private mutating func refuseAnswers() -> Outcome {
    layer.question = nil
    var announcement = Announcement(.change, .message(.pickerNotTaken))
    announcement.sentences.append(.message(.retryPicker))
    return .say(announcement)
  }

  /// A line that is no answer. A command that only reads, and a line that is not understood, leave the question open.
  private mutating func takeBeside(_ parsed: ParsedLine, _ question: PickerQuestion) -> Outcome? {
    if let outcome = Anywhere.outcome(of: parsed.command, in: context), outcome.isHarmless {
      return outcome + .say(question.short)
    }
    if case .reading(let command) = parsed.command, let outcome = perform(.reading(command)) {
      return outcome + .say(question.short)
    }
    // The user has not heard the value that the next one would follow.
    if case .moving = parsed.command { return .say(question.announcements) }
    if let outcome = takeForEach(of: question, parsed) { return outcome }
    var other = self
    other.layer.question = nil
    other.asked = question
    guard
      let outcome = other.takeAsNewValue(parsed) ?? other.takeAsCorrection(parsed) ?? other.takeAsNamed(parsed)
    else {
      if let left = leave(for: parsed) { return .said(.change, .message(.pickerNotTaken)) + left }
      return Outcome(.notUnderstood(parsed.line), .say(question.short))
    }
    if outcome.isRefusal { return outcome + .say(question.short) }
    other.asked = nil
    self = other
    return outcome
  }

  /// Leaves the picker with its value for something else that the line names in full (PICK-4). On a sheet, a button named in
  /// this way is only announced and not pressed, because it might leave the sheet (ASK-8). Returns nil if the line names
  /// nothing.
  func leave(for parsed: ParsedLine) -> Outcome? {
    let left = Outcome(.leavePicker(isForced: false))
    guard let named = context.named(by: parsed, besides: layer.id) else {
      return givesBelow(parsed) ? left + Outcome(.take(parsed.line)) : nil
    }
    if case .press = named.control?.usage, context.frame.sheet != nil { return left + .say([named.announcement]) }
    return left + Outcome(.take(parsed.line))
  }

  /// Returns whether a line gives a value to another thing of the place below, or turns several: "check eggs and bread".
  private func givesBelow(_ parsed: ParsedLine) -> Bool {
    let below = context.showing(context.base)
    return SeveralBoxes(context: below, isNamed: true).outcome(parsed) != nil
      || AssignmentReading(context: below).named(parsed).contains {
        below.entries[$0.line].isValued && below.entries[$0.line].id != layer.id
      }
  }
}

/// A picker's question which of several values is meant, or whether a single one is right.
struct PickerQuestion: Sendable {
  var answers: [PickerAnswer]
  /// Less likely meanings, which are not listed. A word such as the part of the day chooses them (DATE-10).
  let others: [PickerAnswer]

  var announcements: [Announcement] {
    guard answers.count > 1 else { return [short] }
    let choices = answers.enumerated().map { index, answer in
      var announcement = Announcement(.item, named: answer.text)
      announcement.number = index + 1
      return announcement
    }
    return [short] + choices
  }

  var short: Announcement {
    guard answers.count > 1 else {
      return Announcement(.question, (answers[0].doubt ?? .open).question(answers[0].text))
    }
    return Announcement(
      .question, sameWeekday ?? .message(.whichQuestion(count: .number(answers.count))))
  }

  /// Explains why two days of the weekday that was said may be meant: "Friday is also December 4. Which?"
  private var sameWeekday: LocalizedText? {
    guard answers.count == 2, let first = answers[0].weekday, let second = answers[1].weekday, first.day != second.day
    else { return nil }
    return .message(
      .datePickerAlso(
        weekday: .moment(first, .field(.weekday)), day: .moment(second, .date(.monthDay))))
  }
}
