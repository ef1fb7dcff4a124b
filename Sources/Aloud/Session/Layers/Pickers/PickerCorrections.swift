/// A phrase that set a value, and the value before it.
struct SaidValue: Sendable {
  var phrase: String
  var before: PickerDraft
}

/// Corrections of the phrase said last to a picker: "no, tuesday" (LOOP-9).
extension PickerReader {
  /// For a date, the phrase is remembered for corrections.
  mutating func takeAsNewValue(_ parsed: ParsedLine) -> Outcome? {
    let before = layer
    guard let outcome = takeAsValue(parsed) else { return nil }
    if case .date = contents, layer.draft != before.draft || layer.question != nil {
      layer.said = SaidValue(phrase: parsed.text, before: before.draft)
    }
    return outcome
  }

  /// Takes "no, tuesday". A value that the picker can't hold is refused as it is without "no". Returns nil if the line is no
  /// correction.
  mutating func takeAsCorrection(_ parsed: ParsedLine) -> Outcome? {
    var refusal: Outcome?
    for value in CorrectionReading(wording: context.wording).values(in: parsed.text) {
      // In a list, a number would be a position, so "no, 3" is no correction (LOOP-13).
      if case .list = contents, !hasNumbers(layer.column), context.number(Folding.fold(value)) != nil { continue }
      if let outcome = correctPhrase(by: value, parsed.line) { return outcome }
      if let outcome = take(value, parsed, &refusal) { return outcome }
    }
    return refusal
  }

  /// Takes a line that names what the picker is of, and a value: "delivery tuesday". Returns nil if the line does not.
  mutating func takeAsNamed(_ parsed: ParsedLine) -> Outcome? {
    let below = context.showing(context.base)
    var refusal: Outcome?
    for named in AssignmentReading(context: below).named(parsed) where below.entries[named.line].id == layer.id {
      if let outcome = take(named.value, parsed, &refusal) { return outcome }
    }
    return refusal
  }

  /// Takes a new value. Returns nil if the text is none, and keeps the first refusal if the picker can't hold it.
  private mutating func take(_ value: String, _ parsed: ParsedLine, _ refusal: inout Outcome?) -> Outcome? {
    var other = self
    let said = ParsedLine(parsed.line.saying(value), context.user.vocabulary)
    guard let outcome = other.takeAsNewValue(said) else { return nil }
    if outcome.isRefusal {
      refusal = refusal ?? outcome
      return nil
    }
    self = other
    return outcome
  }

  /// Takes a new value for each moment that a question asks about, so that "no, saturday" keeps the time, and "at nine" the day.
  /// Returns nil if the line is no new value for one of them.
  mutating func takeForEach(of question: PickerQuestion, _ parsed: ParsedLine) -> Outcome? {
    guard case .date(let picker, _) = contents,
      picker.mode == .dateTime || context.user.understander.heldShift(parsed.text) != nil
    else { return nil }
    var found: [PickerAnswer] = []
    for answer in question.answers {
      var other = self
      other.layer.question = nil
      // "Ten minutes later" counts from each.
      var asked = question
      asked.answers = [answer]
      other.asked = asked
      other.change { $0.draft = answer.draft }
      guard let outcome = other.takeAsNewValue(parsed) ?? other.takeAsCorrection(parsed), !outcome.isRefusal,
        let meant = other.layer.question?.answers ?? outcome.held.map({ [$0] })
      else { return nil }
      found += meant.filter { new in !found.contains { $0.draft == new.draft } }
    }
    layer.question = nil
    return found.count == 1 && found[0].doubt == nil ? layer.hold(found[0]) : layer.ask(found)
  }

  /// Corrects the last phrase in its number, or in its distance from the value before it. If several numbers could be
  /// corrected, the user is asked which. Returns nil if the line corrects neither.
  private mutating func correctPhrase(by value: String, _ line: Line) -> Outcome? {
    guard let said = layer.said, case .date(let picker, _) = contents else { return nil }
    let original = meaning(of: said, line)?.answers.first
    var found: [(said: SaidValue, meant: (answers: [PickerAnswer], others: [PickerAnswer]))] = []
    for phrase in context.user.understander.corrections(of: said.phrase, by: value, holdsTime: picker.mode.hasTime) {
      let corrected = SaidValue(phrase: phrase, before: said.before)
      guard let meant = meaning(of: corrected, line),
        !found.contains(where: { $0.meant.answers.map(\.draft) == meant.answers.map(\.draft) })
      else { continue }
      found.append((corrected, meant))
    }
    // A number alone is no month, although some languages number their months.
    let days = found.filter { !differsByMonthAlone($0.meant.answers[0], original) }
    if !days.isEmpty { found = days }
    guard let first = found.first else { return nil }
    layer.said = first.said
    layer.question = nil
    if found.count == 1, first.meant.answers.count == 1, first.meant.answers[0].doubt == nil {
      return layer.hold(first.meant.answers[0])
    }
    return layer.ask(found.flatMap(\.meant.answers), others: found.flatMap(\.meant.others))
  }

  private func meaning(of said: SaidValue, _ line: Line) -> (answers: [PickerAnswer], others: [PickerAnswer])? {
    var other = self
    other.layer.question = nil
    other.change { $0.draft = said.before }
    guard let outcome = other.takeAsValue(ParsedLine(line.saying(said.phrase), context.user.vocabulary)) else {
      return nil
    }
    if let question = other.layer.question { return (question.answers, question.others) }
    return outcome.held.map { ([$0], []) }
  }

  private func differsByMonthAlone(_ answer: PickerAnswer, _ original: PickerAnswer?) -> Bool {
    guard case .moment(let one?) = answer.draft, case .moment(let other?)? = original?.draft else { return false }
    let (date, originalDate) = (context.locale.calendar.date(of: one.day), context.locale.calendar.date(of: other.day))
    return date.day == originalDate.day && date.month != originalDate.month && one.minutes == other.minutes
  }
}

extension Outcome {
  fileprivate var held: PickerAnswer? {
    effects.lazy.compactMap { effect in if case .hold(let answer, _) = effect { answer } else { nil } }.first
  }
}

/// A reader of lines that correct the value set last: "no, tuesday", "a day later" (LOOP-9).
struct CorrectionReading: Sendable {
  let wording: Wording

  /// In bytes.
  private static let limit = 1_000

  private var patterns: [PhrasePattern] { wording.patterns("value.correct", at: "{value}") }

  /// Two phrases may stand together, "no, wait, off", so the shortest value comes first.
  func values(in text: String) -> [String] {
    guard text.utf8.count <= Self.limit else { return [] }
    let found = values(afterPhraseIn: text)
    return (found + found.flatMap(values(afterPhraseIn:)).filter { !found.contains($0) })
      .sorted { $0.utf8.count < $1.utf8.count }
  }

  private func values(afterPhraseIn text: String) -> [String] {
    let line = text.trimmingSpaces()[...]
    return patterns.compactMap { pattern in
      guard let joints = pattern.before.cut(at: "{other}") else { return line.inner(of: pattern) }
      return contrasted(by: joints, after: pattern.after, in: text)
    }
  }

  /// Returns what a text says is meant, and not something else: "seven" of "not six but seven".
  func contrast(in text: String) -> String? {
    patterns.lazy.compactMap { pattern -> String? in
      pattern.before.cut(at: "{other}").flatMap { contrasted(by: $0, after: pattern.after, in: text) }
    }.first
  }

  private func contrasted(
    by joints: (before: Substring, after: Substring), after end: Substring, in text: String
  ) -> String? {
    var rest = text.trimmingSpaces()[...]
    guard rest.drop(joints.before) else { return nil }
    // The last words that join the two: "not black and white but red".
    return rest.indices.reversed().lazy.compactMap { place -> String? in
      var later = rest[place...]
      return rest[..<place].isEmpty || !rest.isBreak(place) || !later.drop(joints.after)
        ? nil : later.inner(before: "", after: end)
    }.first
  }

  /// Returns a line that corrects a value with another.
  func line(with value: String) -> String? {
    wording.phrases("value.correct").first { !$0.contains("{other}") }?.replacing("{value}", with: value)
  }
}
