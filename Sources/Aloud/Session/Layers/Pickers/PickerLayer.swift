/// An open picker, with the position of the user in it and the question that it has asked (PICK, DATE, HUE).
struct PickerLayer: Sendable {
  let id: ID
  var draft: PickerDraft
  /// The values before each change, most recent last, which "undo" restores.
  private var steps: [PickerDraft] = []
  /// The last phrase that set the value of a date picker, which can be corrected.
  var said: SaidValue?
  /// Restored by "cancel".
  let original: PickerDraft
  /// A Boolean value that indicates whether each change is sent to the app at once.
  let appliesAtOnce: Bool
  /// The number of things that could be undone when the picker was opened. Changes that are sent at once are undone as one.
  var undoCount = 0
  /// More changes than these can't be undone.
  private static let mostSteps = 100
  /// "Next" and bare values apply to the current column.
  private(set) var column = 0
  /// A day of the month that a date picker shows.
  var shownDay = Day(0)
  var search = ColorSearch()
  var awaited: ColorRequest?
  var focus = Focus()
  /// True if a single line opened the picker and named the value (LOOP-9).
  var leavesAtOnce = false
  /// The question which of several values is meant, or whether an unlikely one is right.
  var question: PickerQuestion?

  init(_ picking: Picking, _ id: ID, in context: LineContext) {
    self.id = id
    switch picking {
    case .values(let picker):
      draft = .picked(picker.picks)
      appliesAtOnce = picker.style == .inline
    case .moments(let picker):
      draft = .moment(picker.value)
      appliesAtOnce = picker.style != .compact
    case .colors(let picker):
      draft = .color(picker.value)
      appliesAtOnce = false
      if let color = picker.value { search.spectrum = ColorSpectrum(color) }
    }
    original = draft
    if case .moments(let picker) = picking {
      let columns = DateColumns(
        picker: picker, locale: context.locale, moment: moment, shown: shownDay, now: context.now)
      shownDay = columns.start.day
      // A bare number is a day, whatever the style.
      if let day = columns.fields.firstIndex(of: .day) { column = day }
      // A bare number is a number of minutes.
      if picker.mode == .countdown, let minute = columns.fields.firstIndex(of: .minute) { column = minute }
    }
  }

  var moment: DateTime? { if case .moment(let moment) = draft { moment } else { nil } }

  var color: Color? { if case .color(let color) = draft { color } else { nil } }

  var hasUnkept: Bool { draft != original && !appliesAtOnce }

  // MARK: - Changes

  /// Asks which of several values is meant, or whether a single one is right (DATE-4).
  mutating func ask(_ answers: [PickerAnswer], others: [PickerAnswer] = []) -> Outcome {
    let question = PickerQuestion(answers: answers, others: others)
    self.question = question
    return .say(question.announcements)
  }

  /// The session informs the app and announces the new value.
  mutating func hold(_ answer: PickerAnswer) -> Outcome {
    let before = self
    if answer.draft != draft { steps = steps.suffix(Self.mostSteps) + [draft] }
    draft = answer.draft
    if let column = answer.column { self.column = column }
    if let moment { shownDay = moment.day }
    return Outcome(.hold(answer, before: before))
  }

  mutating func undo(in context: LineContext) -> Outcome? {
    guard let last = steps.popLast() else { return nil }
    var undone = self
    undone.draft = last
    let answer = PickerAnswer(draft: last, text: undone.held(in: context) ?? "", column: column)
    let rest = steps
    defer { steps = rest }
    return hold(answer)
  }

  mutating func go(toColumn index: Int) {
    column = index
    focus.page = nil
  }

  // MARK: - Lines

  /// A line is an answer to the question, or a command, a column, a value, or a phrase for the whole value.
  mutating func take(_ parsed: ParsedLine, in context: LineContext) -> Outcome? {
    guard var reader = PickerReader(self, in: context) else { return .refused(.message(.screenGone)) }
    defer { self = reader.layer }
    return reader.take(parsed)
  }

  mutating func use(lineAt index: Int, in context: LineContext) -> Outcome {
    guard var reader = PickerReader(self, in: context) else { return .nothing }
    defer { self = reader.layer }
    return reader.select(index, inColumn: column, answers: true)
  }

  mutating func take(_ answer: ColorAnswer, in context: LineContext) -> Outcome {
    guard var reader = PickerReader(self, in: context) else { return .nothing }
    defer { self = reader.layer }
    return reader.take(answer)
  }
}
