/// The parts of a number that is being put together, each less than the one before: 2,000,000 and 300,000 and 5.
struct NumberParts: Sendable {
  private var parts: [Double] = []

  /// Whether there are none.
  var isEmpty: Bool { parts.isEmpty }
  /// All of them together.
  var sum: Double { parts.reduce(0, +) }

  /// Adds a number: a scale ("thousand") multiplies the smaller parts before it. False where it doesn't fit.
  mutating func add(_ value: Double) -> Bool {
    if Self.isScale(value), let last = parts.last, last < value, value > 10 || (1..<10).contains(last) {
      var smaller = 0.0
      while let part = parts.last, part < value { smaller += parts.removeLast() }
      parts.append(smaller * value)
      return true
    }
    guard let last = parts.last else {
      parts.append(value)
      return true
    }
    // "twenty five": the number fits into the noughts of the part before.
    var room = 1.0
    while room <= value { room *= 10 }
    if value > 0, last >= room, last.truncatingRemainder(dividingBy: room) == 0 {
      parts.append(value)
      return true
    }
    // "nineteen eighty-four": the way years are said.
    if parts.count == 1, (10..<100).contains(last), (10..<100).contains(value) {
      parts = [last * 100 + value]
      return true
    }
    return false
  }

  /// Divides: "three quarters". A divisor that can stand alone is a part of one then ("half").
  mutating func divide(by divisor: Double, isAlone: Bool) -> Bool {
    guard divisor != 0, isAlone || !parts.isEmpty else { return false }
    parts = [(parts.isEmpty ? 1 : sum) / divisor]
    return true
  }

  /// Adds the parts after an "and": "two million and a half", "one hundred and three thousand".
  mutating func append(_ other: NumberParts) {
    for part in other.parts {
      if Self.isScale(part), let last = parts.last, last < part { _ = add(part) } else { parts.append(part) }
    }
  }

  /// Powers of ten, and the dozen.
  private static func isScale(_ value: Double) -> Bool {
    if value == 12 { return false }
    var power = 10.0
    while power < value { power *= 10 }
    return power == value
  }
}
