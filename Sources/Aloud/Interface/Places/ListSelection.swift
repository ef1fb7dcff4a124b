/// That the rows of a screen can be selected, and what can be done to those that are (EDIT-1).
///
/// "Edit" begins it: the rows, toggles and provided rows are then selected instead of used. Which are selected is the
/// session's to know; the app is told with `performed` when an act is done to them.
public struct ListSelection: Sendable, Equatable {
  /// The acts; a destructive one is asked about once, with the number of what is selected. The number is put into the
  /// messages of its confirmation as `count`, where a verbatim text has `{count}` too.
  public var acts: Menu
  /// The things on the screen that can't be selected, such as a row that opens something else.
  public var excluded: Set<ID>

  /// Rows that can be selected for `acts`; those in `excluded` can't.
  public init(acts: Menu, excluding excluded: Set<ID> = []) {
    self.acts = acts
    self.excluded = excluded
  }

  /// Whether a thing can be selected.
  func includes(_ element: Element) -> Bool {
    let control = element.control
    return control.canBeSelected && control.identity.map { !excluded.contains($0) } ?? false
  }
}
