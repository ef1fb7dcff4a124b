/// An open picker, where the user is in it, and the question that it has asked (PICK, DATE, HUE).
struct PickerLayer: Sendable {
  /// The picker's element.
  let id: ID
  /// What it holds now.
  private(set) var draft: PickerDraft
  /// What it held before each change, the last one last: what "undo" goes back to.
  private var steps: [PickerDraft] = []
  /// The last phrase that said a value of a date picker: its number may be corrected.
  var said: SaidValue?
  /// What it held when it was opened: what "cancel" restores.
  let original: PickerDraft
  /// Whether each change counts at once.
  let appliesAtOnce: Bool
  /// How many things could be taken back when it was opened: what is changed at once is undone as one.
  var undoCount = 0
  /// How many changes can be taken back.
  private static let mostSteps = 100
  /// The column that "next" and bare values are for.
  private(set) var column = 0
  /// A day of the month that is shown, in a date picker.
  private(set) var shownDay = Day(0)
  /// How the user looks for a color, in a color picker.
  var search = ColorSearch()
  /// What a color picker waits for from outside.
  var awaited: ColorRequest?
  var bookmark = Bookmark()
  /// Whether it is left once it holds something: one line has opened it and given it that (LOOP-9).
  private(set) var leavesAtOnce = false
  /// A line may mean several values, or something far off: which is meant, or is it right?
  private(set) var question: PickerQuestion?

  /// Opens a picker.
  init(_ picking: Picking, _ id: ID, in around: Surroundings) {
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
      let columns = DateColumns(picker: picker, locale: around.locale, moment: moment, shown: shownDay, now: around.now)
      shownDay = columns.start.day
      // A number alone is a day, whatever the style.
      if let day = columns.fields.firstIndex(of: .day) { column = day }
      // A number alone is so many minutes.
      if picker.mode == .countdown, let minute = columns.fields.firstIndex(of: .minute) { column = minute }
    }
  }

  /// The moment that is chosen, in a date picker.
  var moment: DateTime? { if case .moment(let moment) = draft { moment } else { nil } }

  /// The color that is chosen, in a color picker.
  var color: Color? { if case .color(let color) = draft { color } else { nil } }

  /// Whether leaving it would lose something.
  var hasUnkept: Bool { draft != original && !appliesAtOnce }

  // MARK: - Changes

  /// Asks which of several values is meant, or whether the one is right (DATE-4).
  mutating func ask(_ answers: [PickerAnswer], others: [PickerAnswer] = []) -> Outcome {
    let question = PickerQuestion(answers: answers, others: others)
    self.question = question
    return .say(question.announcements)
  }

  /// Drops the question.
  mutating func dropQuestion() { question = nil }

  /// Holds an answer: the session tells the app, and says what is held then.
  mutating func hold(_ answer: PickerAnswer) -> Outcome {
    let before = self
    if answer.draft != draft { steps = steps.suffix(Self.mostSteps) + [draft] }
    draft = answer.draft
    if let column = answer.column { self.column = column }
    if let moment { shownDay = moment.day }
    return Outcome(.hold(answer, before: before))
  }

  /// Holds again what it held before the last change; nil where nothing was changed.
  mutating func undo(in around: Surroundings) -> Outcome? {
    guard let last = steps.popLast() else { return nil }
    var undone = self
    undone.draft = last
    let answer = PickerAnswer(draft: last, text: undone.held(in: around) ?? "", column: column)
    let rest = steps
    defer { steps = rest }
    return hold(answer)
  }

  /// Holds nothing.
  mutating func empty(_ draft: PickerDraft) { self.draft = draft }

  /// Holds what the app has selected, or what is to be corrected.
  mutating func replace(by draft: PickerDraft) { self.draft = draft }

  /// Is left once it holds something.
  mutating func leavesOnceHeld() { leavesAtOnce = true }

  /// Goes to a column.
  mutating func go(toColumn index: Int) {
    column = index
    bookmark.page = nil
  }

  /// Shows the month that a day is in.
  mutating func show(_ day: Day) { shownDay = day }

  // MARK: - Lines

  /// Takes a line: an answer to its question, else a command, a column, a value of one, or a phrase for the whole.
  mutating func take(_ heard: Heard, in around: Surroundings) -> Outcome? {
    guard var reader = PickerReader(self, in: around) else { return .refused(.message(.screenGone)) }
    defer { self = reader.layer }
    return reader.take(heard)
  }

  /// Chooses the value on a line of the column that the user is in.
  mutating func use(lineAt index: Int, in around: Surroundings) -> Outcome {
    guard var reader = PickerReader(self, in: around) else { return .nothing }
    defer { self = reader.layer }
    return reader.select(index, inColumn: column, answers: true)
  }

  /// Takes what the outside has answered to a color picker.
  mutating func take(_ answer: ColorAnswer, in around: Surroundings) -> Outcome {
    guard var reader = PickerReader(self, in: around) else { return .nothing }
    defer { self = reader.layer }
    return reader.take(answer)
  }
}
