internal import Aloud

/// The first or the last moment that a date picker offers.
enum DateLimit: Sendable, Equatable {
  case fixed(DateTime)
  /// The day on which the app runs: its beginning as a minimum, its end as a maximum.
  case today

  /// Creates the limit that `text` describes, or `nil` if it does not fit the mode.
  init?(_ text: String, _ mode: DatePicker.Mode) {
    // Only the day is known, so "now" is allowed only where it means the same as "today".
    if text == "today" && (mode == .date || mode == .dateTime) || text == "now" && mode == .date {
      self = .today
    } else if let moment = mode.moment(text) {
      self = .fixed(moment)
    } else {
      return nil
    }
  }

  /// Returns the limit on the day `today`, or `nil` if the limit is today and the day is not known yet.
  func moment(_ today: Day?, isLast: Bool) -> DateTime? {
    switch self {
    case .fixed(let moment): moment
    case .today: today.map { isLast ? DateTime(day: $0, hour: 23, minute: 59) : DateTime(day: $0) }
    }
  }
}
