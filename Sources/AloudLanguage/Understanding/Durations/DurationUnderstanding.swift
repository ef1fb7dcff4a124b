/// Understands durations in words, as a clock shows them, and in ISO 8601 notation.
struct DurationUnderstanding: Sendable {
  private let words: DurationWords
  private let decimal: String

  init(_ words: DurationWords, decimal: String) { (self.words, self.decimal) = (words, decimal) }

  /// To the millisecond.
  func seconds(_ phrase: String) -> Double? {
    let phrase = phrase.trimmingSpaces()
    // Durations cannot be negative.
    guard let first = phrase.first, !"-−–".contains(first), !words.others.contains(Folding.fold(phrase)) else {
      return nil
    }
    let value =
      ISODuration.seconds(phrase) ?? ClockDuration.seconds(phrase)
      ?? amounts(phrase)?.reduce(0) { $0 + $1.seconds }
    return value.flatMap { $0 < 1e12 ? ($0 * 1_000).rounded() / 1_000 : nil }
  }

  func amounts(_ text: String) -> [DurationAmount]? {
    let phrase = Phrase(number: text, decimal: decimal)
    guard phrase.symbols.count <= Phrase.limit, !hasMarksBetweenNumbers(phrase.text) else { return nil }
    let lattice = Lattice(phrase, words.store) { symbol in
      switch symbol {
      case .number(let value, _): .digits(value)
      case .sign(.over): .number(.over)
      case .sign, .letter: nil
      }
    }
    return lattice.readings([0..<phrase.symbols.count]) { tokens in
      tokens.contains(.limit) ? [] : DurationGrammar.amounts(tokens, words.composing).map { [$0] }
    }.first
  }

  /// A sign without meaning between numbers in digits rules out a duration: "3-5".
  private func hasMarksBetweenNumbers(_ text: [Unicode.Scalar]) -> Bool {
    let pieces = Numerals.pieces(text, decimal: decimal)
    return pieces.indices.dropFirst().dropLast().contains { index in
      guard case .text(let scalars) = pieces[index] else { return false }
      let marks = scalars.filter { !Phrase.isBreak($0) }
      return !marks.isEmpty && marks != ["/"] && marks != ["⁄"]
        && Folding.fold(String(String.UnicodeScalarView(marks))).isEmpty
    }
  }
}

/// Durations as a clock shows them: "1:30".
enum ClockDuration {
  /// Reads hours and minutes, or hours, minutes and seconds.
  static func seconds(_ text: some StringProtocol) -> Double? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), (1...4).contains(parts[0].count),
      parts.dropFirst().allSatisfy({ $0.count == 2 })
    else { return nil }
    let numbers = parts.compactMap { number($0) }
    guard numbers.count == parts.count, numbers.dropFirst().allSatisfy({ $0 < 60 }) else { return nil }
    return zip(numbers, [3_600, 60, 1]).map { Double($0 * $1) }.reduce(0, +)
  }

  /// Takes digits of any script.
  private static func number(_ text: some StringProtocol) -> Int? {
    let digits = text.compactMap { (0...9).contains($0.wholeNumberValue ?? 10) ? $0.wholeNumberValue : nil }
    return digits.count == text.count ? digits.reduce(0) { $0 * 10 + $1 } : nil
  }
}

/// Durations in ISO 8601 notation.
enum ISODuration {
  /// In their order, with the date parts first.
  private static let parts: [(sign: Character, isTime: Bool, unit: RelativeUnit)] = [
    ("Y", false, .year), ("M", false, .month), ("W", false, .week), ("D", false, .day), ("H", true, .hour),
    ("M", true, .minute), ("S", true, .second),
  ]

  /// Reads a duration such as "P1DT2H30M".
  static func seconds(_ text: some StringProtocol) -> Double? {
    guard text.first == "P" else { return nil }
    var total = 0.0
    var digits = ""
    var isTime = false
    var next = parts[...]
    for character in text.dropFirst() {
      switch character {
      case "0"..."9": digits.append(character)
      case ".", ",": digits.append(".")
      case "T":
        guard !isTime, digits.isEmpty else { return nil }
        isTime = true
      default:
        let place = next.firstIndex { $0.sign == character && $0.isTime == isTime }
        guard let place, digits.first != ".", let number = Double(digits) else { return nil }
        total += number * next[place].unit.seconds
        next = next[(place + 1)...]
        digits = ""
      }
    }
    // "P" and "T" must each be followed by a part.
    return digits.isEmpty && text.last?.isLetter == true && text.last != "P" && text.last != "T" ? total : nil
  }
}

/// Composes a duration from its words: amounts of units, one after the other.
struct DurationGrammar {
  private let composing: NumberComposing
  private var amounts: [DurationAmount] = []
  /// The tokens of the number since the last unit.
  private var run: [ValueToken] = []
  /// True if the previous word was a number in digits.
  private var followsDigits = false
  /// True if the next unit counts as one without a number.
  private var isWhole = false
  /// The last unit, with the amount that its word includes, or nil if there was none.
  private var last: DurationAmount?
  /// True if the last unit has no number, so that only a fraction can follow: "hour and a half".
  private var isBare = false
  /// True if a number preceded the last unit.
  private var isCounted = false
  /// True if the last word was an amount by itself: час is an hour.
  private var isAmount = false
  /// The lengths of the units so far; each can occur only once.
  private var lengths: Set<Double> = []

  private init(composing: NumberComposing) { self.composing = composing }

  static func amounts(_ tokens: [DurationToken], _ composing: NumberComposing) -> [DurationAmount]? {
    if let place = tokens.firstIndex(of: .less) {
      return difference(tokens[..<place], tokens[(place + 1)...], composing)
    }
    var grammar = DurationGrammar(composing: composing)
    for token in tokens { guard grammar.take(token) else { return nil } }
    return grammar.finish()
  }

  /// Subtracts amounts, or a part of the last unit: "three hours less a quarter".
  private static func difference(
    _ whole: ArraySlice<DurationToken>, _ less: ArraySlice<DurationToken>, _ composing: NumberComposing
  ) -> [DurationAmount]? {
    guard let amounts = amounts(Array(whole), composing), let unit = amounts.last?.unit else { return nil }
    let numbers = less.compactMap { if case .number(let token) = $0 { token } else { nil } }
    let part = numbers.count == less.count ? composing.number(numbers) : nil
    let rest = part.map { [DurationAmount(count: $0, unit: unit)] } ?? self.amounts(Array(less), composing)
    guard let rest, part ?? 0 < 1 else { return nil }
    let all = amounts + rest.map { DurationAmount(count: -$0.count, unit: $0.unit) }
    return all.reduce(0) { $0 + $1.seconds } > 0 ? all : nil
  }

  private mutating func take(_ token: DurationToken) -> Bool {
    defer { if case .digits = token { followsDigits = true } else { followsDigits = false } }
    switch token {
    case .filler: return true
    case .less, .limit: return false
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
    case .unit(let unit):
      isAmount = false
      return count(1, unit, needsNumber: true)
    case .amount(let count, let unit):
      isAmount = true
      return self.count(count, unit)
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

  /// Returns an amount after a unit without one of its own: "and a half", or a number of the next smaller unit: "2 h 15".
  private func rest(_ tokens: ArraySlice<ValueToken>, of last: DurationAmount, isEnd: Bool) -> DurationAmount? {
    guard let value = amount(tokens) else { return nil }
    // "A decade and a half" is fifteen years, but ساعتين ونصف is two hours and a half.
    if value < 1 {
      return DurationAmount(count: value * (last.count >= 10 && last.unit == .year ? last.count : 1), unit: last.unit)
    }
    let unit = last.unit
    // Without a number before it, and without "and", the hour is a time of day, الساعة 3, but not in words: час десять.
    let isInDigits = tokens.contains { if case .numeral = $0 { true } else { false } }
    guard isEnd, !isBare, isCounted || tokens.first == .and || isAmount && !isInDigits, (1..<60).contains(value),
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
