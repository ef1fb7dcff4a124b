/// Whether a control can be used now.
public enum Availability: Sendable, Equatable {
  case enabled
  /// It can't be used; the reason is said where the app gives one.
  indirect case dimmed(because: LocalizedText?)
  /// It is at work, and does not act twice.
  case busy

  /// It can't be used, and no reason is given.
  public static let dimmed = Availability.dimmed(because: nil)
}

/// Whether what a control holds is right.
public enum Validity: Sendable, Equatable {
  case valid
  /// It isn't; the reason is said where the app gives one.
  indirect case invalid(because: LocalizedText?)
}
