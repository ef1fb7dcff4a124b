internal import Aloud

/// Reads whether things can be used, and whether they are there.
extension DocumentReader {
  /// Whether the control `id` can be used: not while a command that it ran is at work, and not while it is busy or dimmed.
  func availability(_ tree: Tree, id: String) -> Made<Availability> {
    let isBusy = holds(tree[.busyWhen])
    let isDimmed = holds(tree[.dimmed], when: tree[.dimmedWhen])
    let because = reason(tree[.dimmed])
    return { moment in
      let id = moment.id(id)
      if isBusy(moment) || moment.state.pending.values.contains(where: { $0.origin.site == id }) { return .busy }
      return isDimmed(moment) ? .dimmed(because: because(moment)) : .enabled
    }
  }

  /// Whether what a control holds is right: not where the condition holds; without one, not while there is a reason.
  func validity(_ tree: Tree) -> Made<Validity> {
    let isInvalid = holds(tree[.invalid], when: tree[.invalidWhen])
    let because = reason(tree[.invalid])
    return { isInvalid($0) ? .invalid(because: because($0)) : .valid }
  }

  /// Whether a sheet may be left.
  func dismissal(_ tree: Tree) -> Made<Sheet.Dismissal> {
    let isForbidden = holds(tree[.dismissalForbidden], when: tree[.dismissalForbiddenWhen])
    let because = reason(tree[.dismissalForbidden])
    return { isForbidden($0) ? .forbidden(because: because($0)) : .allowed }
  }

  /// `make`, except while the thing is hidden.
  func unlessHidden<Thing>(_ tree: Tree, _ make: @escaping Made<Thing>) -> Made<Thing?> {
    guard tree[.hiddenWhen] != nil else { return { make($0) } }
    let isHidden = holds(tree[.hiddenWhen])
    return { isHidden($0) ? nil : make($0) }
  }

  /// Whether a condition holds; never, where there is none.
  func holds(_ condition: Tree?) -> Made<Bool> {
    guard let condition = Condition(condition) else { return { _ in false } }
    return { condition.holds(in: $0.state.values) }
  }

  /// Whether what may be "on" or a reason holds: by its condition, else while the reason has words.
  private func holds(_ tree: Tree?, when condition: Tree?) -> Made<Bool> {
    if condition != nil { return holds(condition) }
    guard let tree else { return { _ in false } }
    if let flag = tree.flag { return { _ in flag } }
    guard let template = template(tree) else { return { _ in true } }
    return { !$0.string(template).isEmpty }
  }

  /// The reason, where there is one.
  private func reason(_ tree: Tree?) -> Made<LocalizedText?> { optionalText(tree?.flag == nil ? tree : nil) }
}
