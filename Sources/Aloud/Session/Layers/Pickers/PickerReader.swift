/// Understands lines at an open picker: a working copy of the layer, with its contents at hand.
struct PickerReader: Sendable {
  var layer: PickerLayer
  /// The surroundings with the picker in front.
  private(set) var around: Surroundings
  private(set) var contents: PickerContents
  /// The question that a line is no answer to, while it is taken for another value.
  var asked: PickerQuestion?

  /// Reads lines to a picker; nil where it has gone.
  init?(_ layer: PickerLayer, in around: Surroundings) {
    guard let contents = PickerContents(layer, in: around) else { return nil }
    var layer = layer
    // A day that has lost its time has fewer columns.
    if layer.column >= contents.columns.count { layer.go(toColumn: contents.firstColumn) }
    guard let shown = layer.shown(contents, in: around) else { return nil }
    self.layer = layer
    self.around = around.showing(shown)
    self.contents = contents
  }

  var columns: [PickerColumn] { around.shown.columns }
  var column: PickerColumn { columns[layer.column] }

  /// Changes the layer, and what is shown of it.
  mutating func change(_ change: (inout PickerLayer) -> Void) {
    change(&layer)
    guard let contents = PickerContents(layer, in: around), let shown = layer.shown(contents, in: around) else {
      return
    }
    self.contents = contents
    around = around.showing(shown)
  }

  /// Lets the layer take something, which says what comes of it.
  mutating func hold(_ answer: PickerAnswer) -> Outcome { layer.hold(answer) }

  /// Asks which of several values is meant.
  mutating func ask(_ answers: [PickerAnswer], others: [PickerAnswer] = []) -> Outcome {
    layer.ask(answers, others: others)
  }

  // MARK: - Lines

  /// Takes a line.
  mutating func take(_ heard: Heard) -> Outcome? {
    if let question = layer.question { return take(heard, asked: question) }
    return takeAsNewValue(heard) ?? takeAsCorrection(heard) ?? leave(for: heard)
  }

  /// What "a day later" counts from: what is in question, else what is held; nil where nothing is.
  var held: DateTime? {
    if case .moment(let asked)? = asked?.answers.first?.draft { return asked }
    return layer.moment
  }

  /// Takes a line: a command, a column, a value of one, or a phrase for the whole; nil where it is none.
  mutating func takeAsValue(_ heard: Heard) -> Outcome? {
    if heard.isBlank { return .say(layer.sayAgain(in: around)) }
    if let label = heard.quoted { return chooseValue(label: Folding.fold(label)) }
    // "Mehr" is a month to some, and "more" to others: what can be chosen goes first (LOOP-10).
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
      // "No" is an answer, never the beginning of a month; and "no, 4" no number four.
      if around.isAnswer(heard.folded) || around.answersBeforeNumber(heard) { return nil }
      return understandDate(heard, columns)
    case .color: return understandColor(heard)
    case .list: return understandValue(heard)
    }
  }

  /// Up to how many values are looked through for one that is called as a command is.
  private static let readableValues = 200

  /// What comes of a command, where a value may be called so too: that is chosen where the command can't be done, and before a
  /// word of the user's settings, since a value is what is asked for ("lower" of a deck); else it is said (LOOP-10).
  private mutating func noting(_ heard: Heard, _ outcome: Outcome) -> Outcome {
    guard around.shown.role == .picker, around.entries.count <= Self.readableValues else { return outcome }
    let values = (0..<around.entries.count).lazy.compactMap { [around] in around.entries[$0].title }
    guard let title = values.first(where: { [around] in around.folded($0) == heard.folded }) else { return outcome }
    let isSetting = if case .setting = heard.command { true } else { false }
    return outcome.isRefusal || isSetting ? chooseValue(label: heard.folded) ?? outcome : outcome.noting(title)
  }

  /// Whether a phrase is a day where one is chosen: اليوم is "today" sooner than the column of days.
  private func isDay(_ phrase: String) -> Bool {
    guard case .date(let picker, _) = contents, picker.mode.hasDate else { return false }
    return !around.user.understander.days(phrase, today: around.now.day).isEmpty
  }

  /// Goes to a column, and says it.
  private mutating func goToColumn(_ index: Int) -> Outcome {
    change { $0.go(toColumn: index) }
    return .say(layer.announcement(ofColumn: index, in: around))
  }
}
