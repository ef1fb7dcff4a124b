/// The parts of a number that is being composed, each smaller than the one before: 2,000,000 and 300,000 and 5.
struct NumberParts: Sendable {
  private let rules: NumberRules
  private var parts: [Double] = []
  /// The number of parts before the last "and".
  private var boundary = 0
  /// True if the part after "and" is valid only as a fraction: "three and one fifth".
  private var needsDivisor = false
  /// The last scale that was said ("million"), or 1 if there was none.
  private var lastScale = 1.0

  init(_ rules: NumberRules) { self.rules = rules }

  var isIncomplete: Bool { parts.isEmpty || needsDivisor }
  var sum: Double { parts.reduce(0, +) }

  mutating func and() { boundary = parts.count }

  /// Adds a number. A power of ten multiplies the smaller parts before it. Returns false if the number does not fit. `canPair`
  /// indicates whether it can be the second half of a year, which only a word can.
  mutating func add(_ value: Double, canPair: Bool = false) -> Bool {
    if Self.isPowerOfTen(value), let last = parts.last, last > 0 {
      if last < value, value > 10 || rules.tens && (1..<10).contains(last) { return multiply(by: value) }
      // A power of ten after a larger number, as in "322 hundred" and "1,674.5 million".
      if parts.count == 1, last > value, value >= 100, last.truncatingRemainder(dividingBy: value) != 0 {
        return multiply(by: value)
      }
    }
    guard let last = parts.last else {
      parts.append(value)
      if Self.isPowerOfTen(value), value >= 1e6 { lastScale = value }
      return true
    }
    // A zero is a placeholder, as in 零四 and 一百零五.
    if rules.tens, parts == [0] {
      parts = [value]
      return true
    }
    if value == 0, rules.tens, last >= 100 { return true }
    if rules.onesFirst, boundary != parts.count, (1..<10).contains(value), (10..<100).contains(last) { return false }
    // "Ten five" is not a number.
    if last == 10, value >= 1, !rules.tens { return false }
    // A number can follow if it fits into the trailing zeros of the part before it, as in "twenty five".
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

  /// Makes a year of two pairs of digits: "nineteen eighty-four", "nineteen oh one".
  private mutating func pair(_ value: Double) -> Bool {
    guard parts.count == 1, (10..<100).contains(sum), value == 0 || (10..<100).contains(value) else { return false }
    parts = [sum * 100 + value]
    return true
  }

  /// Adds a fraction after "and" as a part of the last scale: "three million and a half".
  mutating func addPartOfScale(_ value: Double) -> Bool {
    guard lastScale > 1, boundary > 0, boundary == parts.count,
      parts[boundary - 1].truncatingRemainder(dividingBy: lastScale) == 0
    else { return false }
    parts.append(value * lastScale)
    return true
  }

  /// Adds half of a scale from a hundred on that was said last.
  mutating func addHalf(of scale: Double) -> Bool {
    guard scale >= 100, Self.isPowerOfTen(scale) else { return false }
    parts.append(scale / 2)
    return true
  }

  /// Multiplies the parts smaller than `scale`, or all parts if there are none: "two million", "three dozen".
  mutating func multiply(by scale: Double) -> Bool {
    guard let last = parts.last else {
      parts = [scale]
      return true
    }
    var smaller = 0.0
    if last >= scale { while let part = parts.popLast() { smaller += part } }
    while let part = parts.last, part < scale { smaller += parts.removeLast() }
    // The product must be smaller than the remaining parts.
    if let larger = parts.last, smaller * scale >= larger { return false }
    parts.append(smaller * scale)
    boundary = min(boundary, parts.count)
    if scale >= 1e6 { lastScale = scale }
    return true
  }

  /// Makes a fraction that follows a part of a scale: "docena y media" is 18.
  mutating func count(in scale: Double) { lastScale = scale }

  /// Divides the parts after "and", or all parts: "three quarters", "two and a half". A divisor that can stand alone, such as
  /// "half", needs no numerator. After a scale, the fraction is a part of the scale ("two million and a half"), unless another
  /// scale follows.
  mutating func divide(by divisor: Double, isAlone: Bool, beforeScale: Bool) -> Bool {
    let numerator = parts[boundary...].reduce(0, +)
    guard divisor != 0, isAlone || boundary < parts.count else { return false }
    needsDivisor = false
    // "One hundred and thirty fifths" are 130 fifths, because a fraction beside a whole number is less than one.
    if divisor > 1, boundary > 0, boundary < parts.count, numerator >= divisor {
      (parts, boundary) = ([sum / divisor], 0)
      return true
    }
    // "Five billion and three quarters" is 5,750,000,000. The half in "two million one hundred and a half" is not half a million.
    let isOfScale = boundary > 0 && !beforeScale && parts[boundary - 1].truncatingRemainder(dividingBy: lastScale) == 0
    let scale = isOfScale ? lastScale : 1
    let whole = boundary < parts.count ? numerator : 1
    parts.removeSubrange(boundary...)
    parts.append(whole * scale / divisor)
    return true
  }

  static func isPowerOfTen(_ value: Double) -> Bool {
    var power = 10.0
    while power < value { power *= 10 }
    return power == value
  }
}
