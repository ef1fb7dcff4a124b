internal import Aloud

/// Reads whether things can be used, and whether they are there.
extension DocumentReader {
  /// Whether the control `id` can be used: not while a command that it ran is at work, and not while it is dimmed.
  func availability(_ tree: Tree, id: String) -> Made<Availability> {
    let reason = isDimming(tree[.dimmed])
    let condition = Condition(tree[.dimmedWhen])
    let because = optionalText(tree[.dimmed]?.flag == nil ? tree[.dimmed] : nil)
    return { moment in
      let id = moment.id(id)
      if moment.state.pending.values.contains(where: { $0.origin.site == id }) { return .busy }
      let isDimmed = condition.map { $0.holds(in: moment.state.values) } ?? reason
      return isDimmed ? .dimmed(because: because(moment)) : .enabled
    }
  }

  /// Whether what a control holds is right: not where the condition holds; without one, not where there is a reason.
  func validity(_ tree: Tree) -> Made<Validity> {
    let condition = Condition(tree[.invalidWhen])
    let isInvalid = isDimming(tree[.invalid])
    let because = optionalText(tree[.invalid]?.flag == nil ? tree[.invalid] : nil)
    return { moment in
      let reason = because(moment)
      // A reason may be a place that nothing stands in.
      let isInvalid = condition.map { $0.holds(in: moment.state.values) } ?? (isInvalid && reason?.isEmpty != true)
      return isInvalid ? .invalid(because: reason) : .valid
    }
  }

  /// Whether a sheet may be left.
  func dismissal(_ tree: Tree) -> Made<Sheet.Dismissal> {
    let reason = isDimming(tree[.dismissalForbidden])
    let condition = Condition(tree[.dismissalForbiddenWhen])
    let because = optionalText(tree[.dismissalForbidden]?.flag == nil ? tree[.dismissalForbidden] : nil)
    return { moment in
      let isForbidden = condition.map { $0.holds(in: moment.state.values) } ?? reason
      return isForbidden ? .forbidden(because: because(moment)) : .allowed
    }
  }

  /// `make`, except while the thing is hidden.
  func unlessHidden<Thing>(_ tree: Tree, _ make: @escaping Made<Thing>) -> Made<Thing?> {
    guard let condition = Condition(tree[.hiddenWhen]) else { return { make($0) } }
    return { condition.holds(in: $0.state.values) ? nil : make($0) }
  }

  /// Whether a reason, or "on", is written.
  private func isDimming(_ tree: Tree?) -> Bool { tree.map { $0.flag ?? true } ?? false }
}
