/// Reads answers to a date picker's question by the part that distinguishes them: "the morning one", "p.m.", "the fourth"
/// (DATE-10).
extension PickerReader {
  /// Chooses the answer that one of several phrases names by its part of the day, its time or its day. If a phrase names
  /// several answers, the user is asked about those. Returns nil if none is named.
  mutating func chooseMoment(_ parsed: ParsedLine, _ phrases: [String], _ question: PickerQuestion) -> Outcome? {
    guard case .date(let picker, _) = contents else { return nil }
    for phrase in phrases {
      if picker.mode.hasTime, let outcome = choose(partOfDay: phrase, question) { return outcome }
      guard question.answers.count > 1 else { continue }
      let found = question.answers.filter { isMeant($0, by: phrase, picker.mode) }
      if found.count == 1 {
        layer.dropQuestion()
        return hold(found[0])
      }
    }
    return nil
  }

  private mutating func choose(partOfDay phrase: String, _ question: PickerQuestion) -> Outcome? {
    let understanders = [context.user.understander, Self.english].compactMap(\.self)
    func isIn(_ answer: PickerAnswer) -> Bool? {
      guard case .moment(let moment?) = answer.draft else { return nil }
      return understanders.lazy.compactMap { $0.isTime(moment.minutes, in: phrase) }.first
    }
    guard let first = question.answers.first, isIn(first) != nil else { return nil }
    let shown = question.answers.filter { isIn($0) == true }
    let hidden = question.others.filter { isIn($0) == true }
    let meant = shown.isEmpty ? hidden : shown
    if meant.isEmpty { return Outcome(.notUnderstood(Line(phrase)), .say(question.short)) }
    // A single answer that needs confirmation for another reason is still confirmed.
    let isSettled = meant.count == 1 && (question.answers.count > 1 || meant[0].doubt == nil || !shown.isEmpty)
    guard isSettled else {
      return ask(meant, others: shown.isEmpty ? question.answers : question.others)
    }
    layer.dropQuestion()
    return hold(meant[0])
  }

  /// Returns whether an answer is at the time or on the day that a phrase names.
  private func isMeant(_ answer: PickerAnswer, by phrase: String, _ mode: DatePicker.Mode) -> Bool {
    guard case .moment(let moment?) = answer.draft else { return false }
    let understander = context.user.understander
    if mode.hasTime, understander.minutes(phrase, now: context.now).contains(moment.minutes) { return true }
    guard mode.hasDate else { return false }
    let days = understander.days(phrase, today: context.now.day)
    // The day of the month is compared in the month of each answer: "the fourth" of 4 March and 3 April.
    return days.contains { day in
      day.day == moment.day || day.isByNumber && day.isOfAnyMonth && day.day.ofMonth == moment.day.ofMonth
    }
  }

  /// English is understood in addition to every language.
  private static var english: Understander? { (try? LoadedLocale("en")).map { Understander($0) } }
}

extension Day {
  fileprivate var ofMonth: Int { CalendarSystem.gregory.date(of: self).day }
}
