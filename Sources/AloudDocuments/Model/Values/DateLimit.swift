internal import Aloud

/// The first or the last moment that a date picker offers, as it is written.
enum DateLimit: Sendable, Equatable {
  case fixed(DateTime)
  /// The day on which the app runs: from its beginning, or until its end.
  case today

  /// The limit that `text` says; nil where it is none of this mode.
  init?(_ text: String, _ mode: DatePicker.Mode) {
    // Only the day is known: "now" can't be told from "today" by a time of day.
    if text == "today" && (mode == .date || mode == .dateTime) || text == "now" && mode == .date {
      self = .today
    } else if let moment = mode.moment(text) {
      self = .fixed(moment)
    } else {
      return nil
    }
  }

  /// The limit, seen from the day `today`; nil where that is not known yet.
  func moment(_ today: Day?, isLast: Bool) -> DateTime? {
    switch self {
    case .fixed(let moment): moment
    case .today: today.map { isLast ? DateTime(day: $0, hour: 23, minute: 59) : DateTime(day: $0) }
    }
  }
}
