/// Puts the words of a duration together: amounts of units, one after the other.
struct DurationGrammar {
  private let composing: NumberComposing
  private var amounts: [DurationAmount] = []
  /// The number that has been gathered since the last unit.
  private var run: [ValueToken] = []
  /// Whether the word before was a number in digits.
  private var followsDigits = false
  /// Whether one of the next unit is meant without a number.
  private var isWhole = false
  /// What was counted last, where there was something: so many of a unit.
  private var last: DurationAmount?
  /// Whether it has no amount yet, so that only a fraction can follow: "hour and a half".
  private var isBare = false
  /// Whether a number stood before it.
  private var isCounted = false
  /// The lengths that were named; each can be but once.
  private var lengths: Set<Double> = []

  private init(composing: NumberComposing) { self.composing = composing }

  /// The seconds that words mean; nil where they mean no duration.
  static func seconds(_ tokens: [DurationToken], _ composing: NumberComposing) -> Double? {
    amounts(tokens, composing)?.reduce(0) { $0 + $1.seconds }
  }

  /// The amounts of units that words mean; nil where they mean no duration.
  static func amounts(_ tokens: [DurationToken], _ composing: NumberComposing) -> [DurationAmount]? {
    var grammar = DurationGrammar(composing: composing)
    for token in tokens { guard grammar.take(token) else { return nil } }
    return grammar.finish()
  }

  private mutating func take(_ token: DurationToken) -> Bool {
    defer { if case .digits = token { followsDigits = true } else { followsDigits = false } }
    switch token {
    case .filler: return true
    case .whole:
      // Also after its unit: "journée entière".
      if run.isEmpty, isBare { isBare = false } else { isWhole = true }
      return true
    case .digits(let value):
      run.append(.numeral(value))
      return true
    case .number(let token):
      // 3点15分 is a time: a point is said between words.
      guard token != .point || !followsDigits else { return false }
      run.append(token)
      return true
    case .letter(let unit): return followsDigits && count(1, unit)
    case .unit(let unit): return count(1, unit, needsNumber: true)
    case .amount(let count, let unit): return self.count(count, unit)
    }
  }

  /// A unit, or so many of it in one word, with the number before it.
  private mutating func count(_ size: Double, _ unit: RelativeUnit, needsNumber: Bool = false) -> Bool {
    defer { (run, isWhole, last) = ([], false, DurationAmount(count: size, unit: unit)) }
    guard let number = endRun(beforeUnit: true), !isBare else { return false }
    // ساعة ونصف الساعة: a part of one may name its unit again.
    guard number < 1 || lengths.insert(size * unit.seconds).inserted else { return false }
    isCounted = !number.isNaN
    isBare = !isCounted && needsNumber && !isWhole
    amounts.append(DurationAmount(count: (isCounted ? number : 1) * size, unit: unit))
    return true
  }

  /// What has been gathered: what is left of the unit before ("and a half"), then the number of the next one; not a number
  /// where that has none, nil where it makes no sense.
  private mutating func endRun(beforeUnit: Bool) -> Double? {
    if run.allSatisfy({ $0 == .and }) { return .nan }
    for split in 0...run.count {
      let number = split == run.count ? .nan : amount(run[split...])
      guard let number, beforeUnit || number.isNaN else { continue }
      if split == 0 { return number }
      guard let rest = last.flatMap({ rest(run[..<split], of: $0, isEnd: !beforeUnit) }) else { continue }
      amounts.append(rest)
      isBare = false
      return number
    }
    return nil
  }

  /// What is told after a unit without one of its own: "and a half" of it, or so many of the next smaller: "2 h 15".
  private func rest(_ tokens: ArraySlice<ValueToken>, of last: DurationAmount, isEnd: Bool) -> DurationAmount? {
    guard let value = amount(tokens) else { return nil }
    // "a decade and a half" are fifteen years, but ساعتين ونصف two hours and a half.
    if value < 1 {
      return DurationAmount(count: value * (last.count >= 10 && last.unit == .year ? last.count : 1), unit: last.unit)
    }
    let unit = last.unit
    // Without a number before it, and without "and", the hour is a clock's: الساعة 3.
    guard isEnd, !isBare, isCounted || tokens.first == .and, (1..<60).contains(value),
      unit == .hour || unit == .minute
    else { return nil }
    let smaller: RelativeUnit = unit == .hour ? .minute : .second
    return value == value.rounded() && !lengths.contains(smaller.seconds)
      ? DurationAmount(count: value, unit: smaller) : nil
  }

  private func amount(_ tokens: ArraySlice<ValueToken>) -> Double? {
    var tokens = tokens.drop { $0 == .and }
    while tokens.last == .and { tokens.removeLast() }
    if let value = composing.number(Array(tokens)) { return value >= 0 ? value : nil }
    // "half an hour": an article after a fraction.
    guard tokens.last?.number == 1, let value = composing.number(Array(tokens.dropLast())) else { return nil }
    return (0..<1).contains(value) ? value : nil
  }

  private mutating func finish() -> [DurationAmount]? {
    guard last != nil, endRun(beforeUnit: false) != nil, !isBare else { return nil }
    return amounts
  }
}
