/// A reader of lines at an open picker: a working copy of the layer, with its contents.
struct PickerReader: Sendable {
  var layer: PickerLayer
  /// The line context with the picker in front.
  private(set) var around: LineContext
  private(set) var contents: PickerContents
  /// The question that a line did not answer, while the line is taken as another value.
  var asked: PickerQuestion?

  /// Creates a reader for a picker. Returns nil if the picker no longer exists.
  init?(_ layer: PickerLayer, in around: LineContext) {
    guard let contents = PickerContents(layer, in: around) else { return nil }
    var layer = layer
    // A day without its time has fewer columns.
    if layer.column >= contents.columns.count { layer.go(toColumn: contents.firstColumn) }
    guard let shown = layer.shown(contents, in: around) else { return nil }
    self.layer = layer
    self.around = around.showing(shown)
    self.contents = contents
  }

  var columns: [PickerColumn] { around.shown.columns }
  var column: PickerColumn { columns[layer.column] }

  /// Changes the layer, and updates its contents.
  mutating func change(_ change: (inout PickerLayer) -> Void) {
    change(&layer)
    guard let contents = PickerContents(layer, in: around), let shown = layer.shown(contents, in: around) else {
      return
    }
    self.contents = contents
    around = around.showing(shown)
  }

  /// Sets the value to an answer.
  mutating func hold(_ answer: PickerAnswer) -> Outcome { layer.hold(answer) }

  /// Asks which of several values is meant.
  mutating func ask(_ answers: [PickerAnswer], others: [PickerAnswer] = []) -> Outcome {
    layer.ask(answers, others: others)
  }

  // MARK: - Lines

  mutating func take(_ heard: ParsedLine) -> Outcome? {
    if let question = layer.question { return take(heard, asked: question) }
    return takeAsNewValue(heard) ?? takeAsCorrection(heard) ?? leave(for: heard)
  }

  /// The moment that "a day later" counts from: the one in question, or the current one. Nil if there is none.
  var held: DateTime? {
    if case .moment(let asked)? = asked?.answers.first?.draft { return asked }
    return layer.moment
  }

  /// Takes a line: a command, a column, a value, or a phrase for the whole value. Returns nil if it is none of these.
  mutating func takeAsValue(_ heard: ParsedLine) -> Outcome? {
    if heard.isBlank { return .say(layer.sayAgain(in: around)) }
    if let label = heard.quoted { return chooseValue(label: Folding.fold(label)) }
    // "Mehr" is a month in one language and "more" in another, so values take precedence (LOOP-10).
    if !(heard.command?.keepsItsMeaning ?? false), case .date(_, let columns) = contents,
      let outcome = chooseWritten(heard, columns)
    {
      return outcome
    }
    if let command = heard.command, let outcome = perform(command) { return noting(heard, outcome) }
    if let outcome = readColorColumn(heard.folded) { return outcome }
    if let column = columnNamed(heard.folded), !isDay(heard.text) { return goToColumn(column) }
    if heard.folded == around.folded(around.shown.title) { return .say(layer.announcements(contents, in: around)) }
    for (command, object) in around.commandsWithObject(heard) {
      if let outcome = perform(command, object, heard) { return outcome }
    }
    if NumberSign.plus.stands(in: heard.text), let outcome = add(heard) { return outcome }
    if case .date = contents, NumberSign.minus.stands(in: heard.text),
      around.user.understander.heldShift(heard.text) == nil
    {
      return refuseNumber(inColumn: columnBeginning(heard.folded) ?? layer.column)
    }
    if let outcome = chooseInNamedColumn(heard.folded) { return outcome }
    switch contents {
    case .date(_, let columns):
      // "No" is an answer, never the beginning of a month, and "no, 4" is not the number four.
      if around.isAnswer(heard.folded) || around.answersBeforeNumber(heard) { return nil }
      return understandDate(heard, columns)
    case .color: return understandColor(heard)
    case .list: return understandValue(heard)
    }
  }

  /// The maximum number of values that are searched for one with the name of a command.
  private static let readableValues = 200

  /// Returns the outcome of a command of which a value has the name. The value is chosen instead if the command is refused or is a
  /// setting, because a value is what the picker asks for ("lower" of a deck). Otherwise the user is told of the value (LOOP-10).
  private mutating func noting(_ heard: ParsedLine, _ outcome: Outcome) -> Outcome {
    guard around.shown.role == .picker, around.entries.count <= Self.readableValues else { return outcome }
    let values = (0..<around.entries.count).lazy.compactMap { [around] in around.entries[$0].title }
    guard let title = values.first(where: { [around] in around.folded($0) == heard.folded }) else { return outcome }
    let isSetting = if case .setting = heard.command { true } else { false }
    return outcome.isRefusal || isSetting ? chooseValue(label: heard.folded) ?? outcome : outcome.noting(title)
  }

  /// Returns a Boolean value that indicates whether a phrase is a day in a date picker: اليوم means "today" rather than the column
  /// of days.
  private func isDay(_ phrase: String) -> Bool {
    guard case .date(let picker, _) = contents, picker.mode.hasDate else { return false }
    return !around.user.understander.days(phrase, today: around.now.day).isEmpty
  }

  /// Selects a column, and announces it.
  private mutating func goToColumn(_ index: Int) -> Outcome {
    change { $0.go(toColumn: index) }
    return .say(layer.announcement(ofColumn: index, in: around))
  }
}
