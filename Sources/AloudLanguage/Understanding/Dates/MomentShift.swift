/// The distance between two moments: "1 day and 2 hours ago".
struct MomentShift: Sendable, Equatable {
  private var months = 0
  private var days = 0
  /// Hours, minutes and seconds, in seconds.
  private(set) var seconds = 0

  init(_ amounts: [(amount: Int, unit: RelativeUnit)] = []) {
    for (amount, unit) in amounts { add(amount, unit) }
  }

  /// Goes back if `sign` is −1. Returns nil if a fraction has no agreed meaning, such as a fifth of a year.
  init?(_ amounts: [DurationAmount], _ sign: Int) {
    guard amounts.allSatisfy({ add(sign, $0) }) else { return nil }
  }

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

  /// Half a year is six months, half a month 15 days, and half a week three days and 12 hours.
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

  func reading(from moment: DateTime) -> MomentReading {
    let moment = from(moment)
    return MomentReading(moment: moment, day: DayReading(day: moment.day, isDistance: true), namesTime: seconds != 0)
  }

  func from(_ moment: DateTime) -> DateTime {
    DateTime(day: moment.day.adding(months: months) + days, second: moment.secondOfDay + seconds)
  }
}
