/// How a picker stands in its place (PICK-3).
public enum PickerStyle: String, Sendable, Equatable, CaseIterable {
  /// A button with the value, which opens the picker. What is changed counts when the picker is left; "cancel" restores.
  case compact
  /// All of it is said when it opens, and each change counts at once; "cancel" puts back what was there.
  case inline
}
