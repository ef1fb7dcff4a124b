/// The parts of a number that is being put together, each less than the one before: 2,000,000 and 300,000 and 5.
struct NumberParts: Sendable {
  private let rules: NumberRules
  private var parts: [Double] = []
  /// How many parts stood before the last "and".
  private var boundary = 0
  /// Whether the part after "and" makes sense as a fraction only: "three and one fifth".
  private var needsDivisor = false
  /// The scale that was said last ("million"); 1 where there was none.
  private var lastScale = 1.0

  /// No parts yet, in a language with these rules.
  init(_ rules: NumberRules) { self.rules = rules }

  /// Whether they make no number.
  var isIncomplete: Bool { parts.isEmpty || needsDivisor }
  /// All of them together.
  var sum: Double { parts.reduce(0, +) }

  /// An "and": what follows may be a fraction of its own.
  mutating func and() { boundary = parts.count }

  /// Adds a number: a power of ten multiplies the smaller parts before it. False where it doesn't fit. `canPair` is whether
  /// it may be the second half of a year, as only a word can.
  mutating func add(_ value: Double, canPair: Bool = false) -> Bool {
    if Self.isPowerOfTen(value), let last = parts.last, last > 0 {
      if last < value, value > 10 || rules.tens && (1..<10).contains(last) { return multiply(by: value) }
      // "322 hundred", "1,674.5 million".
      if parts.count == 1, last > value, value >= 100, last.truncatingRemainder(dividingBy: value) != 0 {
        return multiply(by: value)
      }
    }
    guard let last = parts.last else {
      parts.append(value)
      if Self.isPowerOfTen(value), value >= 1e6 { lastScale = value }
      return true
    }
    // 零四, 一百零五: the nought holds a place.
    if rules.tens, parts == [0] {
      parts = [value]
      return true
    }
    if value == 0, rules.tens, last >= 100 { return true }
    if rules.onesFirst, boundary != parts.count, (1..<10).contains(value), (10..<100).contains(last) { return false }
    // "ten five" is no number.
    if last == 10, value >= 1, !rules.tens { return false }
    // "twenty five": the number fits into the noughts of the part before.
    var room = 1.0
    while room <= value { room *= 10 }
    if value > 0, last >= room, last.truncatingRemainder(dividingBy: room) == 0 {
      parts.append(value)
      return true
    }
    if boundary == parts.count {
      parts.append(value)
      needsDivisor = true
      return true
    }
    return canPair && rules.pairs && pair(value)
  }

  /// "nineteen eighty-four", "nineteen oh one": the way years are said.
  private mutating func pair(_ value: Double) -> Bool {
    guard parts.count == 1, (10..<100).contains(sum), value == 0 || (10..<100).contains(value) else { return false }
    parts = [sum * 100 + value]
    return true
  }

  /// A part of one after "and" is a part of the scale that was said last: "three million and a half".
  mutating func addPartOfScale(_ value: Double) -> Bool {
    guard lastScale > 1, boundary > 0, boundary == parts.count,
      parts[boundary - 1].truncatingRemainder(dividingBy: lastScale) == 0
    else { return false }
    parts.append(value * lastScale)
    return true
  }

  /// Multiplies what is smaller, or all where nothing is: "two million", "three dozen".
  mutating func multiply(by scale: Double) -> Bool {
    guard let last = parts.last else {
      parts = [scale]
      return true
    }
    var smaller = 0.0
    if last >= scale { while let part = parts.popLast() { smaller += part } }
    while let part = parts.last, part < scale { smaller += parts.removeLast() }
    // What was left must have room for the product.
    if let larger = parts.last, smaller * scale >= larger { return false }
    parts.append(smaller * scale)
    boundary = min(boundary, parts.count)
    if scale >= 1e6 { lastScale = scale }
    return true
  }

  /// Divides what stands after "and", or all: "three quarters", "two and a half". A divisor that can stand alone is a part
  /// of one then. After a scale it is a part of that ("two million and a half"), unless a scale of its own follows.
  mutating func divide(by divisor: Double, isAlone: Bool, beforeScale: Bool) -> Bool {
    let numerator = parts[boundary...].reduce(0, +)
    guard divisor != 0, isAlone || boundary < parts.count else { return false }
    needsDivisor = false
    // "one hundred and thirty fifths" are 130 of them: a part beside a whole is less than one.
    if divisor > 1, boundary > 0, boundary < parts.count, numerator >= divisor { return divide(by: divisor) }
    // "five billion and three quarters" are 5,750,000,000; "two million one hundred and a half" has no such half.
    let isOfScale = boundary > 0 && !beforeScale && parts[boundary - 1].truncatingRemainder(dividingBy: lastScale) == 0
    let scale = isOfScale ? lastScale : 1
    let whole = boundary < parts.count ? numerator : 1
    parts.removeSubrange(boundary...)
    parts.append(whole * scale / divisor)
    return true
  }

  /// Divides all that there is.
  private mutating func divide(by divisor: Double) -> Bool {
    (parts, boundary) = ([sum / divisor], 0)
    return true
  }

  static func isPowerOfTen(_ value: Double) -> Bool {
    var power = 10.0
    while power < value { power *= 10 }
    return power == value
  }
}
