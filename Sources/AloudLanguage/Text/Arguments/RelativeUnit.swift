/// A unit for the distance between two moments, as in "3 days ago".
public enum RelativeUnit: String, Sendable, CaseIterable {
  case year, quarter, month, week, day, hour, minute, second
}

extension RelativeUnit {
  /// The length of the unit in seconds. A month is always 30 days and a year 365.
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
