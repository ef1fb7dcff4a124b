/// An indication of whether a control can be used now.
public enum Availability: Sendable, Equatable {
  case enabled
  /// The control can't be used; the reason is said if the app gives one.
  indirect case dimmed(because: LocalizedText?)
  /// The control is at work, and does not act again.
  case busy

  /// A control that can't be used, without a reason.
  public static let dimmed = Availability.dimmed(because: nil)
}

/// An indication of whether the value of a control is valid.
public enum Validity: Sendable, Equatable {
  case valid
  /// The value is not valid; the reason is said if the app gives one.
  indirect case invalid(because: LocalizedText?)
}
