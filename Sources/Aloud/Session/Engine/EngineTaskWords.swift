/// The lines that answer or leave a sole task by words of its own, or by an empty line (SCRIPT-1).
extension Engine {
  /// Returns a line in words that every task has, if it is a word of this task, or empty, for leaving or answering it.
  func inCommonWords(_ line: Line) -> Line {
    guard let task = runner.interface.task, !isPipedText(line) else { return line }
    var key: String?
    if task.isLeftByEmptyLine && isUntouched(by: line) || task.leave.map({ isTitle($0, line) }) == true {
      key = "command.cancel"
    } else if task.done.map({ isTitle($0, line) }) == true, !lineContext.isName(Folding.fold(line.text)) {
      key = "command.done"
    }
    return key.flatMap { user.wording.phrases($0).first }.map(line.saying) ?? line
  }

  /// The further button of the task whose title a line is while the task's one control is open, or that an empty line presses.
  func taskButton(_ line: Line) -> ID? {
    guard let task = runner.interface.task, task.control != nil, layers.count == 1, !isPipedText(line) else {
      return nil
    }
    let isStandard = isUntouched(by: line)
    return task.further.first { isStandard ? $0.id == task.standard : isTitle($0.title, line) }?.id
  }

  /// Presses a button of the task, whose one control is open.
  mutating func answerTask(by button: ID) {
    send(.pressed(button))
    layers.clear()
    dismissSheet()
  }

  /// Takes an empty line as the value of the task's one control, if that is the default and nothing else has been begun.
  /// Returns false otherwise (LOOP-4).
  mutating func takeStandard(_ line: Line) -> Bool {
    guard let task = runner.interface.task, let control = task.control, task.standard == control, isUntouched(by: line)
    else { return false }
    send(.pressed(control))
    if let title = entry(control)?.announcement.value { say(.change, title) }
    layers.clear()
    dismissSheet()
    return true
  }

  /// Returns whether a line is piped to the field that is a task's only control.
  func isPipedText(_ line: Line) -> Bool {
    guard line.isPiped, let id = runner.interface.task?.control, case .enterText(let field)? = entry(id)?.control?.usage
    else { return false }
    return field.suggestions == nil
  }

  /// Returns whether a line is empty and nothing has been begun in the task.
  private func isUntouched(by line: Line) -> Bool {
    let isEmpty = line.isPiped && layers.entry != nil ? line.text.isEmpty : line.text.allSatisfy(\.isWhitespace)
    return isEmpty && layers.count == (runner.interface.task?.control == nil ? 0 : 1)
      && layers.entry?.text.edited.isEdited != true
      // A picker's question stays open.
      && layers.picker.map { $0.draft == $0.original && $0.question == nil } != false
  }

  /// Returns whether a line is a title. Where the line may be text, it has to be written exactly, or quoted after a word such as
  /// "press".
  private func isTitle(_ title: LocalizedText, _ line: Line) -> Bool {
    let (said, word) = (line.text.trimmingSpaces(), user.wording.text(title).trimmingSpaces())
    if layers.entry != nil {
      return [said, lineContext.objectAsTyped(line).quoted].contains { $0?.lowercased() == word.lowercased() }
    }
    return !Folding.fold(word).isEmpty
      && [said, lineContext.objectAsTyped(line).quoted ?? said].contains { Folding.fold($0) == Folding.fold(word) }
  }
}
