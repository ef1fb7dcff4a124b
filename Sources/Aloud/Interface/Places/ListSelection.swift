/// The actions on selected rows, for a screen whose rows can be selected (EDIT-1).
///
/// "Edit" begins a selection: rows, toggles and provided rows are then selected instead of used. The session keeps track of the
/// selected rows; the app receives `performed` when an action is done on them.
public struct ListSelection: Sendable, Equatable {
  /// The actions. A destructive one is confirmed once for all selected rows; their number is inserted into the messages of its
  /// confirmation as `count`, and into a verbatim text that contains `{count}`.
  public var acts: Menu
  /// The elements of the screen that can't be selected, such as a row that opens something else.
  public var excluded: Set<ID>

  /// Creates a selection with its actions. The elements in `excluded` can't be selected.
  public init(acts: Menu, excluding excluded: Set<ID> = []) {
    self.acts = acts
    self.excluded = excluded
  }

  /// Returns a Boolean value that indicates whether an element can be selected.
  func includes(_ element: Element) -> Bool {
    let control = element.control
    return control.canBeSelected && control.identity.map { !excluded.contains($0) } ?? false
  }
}
