/// The lines piped to a task that were refused, until later lines put them right. Nobody hears of a refusal in a pipe, so the
/// task must not end as if there had been none (SCRIPT-4).
struct RefusedLines: Sendable {
  private struct Refused: Sendable {
    var text: String
    /// The thing that the line was for; nil if it named none.
    var thing: ID?
    /// A Boolean value that indicates whether the line was not refused, but led to a question.
    var isAskedAbout: Bool
    /// A Boolean value that indicates whether the line is missing in a text of several lines, which no later line mends.
    var isMissing: Bool
  }

  private var lines: [Refused] = []

  /// Empty for a secret, and for a line that was not text.
  var last: String? { lines.last?.text }

  mutating func add(_ text: String, for thing: ID?, isAskedAbout: Bool = false, isMissing: Bool = false) {
    lines.append(Refused(text: text, thing: thing, isAskedAbout: isAskedAbout, isMissing: isMissing))
  }

  mutating func settleQuestions() { lines.removeAll(where: \.isAskedAbout) }

  /// Removes the lines that a change of some things puts right. In a form, nothing puts right a line that named no thing.
  mutating func settle(by changed: Set<ID>, isForm: Bool) {
    lines.removeAll { refused in
      !refused.isMissing && (refused.thing.map { changed.contains($0) } ?? !isForm)
    }
  }

  struct Moment {
    let stateNumber: Int
    let open: ID?
    let draft: PickerDraft?
    let isForm: Bool
    let isSecret: Bool
    let isQuestioned: Bool
    /// A Boolean value that indicates whether the line may be a text, such as "OK".
    let isEntering: Bool
    /// With their folded names.
    let things: [(id: ID, label: String)]

    /// Nil without a task, which keeps no refused lines.
    init?<A: App>(_ engine: Engine<A>) {
      if engine.runner.interface.task == nil { return nil }
      stateNumber = engine.runner.stateNumber
      open = engine.layers.picker?.id ?? engine.layers.entry?.text.id
      draft = engine.layers.picker?.draft
      isSecret = engine.layers.entry?.text.isSecure ?? false
      isQuestioned = engine.layers.picker?.question != nil
      isEntering = engine.layers.entry != nil
      let valued = engine.view.base.entries.ownLines.filter(\.entry.isValued)
      isForm = valued.contains { !$0.entry.isSwitch } && engine.runner.interface.task?.control == nil
      let context = engine.lineContext
      things =
        isForm
        ? valued.compactMap { _, entry in
          entry.id.flatMap { id in entry.title.map { (id, context.folded($0)) } }
        } : []
    }

    /// The thing that is open, or the one whose name the line begins with.
    func thing(of line: Line) -> ID? {
      if let open { return open }
      let folded = Folding.fold(line.text)
      return things.filter { folded.hasPrefix($0.label) }.max { $0.label.count < $1.label.count }?.id
    }
  }
}

extension Engine {
  /// Keeps that a piped line was not text.
  mutating func keepUnreadable() {
    guard runner.interface.task != nil else { return }
    let field = layers.entry?.field(in: lineContext)
    memory.refused.add("", for: layers.picker?.id ?? field?.id, isMissing: field?.takesLines ?? false)
  }

  /// Keeps a piped line if it was refused or led to a question, and lets go what it puts right.
  mutating func keepRefused(_ line: Line, since before: RefusedLines.Moment?) {
    guard let before, runner.interface.task != nil else { return }
    // A line that ends the task chooses nothing, so nothing is lost where the task can't end yet.
    let isOther = runner.stateNumber != before.stateNumber
    if isConsent(line, before.isEntering && isOther), !before.isQuestioned { return }
    let isAskedAbout =
      switch layers.last {
      case .choice, .hearing: true
      case .menu, .picker, .entry, .confirmation, .discard, .alert, nil: false
      }
    // A picker's question may be left unanswered for another thing.
    let isQuestioned = layers.picker?.question != nil
    // The app itself has refused a change that it was told of and that has not changed its state.
    let isNotTaken = !isOther && !turn.isOver && !memory.told.isSubset(of: memory.toldAsHeld)
    if turn.isRefusal || isNotTaken || isAskedAbout || isQuestioned {
      return memory.refused.add(
        before.isSecret ? "" : line.text, for: layers.picker?.id ?? before.thing(of: line),
        isAskedAbout: isAskedAbout && !turn.isRefusal)
    }
    memory.refused.settleQuestions()
    // A later part of a value replaces the refused one. The app is told only when the picker is left.
    if let picker = layers.picker, picker.draft != before.draft {
      memory.refused.settle(by: [picker.id], isForm: before.isForm)
    }
    let given = isOther ? memory.told : memory.toldAsHeld
    if isOther || !given.isEmpty { memory.refused.settle(by: given, isForm: before.isForm) }
  }

  /// Returns whether a line chooses nothing itself, but accepts the present values: an empty line, or "done" or "OK" if it was not
  /// taken as a text.
  private func isConsent(_ line: Line, _ isText: Bool) -> Bool {
    let parsed = ParsedLine(line, user.vocabulary)
    return parsed.isBlank || parsed.command == .leaving(.done) && !isText
  }
}
