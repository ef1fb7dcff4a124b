/// Parsing of formatted dates (DATE-9): the pattern is read backwards, and each result is formatted again to verify it.
extension DateFormat {
  /// A named month is counted from 1.
  struct Found {
    var era: Int?
    var year: Int?
    var isShortYear = false
    var month: Int?
    var day: Int?
    var hour: Int?
    var minute: Int?

    mutating func set(_ field: DateField, _ number: Int) {
      switch field {
      case .year: year = number
      case .month: month = number
      case .day: day = number
      case .minute: minute = number
      default: break
      }
    }
  }

  /// Returns the moments that the format writes as a text. Where the format leaves out fields that would tell moments apart, only
  /// those near `now` are included. White space, commas, case and direction marks are ignored.
  func moments(reading text: String, near now: DateTime) -> [DateTime] { moments(reading: Self.bare(text), near: now) }

  /// Returns the moments that the format writes as some letters without signs (`bare`).
  func moments(reading letters: [Character], near now: DateTime) -> [DateTime] {
    var found: [Found] = []
    read(letters[...], steps[...], Found()) { if found.count < 16 { found.append($0) } }
    let moments = found.flatMap { fields in
      days(fields, near: now.day).flatMap { day in times(fields).map { DateTime(day: day, minutes: $0) } }
    }
    var seen: Set<DateTime> = []
    return moments.filter { seen.insert($0).inserted && Self.bare(string($0)) == letters }
  }

  private func times(_ fields: Found) -> [Int] {
    guard fields.hour != nil else { return [0] }
    return (0..<24).map { $0 * 60 + (fields.minute ?? 0) }
  }

  private func days(_ fields: Found, near today: Day) -> [Day] {
    guard let number = fields.day, let month = fields.month else { return [today] }
    let now = calendar.date(of: today)
    var years = fields.year.map { [$0] } ?? [now.year, now.year + 1, now.year - 1]
    if let year = fields.year, fields.isShortYear { years = (-1...1).map { (now.year / 100 + $0) * 100 + year } }
    let era = fields.era ?? now.era
    return years.compactMap { calendar.day(of: CalendarDate(era: era, year: $0, month: month, day: number)) }
  }

  static func bare(_ text: String) -> [Character] {
    var bare: [Character] = []
    for character in text.lowercased() {
      if character.unicodeScalars.allSatisfy({ $0.properties.generalCategory == .format }) { continue }
      if character.isWhitespace || ",،、".contains(character) {
        // One space is kept, so that numbers stay separate.
        if let last = bare.last, last != " " { bare.append(" ") }
      } else {
        bare.append(character)
      }
    }
    if bare.last == " " { bare.removeLast() }
    return bare
  }

  // MARK: - Steps

  private func read(
    _ text: ArraySlice<Character>, _ steps: ArraySlice<DateStep>, _ found: Found, _ take: (Found) -> Void
  ) {
    let text = text.drop { $0 == " " }
    guard let step = steps.first else { return text.isEmpty ? take(found) : () }
    let rest = steps.dropFirst()
    func goOn(_ text: ArraySlice<Character>, _ change: (inout Found) -> Void = { _ in }) {
      var found = found
      change(&found)
      read(text, rest, found, take)
    }
    switch step {
    case .words(let words): if let left = after(words, text) { goOn(left) }
    case .number(let field, _):
      eachNumber(text, field == .year ? 9 : 2) { number, left in goOn(left) { $0.set(field, number) } }
    case .hour: eachNumber(text, 2) { number, left in goOn(left) { $0.hour = number } }
    case .shortYear:
      eachNumber(text, 2) { number, left in goOn(left) { ($0.year, $0.isShortYear) = (number, true) } }
    case .namedFirstYear(let name), .namedFirstDay(let name):
      let field: DateField = if case .namedFirstYear = step { .year } else { .day }
      if let left = after(name, text) { goOn(left) { $0.set(field, 1) } }
      eachNumber(text, field == .year ? 9 : 2) { number, left in goOn(left) { $0.set(field, number) } }
    case .hebrew(let field):
      let numbers = field == .day ? 1...30 : 5001...5999
      for number in numbers {
        let letters = field == .day ? HebrewNumerals.string(number) : HebrewNumerals.year(number)
        if let letters, let left = after(letters, text) { goOn(left) { $0.set(field, number) } }
      }
    case .month(let names, let leap):
      for (index, name) in names.enumerated() {
        if let left = after(name, text) { goOn(left) { $0.month = index + 1 } }
      }
      if let leap, let left = after(leap, text) { goOn(left) { $0.month = 7 } }
    case .weekday(let names): for name in names { if let left = after(name, text) { goOn(left) } }
    case .era(let names, let first, let earlier):
      for (index, name) in names.enumerated() {
        if let left = after(name, text) { goOn(left) { $0.era = first + index } }
      }
      for (index, name) in earlier.enumerated() where earlier != names {
        if let left = after(name, text) { goOn(left) { $0.era = index } }
      }
    case .dayPeriod(let names): for name in Set(names) { if let left = after(name, text) { goOn(left) } }
    }
  }

  private func after(_ words: String, _ text: ArraySlice<Character>) -> ArraySlice<Character>? {
    var text = text
    for character in Self.bare(words) {
      text = text.drop { $0 == " " }
      guard character == " " || text.first == character else { return nil }
      if character != " " { text = text.dropFirst() }
    }
    return text
  }

  /// Takes the longest number first.
  private func eachNumber(
    _ text: ArraySlice<Character>, _ most: Int, _ take: (Int, ArraySlice<Character>) -> Void
  ) {
    let digits = text.prefix(most).prefix { $0.wholeNumberValue.map { (0...9).contains($0) } == true && $0.isNumber }
    for count in stride(from: digits.count, to: 0, by: -1) {
      let number = digits.prefix(count).reduce(0) { $0 * 10 + ($1.wholeNumberValue ?? 0) }
      take(number, text.dropFirst(count))
    }
  }
}
