/// The start and the end of an app that is one task (SCRIPT-1).
extension Engine {
  /// Presents the task's sheet, and opens the task's control if it has only one.
  mutating func begin(_ task: SoleTask) {
    say(ArrivalAnnouncements(context: lineContext).fallback)
    present(task.sheet, from: nil, isSaid: false)
    if task.readsOn { return beginReading() }
    guard let control = task.control, let line = view.front.entries.line(of: control, hint: nil) else {
      return arrive(.new)
    }
    use(lineAt: line, asked: Line(""))
    if task.hintsBack, layers.entry?.takesOnlyText(in: lineContext) != true { give(.promptHintBack) }
  }

  private mutating func beginReading() {
    changeFocus { $0.leaveLine() }
    guard let log = LogBrowsing(focus, in: lineContext) else { return }
    carryOut(changeFocus { log.perform(.nextMessage, &$0) })
    give(ArrivalAnnouncements(context: lineContext).hint)
  }

  /// Takes an empty line as the value of the task's one control, if that is the default and nothing else has been begun.
  /// Returns false otherwise (LOOP-4).
  mutating func takeStandard(_ line: Line) -> Bool {
    guard let task = runner.interface.task, let control = task.control, task.standard == control,
      line.isPiped && layers.entry != nil ? line.text.isEmpty : line.text.allSatisfy(\.isWhitespace), layers.count == 1,
      layers.entry?.text.edited.isEdited != true,
      // A picker's question stays open.
      layers.picker.map({ $0.draft == $0.original && $0.question == nil }) != false
    else { return false }
    send(.pressed(control))
    if let title = entry(control)?.announcement.value { say(.change, title) }
    layers.clear()
    dismissSheet()
    return true
  }

  /// Goes on if `line` has closed the task's one control without another value: leaves the task by "back" or "cancel", or takes
  /// the present value. Without a value, the control is opened again.
  mutating func leaveWithControl(_ line: Line) {
    guard let task = runner.interface.task, let id = task.control, layers.isEmpty, navigator.sheets.count == 1,
      !turn.isOver, let control = entry(id)?.control
    else { return }
    // A line piped to a field is text: only "." or an empty line can have closed it.
    let isText =
      if case .enterText(let field) = control.usage { line.isPiped && field.suggestions == nil } else { false }
    switch (isText ? nil : ParsedLine(line, user.vocabulary).command, control.usage) {
    case (.leaving(.back), _) where task.back != nil: leaveSheet(by: .back)
    case (.leaving(.back), _), (.leaving(.cancel), _), (.session(.quit), _), (_, .press): leaveSheet(by: .cancel)
    case (_, .enterText(let field)) where field.takesLines || !field.value.isEmpty:
      // The app has not taken a value that it was told of.
      if memory.told.contains(id) { return askAgain(id) }
      send(.changed(id, to: .text(field.value)))
    case _ where task.standard == id && !memory.told.contains(id):
      send(.pressed(id))
      dismissSheet()
    case _: askAgain(id)
    }
  }

  private mutating func askAgain(_ control: ID) {
    view.front.entries.line(of: control, hint: nil).map { use(lineAt: $0, asked: Line("")) }
  }

  /// Gives the app a line that names nothing on the task. Returns false if the app does not take such lines.
  mutating func giveOther(_ line: Line) -> Bool {
    guard let other = runner.interface.task?.other, layers.isEmpty, navigator.sheets.count == 1 else { return false }
    memory.failures = 0
    let path = navigator.path
    send(.changed(other, to: .text(line.text)))
    arriveInFront(from: path)
    return true
  }

  mutating func endWithTask() {
    if runner.interface.task != nil, navigator.sheets.isEmpty { turn.isOver = true }
  }
}
