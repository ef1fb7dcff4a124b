extension DateParts {
  /// Takes the numbers that have been gathered as parts of the date: one, or a day and a year beside each other as in
  /// "21 2016". True where there is none, or only words between.
  mutating func take(_ run: [ValueToken], as field: DateField?, _ numbers: NumberComposing) -> Bool {
    let words = run.filter { $0 != .filler && $0 != .and }
    if words.isEmpty { return field == nil }
    return fill(words[...], as: field, numbers)
  }

  private mutating func fill(_ words: ArraySlice<ValueToken>, as field: DateField?, _ numbers: NumberComposing) -> Bool
  {
    for end in stride(from: words.endIndex, to: words.startIndex, by: -1) {
      guard let number = Self.whole(Array(words[..<end]), numbers) else { continue }
      var filled = self
      guard filled.set(number, as: field) else { continue }
      if end == words.endIndex || field == nil && filled.fill(words[end...], as: nil, numbers) {
        self = filled
        return true
      }
    }
    return false
  }

  private mutating func set(_ number: Int, as field: DateField?) -> Bool {
    switch field ?? ((1...31).contains(number) && day == nil ? .day : .year) {
    case .year:
      guard year == nil, (1...9999).contains(number), field != nil || number >= 100 else { return false }
      year = number
    case .month:
      guard month == nil, (1...12).contains(number) else { return false }
      month = number
    default:
      guard day == nil, (1...31).contains(number) else { return false }
      day = number
    }
    return true
  }

  private static func whole(_ tokens: [ValueToken], _ numbers: NumberComposing) -> Int? {
    // "2016 half" is no part of a year.
    let isWhole = tokens.allSatisfy { $0.number != nil || $0 == .and }
    let value = numbers.ordinal(tokens) ?? (isWhole ? numbers.number(tokens) : nil)
    return value.flatMap { $0 >= 0 && $0 < 1e6 && $0 == $0.rounded() ? Int($0) : nil }
  }
}
