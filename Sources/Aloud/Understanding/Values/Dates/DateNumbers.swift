extension DateParts {
  /// Takes the number that has been gathered as a part of the date; true where there is none, or only words between.
  mutating func take(_ run: inout [ValueToken], as field: DateField?) -> Bool {
    defer { run = [] }
    let words = run.filter { $0 != .filler && $0 != .and }
    if words.isEmpty { return field == nil }
    // "21 2016": a day and a year beside each other.
    for split in stride(from: words.count, to: 0, by: -1) {
      guard let first = whole(Array(words[..<split])) else { continue }
      if split == words.count { return set(first, as: field) }
      guard field == nil, let second = whole(Array(words[split...])) else { continue }
      return set(first, as: nil) && set(second, as: nil)
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

  private func whole(_ tokens: [ValueToken]) -> Int? {
    let value = NumberComposing.ordinal(tokens) ?? NumberComposing.number(tokens)
    return value.flatMap { $0 >= 0 && $0 < 1e6 && $0 == $0.rounded() ? Int($0) : nil }
  }
}
