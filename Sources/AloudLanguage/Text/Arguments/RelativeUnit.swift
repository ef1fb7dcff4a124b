/// A unit that a moment is told in as seen from another: "3 days ago".
public enum RelativeUnit: String, Sendable, CaseIterable {
  case year, quarter, month, week, day, hour, minute, second
}
