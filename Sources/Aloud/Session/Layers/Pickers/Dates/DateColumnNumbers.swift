/// Numbers that are said to the columns of a date picker.
extension DateColumns {
  /// Where the value with a number stands in its column; nil where it is none of the values. What was typed may be as large
  /// as numbers go.
  func index(_ field: DateField, of number: Int) -> Int? {
    let index: Int =
      switch field {
      case .day, .month: number.subtracting(saturating: 1)
      case .year: number.subtracting(saturating: years.lowerBound)
      case .hour: hasHalves ? number % 12 : number
      case .minute: number % picker.minuteInterval == 0 ? number / picker.minuteInterval : -1
      default: number
      }
    return (0..<count(field)).contains(index) ? index : nil
  }

  /// Whether a bare number can be a value of a field.
  func fits(_ number: Int, _ field: DateField) -> Bool {
    switch field {
    case .year: number >= 1_000 || locale.calendar != .gregory && number > 31
    case .hour: (0...23).contains(number)
    case .minute: (0...59).contains(number)
    case .dayPeriod: false
    default: index(field, of: number) != nil
    }
  }

  /// Whether a number is a year without its century.
  func isShortYear(_ number: Int) -> Bool { locale.calendar == .gregory && (0..<100).contains(number) }

  /// The number by which a value of a field is counted, of the one by which it is said: years are counted as the calendar
  /// in the era that the moment is in, an hour of a clock of twelve in the half of the day that it is in.
  func astronomical(_ number: Int, _ field: DateField) -> Int {
    switch field {
    case .year:
      let said = locale.calendar.date(of: start.day).year
      return said == self.number(.year) || number >= 1_000 && locale.calendar == .japanese
        ? number : number.adding(saturating: self.number(.year) - said)
    case .hour: return hasHalves && number <= 12 ? number % 12 : number
    case .dayPeriod: return number.subtracting(saturating: 1)
    default: return number
    }
  }
}
