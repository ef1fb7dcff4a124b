/// A unit that a moment is told in as seen from another: "3 days ago".
public enum RelativeUnit: String, Sendable, CaseIterable {
  case year, quarter, month, week, day, hour, minute, second
}

extension RelativeUnit {
  /// How long one of the unit is, in seconds: a month is 30 days and a year 365, whatever the calendar says.
  var seconds: Double {
    switch self {
    case .second: 1
    case .minute: 60
    case .hour: 3_600
    case .day: 86_400
    case .week: 7 * 86_400
    case .month: 30 * 86_400
    case .quarter: 90 * 86_400
    case .year: 365 * 86_400
    }
  }
}
