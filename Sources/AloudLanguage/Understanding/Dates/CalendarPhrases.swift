/// Understands dates in the numbers and month names of a calendar other than the Gregorian: "23/11/2569" in the Buddhist calendar,
/// "5 آذر 1405", "سوم آذر". ISO 8601 dates are always Gregorian.
struct CalendarPhrases: Sendable {
  private let calendar: CalendarSystem
  /// The order of numeric dates.
  private let order: [DateField]
  private let months: [String]
  /// The folded words without meaning beside a number, such as "day", "month" and "year".
  private let fillers: Set<String>
  /// The folded words for the last day of a month.
  private let ends: Set<String>
  /// The folded words for "last".
  private let finals: Set<String>
  /// The folded words of each name of a weekday, the longest name first.
  private let weekdays: [(words: [String], day: Int)]
  private let numbers: OnceRead<NumberWords>

  /// Returns nil for the Gregorian calendar, for which the words of dates are enough.
  init?(_ calendar: CalendarSystem, _ table: LocaleTable, _ lexicon: Lexicon, _ numbers: OnceRead<NumberWords>) {
    guard calendar != .gregory else { return nil }
    self.calendar = calendar
    order = table.dateFormat(.numeric, calendar: calendar).fields.filter { [.year, .month, .day].contains($0) }
    self.numbers = numbers
    fillers = (lexicon.lines("date", "filler") + lexicon.lines("unit", "day", "month", "year")).foldedWords
    ends = lexicon.lines("date", "final", "finalDay", "endOf").foldedWords
    finals = lexicon.lines("date", "final").foldedWords
    weekdays = (1...7).flatMap { day in
      lexicon.lines("weekday", String(day)).foldedWords.map {
        (words: $0.split(separator: " ").map(String.init), day: day)
      }
    }
    .sorted { ($0.words.count, $0.words.joined()) > ($1.words.count, $1.words.joined()) }
    months = (CalendarNames(table.files, calendar).months(letter: "L", count: 4) ?? []).map(Folding.fold)
  }

  /// Returns nil if the phrase does not name a day and a month. Without a year, the next such day is meant.
  func day(_ phrase: String, today: Day) -> DayReading? {
    // A colon stands in times: ۹:۲۳ is no 23 Azar.
    guard ISODate.day(phrase.trimmingSpaces()) == nil, !phrase.contains(":") else { return nil }
    let said = Folding.fold(phrase).split(separator: " ").map(String.init)
    if let day = day(said, today) { return day }
    let found = weekdays.lazy.compactMap { name in said.firstRange(of: name.words).map { ($0, name.day) } }
    guard let (place, weekday) = found.first else { return nil }
    let (before, after) = (said[..<place.lowerBound], said[place.upperBound...].filter { !fillers.contains($0) })
    // "The last Friday of Azar", but "Friday the third of Azar".
    if let nth = nth(before), after.count == 1, let month = months.firstIndex(of: after[0]) {
      return self.day(ofMonth: month + 1, today) { $0.weekday(weekday, nth, ofDays: $1) }
    }
    var named = day(Array(before) + after, today)
    named?.weekday = weekday
    return named
  }

  private func day(_ said: [String], _ today: Day) -> DayReading? {
    let now = calendar.date(of: today)
    if let month = months.firstIndex(where: said.contains), isEnd(said.filter { $0 != months[month] }) {
      return day(ofMonth: month + 1, today) { $0 + ($1 - 1) }
    }
    let words = writtenOut(said)
    let numbers = words.compactMap { Int($0) }
    let named = months.indices.filter { words.contains(months[$0]) }
    let isPlain = words.count == numbers.count + named.count
    var date = CalendarDate(era: now.era, year: now.year, month: now.month, day: 0)
    switch (named.count, numbers.count) {
    case (1, 1...2) where isPlain:
      date.month = named[0] + 1
      date.day = numbers.first { $0 <= 31 } ?? 0
      if numbers.count == 2 { date.year = numbers[0] == date.day ? numbers[1] : numbers[0] }
    case (0, 2...3) where isPlain:
      let fields = order.filter { numbers.count == 3 || $0 != .year }
      for (field, number) in zip(fields, numbers) {
        switch field {
        case .day: date.day = number
        case .month: date.month = number
        default: date.year = number
        }
      }
    default: return nil
    }
    guard let day = calendar.day(of: date) else { return nil }
    if numbers.count + named.count == 3 { return DayReading(day: day, namesYear: true) }
    if day >= today { return DayReading(day: day, isOfAnyYear: true) }
    date.year += 1
    return calendar.day(of: date).map { DayReading(day: $0, isOfAnyYear: true) }
  }

  /// Returns whether words beside the name of a month mean its last day: "آخرین روز".
  private func isEnd(_ words: [String]) -> Bool {
    !words.isEmpty
      && (1...words.count).contains { count in
        ends.contains(words.prefix(count).joined(separator: " ")) && words.dropFirst(count).allSatisfy(fillers.contains)
      }
  }

  /// Returns the next day that is found from the first day of a month and the number of its days.
  private func day(
    ofMonth month: Int, _ today: Day, _ find: (_ first: Day, _ count: Int) -> Day?
  ) -> DayReading? {
    let now = calendar.date(of: today)
    let days = (0...1).compactMap { ahead -> Day? in
      let first = CalendarDate(era: now.era, year: now.year + ahead, month: month, day: 1)
      return calendar.day(of: first).flatMap { find($0, calendar.days(inMonth: month, year: first.year, era: now.era)) }
    }
    return days.first { $0 >= today }.map { DayReading(day: $0, isOfAnyYear: true) }
  }

  /// Returns the position of a weekday that words state, from 1 to 5; −1 is the last.
  private func nth(_ words: ArraySlice<String>) -> Int? {
    if finals.contains(words.joined(separator: " ")) { return -1 }
    let phrase = Phrase(number: words.joined(separator: " "), decimal: ".")
    return numbers.value.values(phrase) { $0.ordinal($1) }.first.flatMap { (1...5).contains($0) ? Int($0) : nil }
  }

  /// Returns the moments of a phrase in which a time follows or precedes the name of a day: "سوم آذر ساعت ده".
  func moments(_ phrase: String, today: Day, _ times: TimeUnderstanding) -> [MomentReading] {
    let words = phrase.split(separator: " ").map(String.init)
    guard words.contains(where: { months.contains(Folding.fold($0)) }) else { return [] }
    for count in stride(from: words.count - 1, to: 1, by: -1) {
      for (date, time) in [(words.prefix(count), words.dropFirst(count)), (words.suffix(count), words.dropLast(count))]
      {
        guard let day = day(date.joined(separator: " "), today: today) else { continue }
        let time = Phrase(moment: time.joined(separator: " "))
        let seconds = time.isReadable ? times.seconds(time) : []
        if !seconds.isEmpty {
          return seconds.map { MomentReading(moment: DateTime(day: day.day, minutes: $0 / 60), day: day) }
        }
      }
    }
    return []
  }

  /// Returns words with digits for the number words before and after the name of a month, or the same words.
  private func writtenOut(_ words: [String]) -> [String] {
    guard let month = words.firstIndex(where: months.contains), !words.contains(where: { Int($0) != nil }),
      let day = number(words[..<month]), day < 32
    else { return words }
    let rest = words[(month + 1)...].drop(while: fillers.contains)
    if rest.isEmpty { return [String(day), words[month]] }
    guard let year = number(rest), year > 999 else { return words }
    return [String(day), words[month], String(year)]
  }

  private func number(_ words: ArraySlice<String>) -> Int? {
    let phrase = Phrase(number: words.drop(while: fillers.contains).joined(separator: " "), decimal: ".")
    return numbers.value.values(phrase) { $0.ordinal($1) ?? $0.number($1) }.first.flatMap { Int(exactly: $0) }
  }
}
