/// What a control holds.
public enum Value: Sendable, Equatable {
  case text(String)
  case isOn(Bool)
  /// The chosen item of a pop-up button or of a menu with a selection.
  case choice(ID)
}
