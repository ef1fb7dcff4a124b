/// What a control holds.
public enum Value: Sendable, Equatable {
  case text(String)
  case isOn(Bool)
  /// The chosen item of a pop-up button or of a menu with a selection, or the chosen scope of a search.
  case choice(ID)
  /// The tokens of a search, in order (FIND-2).
  case tokens([ID])
  /// The chosen value of each column of a picker, in the columns' order; nil where a column has none.
  case picked([ID?])
  /// What a date picker holds, or nil for nothing. A time of day has day 0; a countdown is its hours and minutes.
  case moment(DateTime?)
  /// What a color picker holds, or nil for nothing.
  case color(Color?)
}
