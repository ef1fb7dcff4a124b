/// The distance between two moments: "1 day and 2 hours ago".
struct MomentShift: Sendable, Equatable {
  private var months = 0
  private var days = 0
  /// Hours, minutes and seconds, in seconds.
  private(set) var seconds = 0

  var isWithinHour: Bool { months == 0 && days == 0 && (1..<3_600).contains(seconds) }

  mutating func add(_ amount: Int, _ unit: RelativeUnit) {
    switch unit {
    case .year: months += 12 * amount
    case .quarter: months += 3 * amount
    case .month: months += amount
    case .week: days += 7 * amount
    case .day: days += amount
    case .hour: seconds += 3_600 * amount
    case .minute: seconds += 60 * amount
    case .second: seconds += amount
    }
  }

  /// Adds an amount that can have a fraction, ahead or back. Half a year is six months, half a month 15 days, and half a week three
  /// days and 12 hours. Returns false if the fraction has no agreed meaning, such as a fifth of a year.
  mutating func add(_ sign: Int, _ amount: DurationAmount) -> Bool {
    let whole = Int(amount.count)
    let part = amount.count - Double(whole)
    add(sign * whole, amount.unit)
    switch amount.unit {
    case .year, .quarter:
      let months = part * (amount.unit == .year ? 12 : 3)
      self.months += sign * Int(months)
      return months == months.rounded()
    case .month: days += sign * Int(part * 30)
    case .week, .day, .hour, .minute, .second: seconds += sign * Int((part * amount.unit.seconds).rounded())
    }
    return true
  }

  func from(_ moment: DateTime) -> DateTime {
    let total = moment.hour * 3_600 + moment.minute * 60 + moment.second + seconds
    let more = Int((Double(total) / 86_400).rounded(.down))
    let rest = total - more * 86_400
    let day = moment.day.adding(months: months) + days + more
    return DateTime(day: day, hour: rest / 3_600, minute: rest / 60 % 60, second: rest % 60)
  }
}
