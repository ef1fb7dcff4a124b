/// The effects of choosing in a column on the moment.
extension DateColumns {
  /// Returns the moment with another value in a column. The rest is kept as far as there is such a day.
  func moment(_ field: DateField, at index: Int) -> DateTime {
    var moment = start
    switch field {
    case .day: moment.day = month.first + index
    case .month: moment.day = month.sameYear(monthIndex: index).day(number(.day))
    case .year:
      moment.day = CalendarMonth(of: start.day, in: locale.calendar).inYear(years.lowerBound + index).day(number(.day))
    case .hour: moment.hour = hasHalves ? moment.hour / 12 * 12 + index : index
    case .minute: moment.minute = index * picker.minuteInterval
    default: moment.hour = moment.hour % 12 + index * 12
    }
    return moment
  }

  /// Returns a moment, or if it can't be chosen, the first moment in its month that can be. For a month, the same month of the next
  /// year is tried too.
  func nearestAllowed(_ moment: DateTime, _ field: DateField) -> DateTime {
    let limits = DateLimits(picker)
    guard field == .month || field == .year, !limits.isAllowed(moment) else { return moment }
    let month = CalendarMonth(of: moment.day, in: locale.calendar)
    let months = field == .month ? [month, month.inYear(month.year + 1)] : [month]
    let days = months.flatMap { month in (0..<month.count).map { month.first + $0 } }
    return days.lazy.map { DateTime(day: $0, minutes: moment.minutes) }.first(where: limits.isAllowed) ?? moment
  }

  /// The moment that the first choice starts from, or if that can't be chosen, the first day after it that can be.
  var firstAllowed: DateTime {
    let limits = DateLimits(picker)
    return (0...366).lazy.map { DateTime(day: start.day + $0, minutes: start.minutes) }.first(where: limits.isAllowed)
      ?? start
  }

  /// Returns the moment with another hour of its day, from 0 to 23.
  func moment(hour: Int) -> DateTime { DateTime(day: start.day, minutes: hour * 60 + start.minute) }

  /// Returns the moment with another minute of its hour.
  func moment(minute: Int) -> DateTime { DateTime(day: start.day, minutes: start.hour * 60 + minute) }

  /// Returns the moment that is a number of values further in a column, with carry into the other columns.
  func moment(_ field: DateField, by offset: Int) -> DateTime {
    let offset = min(max(offset, -100_000), 100_000)
    switch field {
    case .day: return DateTime(day: start.day + offset, minutes: start.minutes)
    case .month:
      let month = CalendarMonth(of: start.day, in: locale.calendar)
      let next = month.advanced(by: offset)
      return years.contains(next.year) ? DateTime(day: next.day(number(.day)), minutes: start.minutes) : start
    case .year:
      let year = min(max(number(.year) + offset, years.lowerBound), years.upperBound)
      return moment(.year, at: year - years.lowerBound)
    case .hour where picker.mode == .countdown:
      return DateTime(minutes: min(max(start.hour + offset, 0), 23) * 60 + start.minute)
    case .hour: return carried(offset * 60)
    case .minute: return carried(offset * picker.minuteInterval)
    default: return moment(field, at: (number(field) + offset) & 1)
    }
  }

  private func carried(_ minutes: Int) -> DateTime {
    let total = start.minutes + minutes
    let days = Int((Double(total) / 1_440).rounded(.down))
    let isOver = picker.mode == .countdown && days != 0
    if isOver { return DateTime(minutes: days < 0 ? 0 : 1_440 - picker.minuteInterval) }
    return DateTime(day: picker.mode == .dateTime ? start.day + days : start.day, minutes: total - days * 1_440)
  }
}
