/// Composes a duration from its words: amounts of units, one after the other.
struct DurationGrammar {
  private let composing: NumberComposing
  private var amounts: [DurationAmount] = []
  /// The tokens of the number since the last unit.
  private var run: [ValueToken] = []
  /// A Boolean value that indicates whether the previous word was a number in digits.
  private var followsDigits = false
  /// A Boolean value that indicates whether the next unit counts as one without a number.
  private var isWhole = false
  /// The last unit, with the amount that its word includes, or nil if there was none.
  private var last: DurationAmount?
  /// A Boolean value that indicates whether the last unit has no number, so that only a fraction can follow: "hour and a half".
  private var isBare = false
  /// A Boolean value that indicates whether a number preceded the last unit.
  private var isCounted = false
  /// The lengths of the units so far; each can occur only once.
  private var lengths: Set<Double> = []

  private init(composing: NumberComposing) { self.composing = composing }

  /// Returns the seconds that words mean, or nil if they are not a duration.
  static func seconds(_ tokens: [DurationToken], _ composing: NumberComposing) -> Double? {
    amounts(tokens, composing)?.reduce(0) { $0 + $1.seconds }
  }

  /// Returns the amounts of units that words mean, or nil if they are not a duration.
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
      // The word can also follow its unit: "journée entière".
      if run.isEmpty, isBare { isBare = false } else { isWhole = true }
      return true
    case .digits(let value):
      run.append(.numeral(value))
      return true
    case .number(let token):
      // 3点15分 is a time: a decimal point is said only between words.
      guard token != .point || !followsDigits else { return false }
      run.append(token)
      return true
    case .letter(let unit): return followsDigits && count(1, unit)
    case .unit(let unit): return count(1, unit, needsNumber: true)
    case .amount(let count, let unit): return self.count(count, unit)
    }
  }

  /// Takes a unit, or a word for a number of units, with the number before it.
  private mutating func count(_ size: Double, _ unit: RelativeUnit, needsNumber: Bool = false) -> Bool {
    defer { (run, isWhole, last) = ([], false, DurationAmount(count: size, unit: unit)) }
    guard let number = endRun(beforeUnit: true), !isBare else { return false }
    // A fraction can repeat its unit: ساعة ونصف الساعة.
    guard number < 1 || lengths.insert(size * unit.seconds).inserted else { return false }
    isCounted = !number.isNaN
    isBare = !isCounted && needsNumber && !isWhole
    amounts.append(DurationAmount(count: (isCounted ? number : 1) * size, unit: unit))
    return true
  }

  /// Takes the collected tokens: the rest of the previous unit ("and a half"), then the number of the next one. Returns that
  /// number, NaN if there is none, or nil if the tokens make no sense.
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

  /// Returns an amount that follows a unit without one of its own: "and a half" of it, or a number of the next smaller unit: "2 h
  /// 15".
  private func rest(_ tokens: ArraySlice<ValueToken>, of last: DurationAmount, isEnd: Bool) -> DurationAmount? {
    guard let value = amount(tokens) else { return nil }
    // "A decade and a half" is fifteen years, but ساعتين ونصف is two hours and a half.
    if value < 1 {
      return DurationAmount(count: value * (last.count >= 10 && last.unit == .year ? last.count : 1), unit: last.unit)
    }
    let unit = last.unit
    // Without a number before it, and without "and", the hour is a time of day: الساعة 3.
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
    // An article can follow a fraction: "half an hour".
    guard tokens.last?.number == 1, let value = composing.number(Array(tokens.dropLast())) else { return nil }
    return (0..<1).contains(value) ? value : nil
  }

  private mutating func finish() -> [DurationAmount]? {
    guard last != nil, endRun(beforeUnit: false) != nil, !isBare else { return nil }
    return amounts
  }
}
