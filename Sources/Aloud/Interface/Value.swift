/// The value of a control.
public enum Value: Sendable, Equatable {
  case text(String)
  case isOn(Bool)
  /// The chosen item of a pop-up button or of a menu with a selection, or the chosen scope of a search.
  case choice(ID)
  /// The tokens of a search, in order (FIND-2).
  case tokens([ID])
  /// The chosen value of each column of a picker, in the order of the columns; nil for a column without one.
  case picked([ID?])
  /// The value of a date picker, or nil for none. A time of day has day 0; a countdown is given as its hours and minutes.
  case moment(DateTime?)
  /// The value of a color picker, or nil for none.
  case color(Color?)
}

extension Value {
  /// The whole number chosen in a stepper, a slider or a rating; nil for any other value.
  public var number: Int? { pick.flatMap(Picker.number(of:)) }

  /// The number chosen in a stepper or a slider, with its fraction; nil for any other value.
  public var decimal: Double? { pick.flatMap(Picker.decimal(of:)) }
  private var pick: ID? { if case .picked(let picks) = self { picks.first ?? nil } else { nil } }
}
