/// A reader of lines at an open picker: a working copy of the layer, with its contents.
struct PickerReader: Sendable {
  var layer: PickerLayer
  private(set) var context: LineContext
  private(set) var contents: PickerContents
  /// The question that a line did not answer, while the line is taken as another value.
  var asked: PickerQuestion?

  init?(_ layer: PickerLayer, in context: LineContext) {
    guard let contents = PickerContents(layer, in: context) else { return nil }
    var layer = layer
    // A day without its time has fewer columns.
    if layer.column >= contents.columns.count { layer.go(toColumn: contents.firstColumn) }
    guard let shown = layer.shown(contents, in: context) else { return nil }
    self.layer = layer
    self.context = context.showing(shown)
    self.contents = contents
  }

  var columns: [PickerColumn] { context.shown.columns }
  var column: PickerColumn { columns[layer.column] }

  mutating func change(_ change: (inout PickerLayer) -> Void) {
    change(&layer)
    guard let contents = PickerContents(layer, in: context), let shown = layer.shown(contents, in: context) else {
      return
    }
    self.contents = contents
    context = context.showing(shown)
  }

  // MARK: - Lines

  mutating func take(_ parsed: ParsedLine) -> Outcome? {
    if let question = layer.question { return take(parsed, asked: question) ?? takeNamed(parsed) }
    return takeAsNewValue(parsed) ?? takeAsCorrection(parsed) ?? takeNamed(parsed) ?? leave(for: parsed)
  }

  /// Takes a value beside the picker's own name: "arrival tomorrow" while Arrival is open.
  private mutating func takeNamed(_ parsed: ParsedLine) -> Outcome? {
    let label = context.folded(context.shown.title)
    for value in AssignmentReading(context: context).values(beside: label, in: parsed.text) {
      var other = self
      other.layer.question = nil
      if let outcome = other.takeAsNewValue(ParsedLine(parsed.line.saying(value), context.user.vocabulary)) {
        self = other
        return outcome
      }
    }
    return nil
  }

  /// The moment that "a day later" counts from: the one in question, or the current one.
  var held: DateTime? {
    if case .moment(let asked)? = asked?.answers.first?.draft { return asked }
    return layer.moment
  }

  /// A line is a command, a column, a value, or a phrase for the whole value. Returns nil if it is none of these.
  mutating func takeAsValue(_ parsed: ParsedLine) -> Outcome? {
    if parsed.isBlank { return .say(layer.sayAgain(in: context)) }
    if let label = parsed.quoted { return chooseValue(label: Folding.fold(label)) }
    // "Mehr" is a month in one language and "more" in another, so values take precedence (LOOP-10).
    if !(parsed.command?.keepsItsMeaning ?? false), case .date(_, let columns) = contents,
      let outcome = chooseWritten(parsed, columns)
    {
      return outcome
    }
    if let command = parsed.command, let outcome = perform(command) { return noting(parsed, outcome) }
    if let outcome = readColorColumn(parsed.folded) { return outcome }
    if let column = columnNamed(parsed.folded), !isDay(parsed.text) { return goToColumn(column) }
    if parsed.folded == context.folded(context.shown.title) { return .say(layer.announcements(contents, in: context)) }
    for (command, object) in context.commandsWithObject(parsed) {
      if let outcome = perform(command, object, parsed) { return outcome }
    }
    if NumberSign.plus.stands(in: parsed.text), let outcome = add(parsed) { return outcome }
    if case .date = contents, NumberSign.minus.stands(in: parsed.text),
      context.user.understander.heldShift(parsed.text) == nil
    {
      return refuseNumber(inColumn: columnBeginning(parsed.folded) ?? layer.column)
    }
    if let outcome = chooseInNamedColumn(parsed.text) { return outcome }
    switch contents {
    case .date(_, let columns):
      // "No" is an answer, never the beginning of a month, and "no, 4" is not the number four.
      if context.isAnswer(parsed.folded) || context.answersBeforeNumber(parsed) { return nil }
      return understandDate(parsed, columns)
    case .color: return understandColor(parsed)
    case .list: return understandValue(parsed) ?? understandValues(parsed.folded)
    }
  }

  /// A value has the name of a command with this outcome. The value is chosen instead if the command is refused or is a
  /// setting, because a value is what the picker asks for ("lower" of a deck). Otherwise the user is told of the value
  /// (LOOP-10).
  private mutating func noting(_ parsed: ParsedLine, _ outcome: Outcome) -> Outcome {
    guard context.shown.role == .picker, context.entries.count <= Picker.searchableValues else { return outcome }
    let values = (0..<context.entries.count).lazy.compactMap { [context] in context.entries[$0].title }
    guard let title = values.first(where: { [context] in context.folded($0) == parsed.folded }) else { return outcome }
    let isSetting = if case .setting = parsed.command { true } else { false }
    return outcome.isRefusal || isSetting ? chooseValue(label: parsed.folded) ?? outcome : outcome.noting(title)
  }

  /// Returns whether a phrase is a day in a date picker: اليوم means "today" rather than the column of days.
  private func isDay(_ phrase: String) -> Bool {
    guard case .date(let picker, _) = contents, picker.mode.hasDate else { return false }
    return !context.user.understander.days(phrase, today: context.now.day).isEmpty
  }

  private mutating func goToColumn(_ index: Int) -> Outcome {
    change { $0.go(toColumn: index) }
    return .say(layer.announcement(ofColumn: index, in: context))
  }
}

/// A value that a line to a picker may mean.
struct PickerAnswer: Sendable, Equatable {
  var draft: PickerDraft
  var text: LocalizedText
  /// The column that the answer changes; nil if it is the picker's whole value, which completes the picker.
  var column: Int?
  /// A note to announce with the answer, such as that it was rounded.
  var note: LocalizedText?
  /// The reason to confirm the answer first; nil if it is certain.
  var doubt: PickerDoubt?
  /// If only a weekday was said, the day that it means.
  var weekday: DateTime?
}

/// The reason to confirm a value before it is taken (DATE-7).
enum PickerDoubt: Sendable, Equatable {
  case open
  /// The date is on another weekday than was said.
  case otherWeekday
  case past
  /// The value is the named length of time from now.
  case fromNow
  /// A day and a time were said, of which the picker takes only one.
  case dateOnly, timeOnly

  func question(_ value: LocalizedText) -> LocalizedText {
    let value = Message.Argument.text(value)
    return switch self {
    case .open: .message(.pickerRight(value: value))
    case .otherWeekday: .message(.datePickerOtherWeekday(value: value))
    case .past: .message(.datePickerPast(value: value))
    case .fromNow: .message(.datePickerFromNow(value: value))
    case .dateOnly: .message(.datePickerDateOnlyRight(value: value))
    case .timeOnly: .message(.datePickerTimeOnlyRight(value: value))
    }
  }
}

/// The value of an open picker until the picker is left.
enum PickerDraft: Sendable, Equatable {
  struct Pick: Sendable, Equatable {
    var index: Int
    var id: ID
  }

  /// Nil for a column without a selected value.
  case picked([Pick?])
  case moment(DateTime?)
  case color(Color?)

  var value: Value {
    switch self {
    case .picked(let picks): .picked(picks.map { $0?.id })
    case .moment(let moment): .moment(moment)
    case .color(let color): .color(color)
    }
  }
}

extension Picker {
  /// The greatest number of values that are searched one by one for a name.
  static let searchableValues = 200

  var picks: [PickerDraft.Pick?] {
    columns.map { column in column.selection.map { PickerDraft.Pick(index: $0, id: column.values[$0].id) } }
  }

  var offered: [LocalizedText] {
    guard let scale = kind.scale, scale.isOfNumbers else { return columns.offered }
    return [scale.range(of: title), scale.stepSentence].compactMap(\.self)
  }
}
