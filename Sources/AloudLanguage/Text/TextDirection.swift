/// The direction in which a locale's text runs.
public enum TextDirection: String, Sendable, Equatable, CaseIterable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}
