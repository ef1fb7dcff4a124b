/// A phrase that is split in all possible ways into a date and a time around it.
struct SplitPhrase {
  let phrase: Phrase
  let dates: Lattice<DateToken>
  let times: Lattice<TimeToken>
  let words: DateTimeUnderstanding
  /// The seconds of the day that the whole phrase can mean.
  private let wholeTime: [Int]
  private let today: Day
  /// The day whose night lasts until the next morning, if the phrase names a night.
  private let dayOfNight: Day?

  init(
    _ phrase: Phrase, _ dates: Lattice<DateToken>, _ times: Lattice<TimeToken>, _ words: DateTimeUnderstanding,
    now: DateTime
  ) {
    (self.phrase, self.dates, self.times, self.words, today) = (phrase, dates, times, words, now.day)
    dayOfNight = now.hour >= Self.endOfNight && times.contains { $0 == .night } ? now.day : nil
    wholeTime = words.seconds(phrase, times)
  }

  /// True if a whole word belongs to times but not to dates, so that a date would have to split it.
  var hasWordOfTimeAlone: Bool { phrase.pieces.contains(where: isOfTimeAlone) }

  private func isOfTimeAlone(_ piece: Phrase.Piece) -> Bool {
    let (start, end) = (piece.symbols.lowerBound, piece.symbols.upperBound)
    return end - start > 1 && times.hasWord(from: start, to: end) && !dates.hasWord(from: start, to: end)
  }

  private func isInLongerDate(_ piece: Int) -> Bool {
    let end = phrase.pieces[piece].symbols.upperBound
    return phrase.pieces[...piece].contains { earlier in
      dates.edges(from: earlier.symbols.lowerBound).contains { $0.end >= end && !$0.isLoose }
    }
  }

  /// The kind of dates to look for.
  enum Dates {
    /// Dates that words name.
    case named
    /// A number after an article, or an ordinal, with the whole time before or after it: "il venti alle nove".
    case ordinal
    /// A number alone, in digits or words, with the whole time before or after it: "7 on 15".
    case numberAlone(inDigits: Bool)
  }

  /// Returns the moments of the first split that makes sense, the longest date first.
  func moments(today: Day, _ wanted: Dates) -> [MomentReading] {
    var (takesNumberAlone, inDigits, isOrdinal) = (false, false, false)
    switch wanted {
    case .named: break
    case .ordinal: (takesNumberAlone, isOrdinal) = (true, true)
    case .numberAlone(let digits): (takesNumberAlone, inDigits) = (true, digits)
    }
    let count = phrase.pieces.count
    // In "tomorrow morning at 7", words of the date can select the half of the day.
    let whole = takesNumberAlone ? [] : wholeTime
    let timeBefore = times.reached(from: 0)
    let timeAfter = times.leading(through: [0..<phrase.symbols.count])
    let dateFrom = phrase.pieces.map { dates.reached(from: $0.symbols.lowerBound) }
    // "Last night" is a word for dates, although "night" is not.
    let needsTime = phrase.pieces.indices.map { isOfTimeAlone(phrase.pieces[$0]) && !isInLongerDate($0) }
    var cut: [MomentReading] = [], within: [MomentReading] = []
    for length in stride(from: count - 1, to: 0, by: -1) {
      for start in 0...count - length {
        let symbols = phrase.symbols(of: start..<start + length)
        guard timeBefore[symbols.lowerBound], timeAfter[symbols.upperBound], dateFrom[start][symbols.upperBound],
          !takesNumberAlone || start == 0 || start + length == count,
          !needsTime[start..<start + length].contains(true), !inDigits || phrase.hasDigits(in: symbols),
          !hasNumber(0..<start) || !hasNumber(start + length..<count)
        else { continue }
        var seconds = words.times.seconds(
          times, [0..<symbols.lowerBound, symbols.upperBound..<phrase.symbols.count])
        // "Kvällen" is not "en" (one) in the evening, although it ends in those letters.
        let around = self.around(besides: start..<start + length)
        if let around { seconds = [around * 60] }
        guard !seconds.isEmpty else { continue }
        if around == nil, whole.contains(where: { time in seconds.contains { ($0 - time) % 43_200 == 0 } }) {
          // In "morgen um halb acht", a word that can also belong to the time need not; in "morgen früh", it does both.
          seconds = whole + (length == 1 && isOneWord(symbols) ? seconds.filter { !whole.contains($0) } : [])
        }
        var days = words.dates.days(
          phrase, dates, start..<start + length, today: today, takesNumberAlone: takesNumberAlone)
        func prefer(_ isMeant: (Int) -> Bool) {
          if seconds.contains(where: isMeant) { seconds.removeAll { !isMeant($0) } }
        }
        if let isLate = half(of: symbols) { prefer { ($0 >= 43_200) == isLate } }
        if names(.evening, in: symbols) { seconds.removeAll { $0 < TimeGrammar.evening } }
        // Russian "днем" is also a form of "day".
        if names(.byDay, in: symbols) { prefer { (9..<18).contains($0 / 3_600) } }
        // "Morgen nacht um elf" is late in the evening.
        if names(.night, in: symbols) { prefer { !(Self.endOfNight..<18).contains($0 / 3_600) } }
        // "El lunes a las dos" beside "y cinco" is not Monday the 2nd.
        func hasHour(_ day: DayReading) -> Bool { day.isByNumber && !day.isOrdinal && day.weekday != nil }
        let isHour = precedesMinutes(start..<start + length) || precedesOnlyMinutes(start + length)
        if around != nil || days.contains(where: hasHour) && isHour, !days.contains(where: \.namesYear),
          endsWithHour(start..<start + length, today)
        {
          continue
        }
        // "El lunes a las nueve" beside "de la noche" is not Monday the 9th.
        if around != nil { days.removeAll { hasHour($0) || takesNumberAlone && $0.isByNumber && !$0.isOrdinal } }
        if followsClock(symbols.lowerBound) || precedesClock(symbols.upperBound) {
          days.removeAll { $0.isByNumber && !$0.isOrdinal }
        }
        if isOrdinal { days.removeAll { !$0.isOrdinal } }
        guard !days.isEmpty else { continue }
        // "2026-11-27 7:30" follows the 24-hour clock, as ISO 8601 does.
        if days.allSatisfy(\.isISO), isInDigits(besides: symbols) { seconds = Array(seconds.prefix(1)) }
        let isOfNight = names(.night, in: symbols, orAfter: true)
        let moments = self.moments(days, seconds, isAround: around != nil, isOfNight: isOfNight)
        // Whole words come before split ones: "sete e trinta" is not 30 September. "Heute" is today even if "heute Nachmittag" is a
        // word for times.
        let isToday = dates.tokens(in: symbols).contains(.day(0))
        let isCut = isWithinTime(symbols.lowerBound) || isWithinTime(symbols.upperBound)
        if isCut && !isToday || beginsWithTime(start..<start + length) {
          if within.isEmpty { within = moments }
        } else if days.contains(where: { !$0.isCut }) {
          // 下周二十点 is next Tuesday at ten rather than next week at twenty.
          return within.isEmpty || !days.allSatisfy(\.isLoose) ? moments : within
        } else if cut.isEmpty {
          cut = moments
        }
      }
    }
    if !cut.isEmpty { return cut }
    // As a whole, "a las nueve de la mañana" is a time of day; "mañana" alone would be tomorrow.
    return whole.isEmpty ? within : []
  }

  /// True within a word of times. A word that ends within one of the phrase does not count after a space.
  private func isWithinTime(_ place: Int) -> Bool {
    guard times.isWithinWord(place), phrase.isWordEnd(place) else { return times.isWithinWord(place) }
    return times.edges[..<times.firstEdge[place]].contains {
      $0.end > place && !$0.isLoose && phrase.isWordEnd($0.end)
    }
  }

  /// The numbers of a time are all before or all after its date: "three [december at nine] fifteen" is not a time.
  func hasNumber(_ pieces: Range<Int>) -> Bool {
    pieces.contains {
      times.tokens(in: phrase.pieces[$0].symbols).contains {
        switch $0 {
        case .number, .numeral: true
        default: false
        }
      }
    }
  }

  /// Returns whether a part of the day is a part of a date or, if wanted, directly follows it: "tomorrow night at one", but not
  /// "tomorrow at one at night", and not in a language where a whole word belongs to the hour after it: "pazar gece birde".
  private func names(_ part: TimeToken, in symbols: Range<Int>, orAfter: Bool = false) -> Bool {
    func hasPart(_ edge: Lattice<TimeToken>.Edge) -> Bool {
      edge.end <= symbols.upperBound && phrase.isWordEnd(edge.end) && times.tokens(of: edge).contains(part)
    }
    if symbols.contains(where: { times.edges(from: $0).contains(where: hasPart) }) { return true }
    let end = symbols.upperBound
    guard orAfter, end < phrase.symbols.count else { return false }
    let isOfHour = words.times.rules.partIsOfHour && !isOtherDay(symbols)
    return times.edges(from: end).contains {
      times.tokens(of: $0).contains(part) && !(isOfHour && phrase.isWordEnd($0.end))
    }
  }

  private func isInDigits(besides symbols: Range<Int>) -> Bool {
    phrase.symbols.indices.allSatisfy { place in
      if symbols.contains(place) { return true }
      if case .number = phrase.symbols[place] { return true }
      return false
    }
  }

  /// Returns the moments of a day with a part of the day, at its usual time, in one word ("tonight") or two ("Freitagnachmittag",
  /// "demain soir"), or at a time that begins within the first word or ends within the last: "Freitagabend um 9".
  func momentsAround(today: Day, _ days: [DayReading]) -> [MomentReading] {
    let end = phrase.symbols.count
    if !isOneWord(0..<end), let minute = words.times.around(phrase.letters) {
      return moments(days, [minute * 60], isAround: true)
    }
    let firstEnd = phrase.pieces[0].symbols.upperBound
    // 월요일에 is on Monday, and not Monday at one, although 월요 is Monday too.
    let isFirstWhole = dates.hasWord(from: 0, to: firstEnd) || days.contains { !$0.isByNumber && !$0.isCut }
    for edge in dates.edges(from: 0) where edge.end < end {
      let around = words.times.around(phrase.letters(in: edge.end..<end))
      let isWithin = around == nil && edge.end < firstEnd && !isFirstWhole
      let seconds = isWithin ? words.times.seconds(times, [edge.end..<end]) : around.map { [$0 * 60] } ?? []
      guard !seconds.isEmpty else { continue }
      // "7, this morning" is an hour.
      let days = words.dates.days(dates, [0..<edge.end], today: today).filter { !$0.isByNumber }
      guard !days.isEmpty else { continue }
      return moments(
        days, seconds, isAround: around != nil, isOfNight: isWithin && names(.night, in: 0..<firstEnd))
    }
    // A piece without letters, such as a dash, has no symbols.
    let last = phrase.pieces[phrase.pieces.count - 1].symbols.lowerBound
    guard last < end else { return [] }
    for edge in dates.edges(from: last)
    where last > 0 && edge.end < end && !dates.hasWord(from: last, to: end) && !times.hasWord(from: last, to: end) {
      guard words.times.around(phrase.letters(in: edge.end..<end)) != nil else { continue }
      let seconds = words.times.seconds(times, [0..<last, edge.end..<end])
      let days = words.dates.days(dates, [last..<edge.end], today: today).filter { !$0.isByNumber }
      if !seconds.isEmpty, !days.isEmpty {
        return moments(days, seconds, isOfNight: names(.night, in: edge.end..<end))
      }
    }
    return []
  }

  /// Returns the minute of a part of the day before or after some pieces.
  private func around(besides pieces: Range<Int>) -> Int? {
    let rest = pieces.lowerBound == 0 ? pieces.upperBound..<phrase.pieces.count : 0..<pieces.lowerBound
    guard pieces.lowerBound == 0 || pieces.upperBound == phrase.pieces.count else { return nil }
    let symbols = phrase.symbols(of: rest)
    // "Amanhã" is tomorrow, although its letters also spell "à manhã".
    return isOtherDay(symbols) ? nil : words.times.around(phrase.letters(in: symbols))
  }

  /// Returns a Boolean value that indicates whether a date ends with a part of the second half of the day after a day or weekday
  /// ("morgenochtend"), or nil if it ends with the night or no part of the day.
  private func half(of symbols: Range<Int>) -> Bool? {
    for place in symbols.dropFirst() {
      guard let minute = words.times.around(phrase.letters(in: place..<symbols.upperBound)) else { continue }
      let namesDay = dates.tokens(from: symbols.lowerBound, to: place).contains {
        switch $0 {
        case .day, .weekday: true
        default: false
        }
      }
      if namesDay { return minute < 1_260 ? minute >= 720 : nil }
    }
    return nil
  }

  /// True for one word that means both another day than today and a part of the day: "morgen", "mañana".
  private func isOneWord(_ symbols: Range<Int>) -> Bool {
    isOtherDay(symbols) && !times.tokens(in: symbols).isEmpty
  }

  /// True if pieces begin with a time of several words whose last word alone is another day: "de la mañana".
  private func beginsWithTime(_ pieces: Range<Int>) -> Bool {
    let start = phrase.pieces[pieces.lowerBound].symbols.lowerBound
    return pieces.dropFirst().contains {
      let piece = phrase.pieces[$0].symbols
      return isOneWord(piece) && times.hasWord(from: start, to: piece.upperBound)
    }
  }

  private func isOtherDay(_ symbols: Range<Int>) -> Bool {
    dates.tokens(in: symbols).contains {
      if case .day(let offset) = $0 { offset != 0 } else { false }
    }
  }

  /// Returns the moments of a phrase with the time between a date and its year: "Oct 26 15:50 2016".
  func momentsBeforeYear(today: Day) -> [MomentReading] {
    let count = phrase.pieces.count
    guard count > 2, case .number(let year, _)? = phrase.symbols.last, (1000...9999).contains(year) else { return [] }
    for start in 1..<count - 1 {
      for end in start + 1..<count {
        let symbols = phrase.symbols(of: start..<end)
        let seconds = words.times.seconds(times, [symbols])
        guard !seconds.isEmpty else { continue }
        let around = [0..<symbols.lowerBound, symbols.upperBound..<phrase.symbols.count]
        let days = words.dates.days(dates, around, today: today)
        if !days.isEmpty { return moments(days, seconds) }
      }
    }
    return []
  }

  func moments(ofTimeAlone today: Day) -> [MomentReading] {
    wholeTime.map { MomentReading(moment: DateTime(day: today, second: $0)) }
  }

  /// The hour at which a night ends.
  private static let endOfNight = 6

  /// "Tonight at two" is tomorrow at two, because the night begins today. So does the night of any other day, but a date with its year
  /// is one of the calendar, whose hours begin at midnight: "17/11/33, रात 1:40".
  private func moments(
    _ days: [DayReading], _ seconds: [Int], isAround: Bool = false, isOfNight: Bool = false
  ) -> [MomentReading] {
    days.flatMap { day in
      seconds.map { second in
        let hasNight = day.day == dayOfNight || isOfNight && day.day != today
        let isPastMidnight = !day.isByNumber && !day.namesYear && hasNight && second < Self.endOfNight * 3_600
        let moment = DateTime(day: day.day + (isPastMidnight ? 1 : 0), second: second)
        return MomentReading(moment: moment, day: day, isAround: isAround)
      }
    }
  }
}
