/// The value of an open picker, and the ways out of it.
extension Engine {
  /// A part of a value is announced with its column, and the picker stays open. A whole value leaves the picker. The app's
  /// announcements come after the choice.
  mutating func hold(_ answer: PickerAnswer, before: PickerLayer) {
    let appliesAtOnce = before.appliesAtOnce && answer.draft != before.draft
    let reaction = apart { if appliesAtOnce { $0.send(.changed(before.id, to: answer.draft.value)) } }
    if answer.column == nil || before.leavesAtOnce {
      leavePicker(isForced: false)
      if before.leavesAtOnce { finishFilledSheet() }
    } else if let said = layers.picker?.announcement(of: answer, before: before, in: lineContext) {
      turn.say(said)
    }
    turn.add(reaction)
    if let note = answer.note { say(.notice, note) }
  }

  /// Leaves the open picker, and keeps and announces its value (PICK-3). If `isForced`, the app is told even of an unchanged
  /// value, because the app may have changed its own value.
  mutating func leavePicker(isForced: Bool) {
    guard let picker = layers.picker else { return }
    memory.assigned = Memory.Assigned(id: picker.id, phrase: picker.said?.phrase)
    layers.closePicker()
    lookInFront()
    runner.history.join(since: picker.undoCount)
    endReplacing(on: picker.id, isGivenUp: false)
    if isForced || picker.hasUnkept {
      return act(Act(.changed(picker.id, to: picker.draft.value), on: picker.id))
    }
    guard let all = entry(picker.id)?.announcement else { return }
    var announcement = Announcement(.change)
    (announcement.name, announcement.value) = (all.name, all.value?.withoutLimits)
    turn.say(announcement)
  }

  /// Restores the value from before the picker was opened.
  mutating func cancelPicker() {
    guard let picker = layers.picker else { return }
    layers.closePicker()
    lookInFront()
    if picker.appliesAtOnce, picker.draft != picker.original { send(.changed(picker.id, to: picker.original.value)) }
    // A restored value leaves no trace in the history.
    runner.history.forget(since: picker.undoCount)
    if let title = entry(picker.id)?.title { say(.change, .message(.entryUnchanged(field: .text(title)))) }
    endReplacing(on: picker.id, isGivenUp: true)
  }

  mutating func take(_ answer: ColorAnswer) {
    let context = lineContext
    guard let outcome = layers.changePicker({ $0.take(answer, in: context) }) else { return }
    lookInFront()
    carryOut(outcome)
  }
}
