/// The lines piped to a task that were refused, until others put them right: nobody is there who would hear of them, so the task must
/// not end as if they had not been (SCRIPT-4).
struct RefusedLines: Sendable {
  private struct Refused: Sendable {
    var text: String
    /// The thing that it was for; nil where it named none.
    var thing: ID?
    /// Whether it was not refused, but is asked about.
    var isAskedAbout: Bool
  }

  private var lines: [Refused] = []

  /// The text of the last one; a secret has none.
  var last: String? { lines.last?.text }

  /// Keeps a line that was for a thing.
  mutating func add(_ text: String, for thing: ID?, isAskedAbout: Bool) {
    lines.append(Refused(text: text, thing: thing, isAskedAbout: isAskedAbout))
  }

  /// Lets go of those that were asked about, and have been answered.
  mutating func settleQuestions() { lines.removeAll(where: \.isAskedAbout) }

  /// Lets go of those that are put right by a change of some things. Where there are values of several kinds, a line that named none of
  /// them is put right by none.
  mutating func settle(by changed: Set<ID>, isForm: Bool) {
    lines.removeAll { refused in refused.thing.map { changed.contains($0) } ?? !isForm }
  }

  /// How things stand before a line.
  struct Moment {
    let stateNumber: Int
    /// The thing whose picker or field is open.
    let open: ID?
    /// What the open picker holds.
    let draft: PickerDraft?
    let isForm: Bool
    let isSecret: Bool
    /// What can be given a value, by its folded name.
    let things: [(id: ID, label: String)]

    /// As they stand now.
    init<A: App>(_ stage: Stage<A>) {
      stateNumber = stage.runner.stateNumber
      open = stage.layers.picker?.id ?? stage.layers.entry?.text.id
      draft = stage.layers.picker?.draft
      isSecret = stage.layers.entry?.text.isSecure ?? false
      let valued = stage.runner.interface.task == nil ? [] : stage.view.base.entries.ownLines.filter(\.entry.isValued)
      isForm = valued.contains { !$0.entry.isSwitch } && stage.runner.interface.task?.control == nil
      let around = stage.surroundings
      things =
        isForm
        ? valued.compactMap { _, entry in
          entry.id.flatMap { id in entry.title.map { (id, around.folded($0)) } }
        } : []
    }

    /// The thing that a line is for: what is open, or what it begins by naming.
    func thing(of line: Line) -> ID? {
      if let open { return open }
      let folded = Folding.fold(line.text)
      return things.filter { folded.hasPrefix($0.label) }.max { $0.label.count < $1.label.count }?.id
    }
  }
}

extension Stage {
  /// Keeps a piped line that a task has refused or asks about, and lets go of those that it puts right.
  mutating func keepRefused(_ line: Line, since before: RefusedLines.Moment) {
    guard runner.interface.task != nil else { return }
    // What ends a task chooses nothing: where it can't be ended yet, nothing is lost.
    if isConsent(line) { return }
    let isOther = runner.stateNumber != before.stateNumber
    let isAskedAbout = if case .choice = layers.last { true } else { false }
    // What a picker asks about may be left unanswered for another thing.
    let isQuestioned = layers.picker?.question != nil
    // What the app was told and has not taken it has refused itself.
    let isNotTaken = !isOther && !turn.isOver && !memory.told.isEmpty
    if turn.isRefusal || isNotTaken || isAskedAbout || isQuestioned {
      return memory.refused.add(
        before.isSecret ? "" : line.text, for: layers.picker?.id ?? before.thing(of: line),
        isAskedAbout: isAskedAbout && !turn.isRefusal)
    }
    memory.refused.settleQuestions()
    // A part of a value is said in the place of another: the app hears of it when the picker is left.
    if let picker = layers.picker, picker.draft != before.draft {
      memory.refused.settle(by: [picker.id], isForm: before.isForm)
    }
    if isOther { memory.refused.settle(by: memory.told, isForm: before.isForm) }
  }

  /// Whether a line chooses nothing itself, but lets what is there be taken: an empty one, "done", "OK".
  private func isConsent(_ line: Line) -> Bool {
    let heard = Heard(line, user.vocabulary)
    return heard.isBlank || heard.command == .leaving(.done)
  }
}
