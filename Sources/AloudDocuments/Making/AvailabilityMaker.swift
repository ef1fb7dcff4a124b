internal import Aloud

/// A builder of the conditions under which elements can be used, and are shown.
enum AvailabilityMaker {
  /// Returns the availability of the control `id`: busy while a command that it ran has not ended or its own condition says so,
  /// otherwise dimmed or enabled.
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

  /// Returns the validity of a control's contents. They are invalid while the condition holds or, without one, while there is a
  /// reason.
  static func validity(_ tree: Tree) -> Made<Validity> {
    let isInvalid = holds(tree[.invalid], when: tree[.invalidWhen])
    let because = reason(tree[.invalid])
    return { isInvalid($0) ? .invalid(because: because($0)) : .valid }
  }

  /// Returns the permission to leave a sheet.
  static func dismissal(_ tree: Tree) -> Made<Sheet.Dismissal> {
    let isForbidden = holds(tree[.dismissalForbidden], when: tree[.dismissalForbiddenWhen])
    let because = reason(tree[.dismissalForbidden])
    return { isForbidden($0) ? .forbidden(because: because($0)) : .allowed }
  }

  /// Returns a builder that returns `nil` while the element is hidden, and otherwise calls `make`.
  static func unlessHidden<Thing>(_ tree: Tree, _ make: @escaping Made<Thing>) -> Made<Thing?> {
    guard tree[.hiddenWhen] != nil else { return { make($0) } }
    let isHidden = tree[.hiddenWhen].holds
    return { isHidden($0) && !$0.showsHidden ? nil : make($0) }
  }

  /// Returns whether a key that is "on" or a reason applies: while its condition holds or, without one, while the reason has text.
  private static func holds(_ tree: Tree?, when condition: Tree?) -> Made<Bool> {
    if condition != nil { return condition.holds }
    guard let tree else { return { _ in false } }
    if let flag = tree.flag { return { _ in flag } }
    guard let template = Optional(tree).template else { return { _ in true } }
    return { !$0.string(template).isEmpty }
  }

  /// Returns the reason, if there is one.
  private static func reason(_ tree: Tree?) -> Made<LocalizedText?> {
    guard tree?.flag == nil else { return { _ in nil } }
    return tree.optionalWords
  }
}
