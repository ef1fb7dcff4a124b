import Aloud

extension DateTime {
  /// Returns the moment that is a number of minutes later; `minutes` must not be negative.
  func later(byMinutes minutes: Int) -> DateTime {
    let total = hour * 60 + minute + minutes
    return DateTime(day: day + total / 1_440, hour: total / 60 % 24, minute: total % 60, second: second)
  }
}
