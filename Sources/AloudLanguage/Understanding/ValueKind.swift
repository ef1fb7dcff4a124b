/// What kind of value a phrase is to mean.
public enum ValueKind: String, Sendable, CaseIterable {
  case number, ordinal, boolean, date, time, datetime, duration, color
}
