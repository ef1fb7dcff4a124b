/// Understands times of day, in digits and in words. A class, as `DateUnderstanding` is.
final class TimeUnderstanding: Sendable {
  private let words: TimeWords

  init(_ words: TimeWords) { self.words = words }

  var rules: TimeRules { words.rules }

  func lattice(_ phrase: Phrase) -> Lattice<TimeToken> {
    Lattice(phrase, words.store, mindsSpaces: false) { symbol in
      guard case .number(let value, let isPadded) = symbol, value < 10_000 else { return nil }
      return .numeral(Int(value), isPadded: isPadded)
    }
  }

  /// Returns the minute of the day that a part of the day, such as "evening", stands for beside a day. Takes its letters.
  func around(_ letters: String) -> Int? { words.around[letters] }

  /// Since midnight, the likeliest first. Hours can be above 23 in languages that have them.
  func seconds(_ lattice: Lattice<TimeToken>, _ ranges: [Range<Int>]) -> [Int] {
    // A word for "to" that may also mean nothing means "to" where that makes a time: "quince para las ocho".
    if lattice.contains(where: { $0 == .to }) {
      let (seconds, areCut) = lattice.readingsAndCuts(ranges) { tokens in
        tokens.contains(.to) ? TimeGrammar.seconds(tokens, rules: rules) : nil
      }
      if !seconds.isEmpty, !areCut { return seconds }
    }
    return lattice.readings(ranges) { TimeGrammar.seconds($0, rules: rules) }
  }

  /// Takes minutes since midnight. Returns nil if the phrase names no part of the day, such as "in the evening".
  func isTime(_ minutes: Int, in phrase: Phrase) -> Bool? {
    guard !phrase.hasDigits else { return nil }
    let answers = readings(phrase) { TimeGrammar.isTime(minutes, in: $0).map { [$0] } }
    if !answers.isEmpty { return answers.contains(true) }
    return around(phrase.letters).map { ($0 >= 720) == (minutes >= 720) }
  }

  /// Returns whether a phrase names a part of the day, alone or with an hour.
  func namesPartOfDay(_ phrase: Phrase) -> Bool {
    readings(phrase) { [$0.contains(where: \.isPartOfDay)] }.contains(true)
  }

  /// Returns whether a phrase tells a time by the minutes before its hour, with a word before both: "без пяти девять".
  func countsBack(_ phrase: Phrase) -> Bool {
    !readings(phrase) { $0.contains(.without) ? TimeGrammar.seconds($0, rules: rules) : nil }.isEmpty
  }

  private func readings<Reading: Equatable>(_ phrase: Phrase, _ read: ([TimeToken]) -> [Reading]?) -> [Reading] {
    phrase.isReadable ? lattice(phrase).readings([phrase.symbols.indices], read) : []
  }

  /// The likeliest first.
  func seconds(_ phrase: Phrase) -> [Int] {
    seconds(lattice(phrase), [phrase.symbols.indices]).map { $0 % 86_400 }.each
  }
}

/// The grammar of times of day. It collects the words into a `ClockReading`, which computes the time.
struct TimeGrammar {
  private var clock = ClockReading()
  /// True if the previous word was a leading zero: "zero eight thirty" is 8:30.
  private var isAfterNought = false
  /// True if the half of the day followed the hour, so that no hour can follow: "в семь вечера".
  private var isHourOver = false
  private var isEvening = false
  /// The second of the day before which no time is in the evening: nobody says "two in the evening" for 14:00.
  static let evening = 54_000

  /// Since midnight, the likeliest first. Nil if the words are not a time. An hour above 23 belongs to the next day.
  static func seconds(_ tokens: [TimeToken], rules: TimeRules) -> [Int]? {
    if tokens.contains(.counter) { return [] }
    var grammar = TimeGrammar()
    for token in tokens { guard grammar.take(token) else { return nil } }
    // An empty result means that all words were understood, so none is split into shorter ones: "kvällen" does not contain "en".
    let seconds = grammar.clock.seconds(rules)?.filter { !grammar.isEvening || $0 >= evening }
    let clock = grammar.clock
    return seconds ?? (clock.isHalfAlone || clock.isContradicted || clock.hasImpossibleHour(rules) ? [] : nil)
  }

  /// Takes minutes since midnight. Returns nil if the words name an hour or no part of the day.
  static func isTime(_ minutes: Int, in tokens: [TimeToken]) -> Bool? {
    var part: Bool?
    for token in tokens {
      let hour = minutes / 60
      let isWithin: Bool
      switch token {
      case .filler: continue
      case .half(let isLate): isWithin = (hour >= 12) == isLate
      // Of two times that are twelve hours apart, this is the later one: only "two in the evening" by itself is none.
      case .evening: isWithin = hour >= 12
      case .night: isWithin = hour < 6 || hour >= 18
      case .byDay: isWithin = (9..<18).contains(hour)
      case .named(720): isWithin = (11..<14).contains(hour)
      case .named(0): isWithin = hour < 2 || hour >= 23
      case .named(let minute): isWithin = (minute >= 720) == (hour >= 12)
      default: return nil
      }
      part = (part ?? true) && isWithin
    }
    return part
  }

  private mutating func take(_ token: TimeToken) -> Bool {
    let isPadded = isAfterNought
    isAfterNought = false
    switch token {
    case .counter: return false
    case .filler: return true
    // In "一 in the morning 九点", the hour is the number before its sign.
    case .clockSign:
      clock.isHourSigned = clock.isHourSigned || clock.link == nil && clock.before.count == 1
      return !isHourOver || clock.before.count < 2
    case .number(let number):
      if clock.nextHour != nil { return false }
      if isPadded, (1...9).contains(number) { (clock.before, clock.isBy24Hours) = ([], true) }
      isAfterNought = number == 0 && clock.before.isEmpty && clock.link == nil
      clock.add(number)
    case .gone: return clock.link == nil && clock.before.count >= 2
    case .hours: return clock.link == nil && (clock.before.count > 1 || clock.before.contains { $0 == 0 || $0 >= 100 })
    case .hundred:
      guard clock.link == nil, clock.before.count == 1 else { return false }
      clock.before.append(0)
      clock.isBy24Hours = true
    // "Час" is also the word for an hour; "piąta" after another hour is none.
    case .hour(let hour):
      guard clock.wantsHour || hour == 1 else { return false }
      if clock.wantsHour { clock.add(hour) }
    case .numeral(let number, let isPadded):
      if clock.before.isEmpty || clock.link != nil { (clock.isBy24Hours, clock.isInDigits) = (isPadded, true) }
      clock.add(number, isWord: false)
    case .minute:
      // "Twelve less a minute", in languages without "a".
      if clock.lacksMinutes { clock.add(1) }
      clock.isMinuteSaid = true
      clock.isMinutesAlone = clock.link == nil && clock.before.count == 1
    case .second:
      // Seconds directly after the hour, as in "8時20秒", mean zero minutes.
      if clock.before.count == 2 { clock.before.insert(0, at: 1) }
      return clock.before.count == 3
    case .minutes(let minutes): return clock.addPart(minutes)
    case .past, .to, .less, .without:
      guard clock.link == nil else { return false }
      clock.link = token
    case .ahead(let minutes):
      guard clock.ahead == nil else { return false }
      clock.ahead = minutes
    case .nextHour(let hour):
      // The minutes come before the hour in "Семь минут шестого", so "шестого в семь" begins with a day.
      guard clock.nextHour == nil, !isHourOver, !clock.before.isEmpty || clock.partBefore != nil else {
        return false
      }
      clock.nextHour = hour
    case .half(let late): return takeHalf(late)
    case .evening:
      isEvening = true
      return takeHalf(true)
    case .night: clock.isNight = true
    case .byDay: clock.isByDay = true
    case .clock(let minute):
      guard clock.before.isEmpty else { return false }
      clock.add(minute / 60)
      // A full hour can have minutes after it: สองทุ่มครึ่ง.
      if minute % 60 > 0 { clock.add(minute % 60) }
    case .named(let minute):
      guard clock.named == nil || clock.named == minute else { return false }
      clock.named = minute
    case .end:
      guard !clock.isEnd else { return false }
      clock.isEnd = true
    }
    return true
  }

  private mutating func takeHalf(_ late: Bool) -> Bool {
    guard clock.isLate == nil || clock.isLate == late else { return false }
    clock.isLate = late
    isHourOver = !clock.before.isEmpty || clock.partBefore != nil
    return true
  }
}
