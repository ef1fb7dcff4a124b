/// What an open picker holds, and how it is left.
extension Stage {
  /// Lets the open picker hold an answer. A part of it is said with its column, and the user goes on; a whole one leaves the
  /// picker. What the app says to it comes after what was chosen.
  mutating func hold(_ answer: PickerAnswer, before: PickerLayer) {
    let appliesAtOnce = before.appliesAtOnce && answer.draft != before.draft
    let reaction = apart { if appliesAtOnce { $0.tell(.changed(before.id, to: answer.draft.value)) } }
    if answer.column == nil || before.leavesAtOnce {
      leavePicker(isForced: false)
      if before.leavesAtOnce { finishFilledSheet() }
    } else if let said = layers.picker?.announcement(of: answer, before: before, in: surroundings) {
      turn.say(said)
    }
    turn.add(reaction)
    if let note = answer.note { say(.notice, note) }
  }

  /// Leaves the open picker: what it holds counts, and is said (PICK-3). Where it `isForced`, the app is told even where
  /// nothing is another: what it has made of nothing may be.
  mutating func leavePicker(isForced: Bool) {
    guard let picker = layers.picker else { return }
    memory.assigned = Memory.Assigned(id: picker.id, phrase: picker.said?.phrase)
    layers.closePicker()
    lookInFront()
    runner.history.join(since: picker.undoCount)
    if isForced || picker.hasUnkept {
      return act(Act(.changed(picker.id, to: picker.draft.value), on: picker.id))
    }
    guard let all = entry(picker.id)?.announcement else { return }
    var announcement = Announcement(.change)
    (announcement.name, announcement.value) = (all.name, all.value?.withoutLimits)
    turn.say(announcement)
  }

  /// Leaves the open picker as it was when it was opened.
  mutating func cancelPicker() {
    guard let picker = layers.picker else { return }
    layers.closePicker()
    lookInFront()
    if picker.appliesAtOnce, picker.draft != picker.original { tell(.changed(picker.id, to: picker.original.value)) }
    // What was put back has not happened.
    runner.history.forget(since: picker.undoCount)
    if let title = entry(picker.id)?.title { say(.change, .message(.entryUnchanged(field: .text(title)))) }
  }

  /// Gives an open color picker what the outside has answered to it.
  mutating func take(_ answer: ColorAnswer) {
    let around = surroundings
    guard let outcome = layers.changePicker({ $0.take(answer, in: around) }) else { return }
    lookInFront()
    carryOut(outcome)
  }
}
