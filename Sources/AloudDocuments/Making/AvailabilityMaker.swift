internal import Aloud

/// Makes whether things can be used, and whether they are there.
enum AvailabilityMaker {
  /// Whether the control `id` can be used: not while a command that it ran is at work, and not while it is busy or dimmed.
  static func availability(_ tree: Tree, id: String) -> Made<Availability> {
    let isBusy = tree[.busyWhen].holds
    let isDimmed = holds(tree[.dimmed], when: tree[.dimmedWhen])
    let because = reason(tree[.dimmed])
    return { viewpoint in
      let id = viewpoint.id(id)
      if isBusy(viewpoint) || viewpoint.state.pending.values.contains(where: { $0.origin.site == id }) { return .busy }
      return isDimmed(viewpoint) ? .dimmed(because: because(viewpoint)) : .enabled
    }
  }

  /// Whether what a control holds is right: not where the condition holds; without one, not while there is a reason.
  static func validity(_ tree: Tree) -> Made<Validity> {
    let isInvalid = holds(tree[.invalid], when: tree[.invalidWhen])
    let because = reason(tree[.invalid])
    return { isInvalid($0) ? .invalid(because: because($0)) : .valid }
  }

  /// Whether a sheet may be left.
  static func dismissal(_ tree: Tree) -> Made<Sheet.Dismissal> {
    let isForbidden = holds(tree[.dismissalForbidden], when: tree[.dismissalForbiddenWhen])
    let because = reason(tree[.dismissalForbidden])
    return { isForbidden($0) ? .forbidden(because: because($0)) : .allowed }
  }

  /// `make`, except while the thing is hidden.
  static func unlessHidden<Thing>(_ tree: Tree, _ make: @escaping Made<Thing>) -> Made<Thing?> {
    guard tree[.hiddenWhen] != nil else { return { make($0) } }
    let isHidden = tree[.hiddenWhen].holds
    return { isHidden($0) && !$0.showsHidden ? nil : make($0) }
  }

  /// Whether what may be "on" or a reason holds: by its condition, else while the reason has words.
  private static func holds(_ tree: Tree?, when condition: Tree?) -> Made<Bool> {
    if condition != nil { return condition.holds }
    guard let tree else { return { _ in false } }
    if let flag = tree.flag { return { _ in flag } }
    guard let template = Optional(tree).template else { return { _ in true } }
    return { !$0.string(template).isEmpty }
  }

  /// The reason, where there is one.
  private static func reason(_ tree: Tree?) -> Made<LocalizedText?> {
    guard tree?.flag == nil else { return { _ in nil } }
    return tree.optionalWords
  }
}
