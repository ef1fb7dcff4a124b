/// Whether what a control holds is right.
public enum Validity: Sendable, Equatable {
  case valid
  /// It isn't; the reason is said where the app gives one.
  case invalid(because: LocalizedText?)
}
