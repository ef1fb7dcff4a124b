/// What a picker of one column is to the user.
public enum PickerKind: Sendable, Equatable {
  /// Values from a list.
  case list
  /// A number within bounds, changed by steps.
  case stepper(bounds: ClosedRange<Int>)
  /// A place on a scale between bounds.
  case slider(bounds: ClosedRange<Int>)

  /// Between which numbers it is; nil for values from a list.
  public var bounds: ClosedRange<Int>? {
    switch self {
    case .list: nil
    case .stepper(let bounds), .slider(let bounds): bounds
    }
  }
}
