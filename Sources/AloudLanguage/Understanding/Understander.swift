/// Understands phrases for values in the words of a locale: numbers, dates, times, durations, colors, yes and no.
///
///     let understander = Understander(try LoadedLocale("en"))
///     understander.number("two hundred and six")              // 206
///     understander.days("next Friday", today: today).first    // with the day, and whether its year was named
///     understander.seconds("an hour and a half")              // [5400]
///
/// A phrase of more than 1,000 bytes is not understood. Words are read when a phrase first needs them, so keep the instance: later
/// phrases take microseconds.
public struct Understander: Sendable {
  /// In bytes.
  private static let limit = 1_000

  private let numbers: OnceRead<NumberWords>
  private let wholes: OnceRead<WholePhrases>
  let answers: OnceRead<Answers>
  private let moments: OnceRead<DateTimeUnderstanding>
  private let times: OnceRead<TimeUnderstanding>
  private let calendar: OnceRead<CalendarPhrases?>
  private let printed: PrintedMoments
  private let decimal: String
  private let durations: OnceRead<DurationUnderstanding>
  private let chat: OnceRead<ChatForms>
  private let shifts: OnceRead<HeldShifts>
  private let colors: ColorUnderstanding
  /// The moments of the last phrases, because the parts of one line are read many times.
  private let knownMoments = ContentCache<PhraseAtTime, [MomentReading]>(limit: 500)
  private let percents, daysOfThings, endingsOfDays, numberWords: OnceRead<Set<String>>
  /// The understander of English dates, if the locale's own dates are in another language.
  private var beside: OnceRead<Understander>?

  /// Creates an understander of a locale's words, digits, dates and colors.
  public init(_ locale: LoadedLocale) {
    self.init(locale, decimal: locale.table.numbers.decimal, dates: locale.dates, calendar: locale.calendar)
    if let dates = locale.englishDates {
      beside = OnceRead {
        Understander(locale, decimal: dates.numbers.decimal, dates: dates, calendar: .gregory)
      }
    }
  }

  private init(_ locale: LoadedLocale, decimal: String, dates: LocaleTable, calendar: CalendarSystem) {
    let (values, numbers) = (locale.values, locale.numberWords)
    let times = OnceRead { TimeUnderstanding(TimeWords(dates, values)) }
    self.numbers = numbers
    self.times = times
    let wholes = OnceRead { WholePhrases(values) }
    self.wholes = wholes
    answers = OnceRead { Answers(values, wholes) }
    chat = OnceRead { ChatForms(values) }
    self.calendar = OnceRead { CalendarPhrases(calendar, dates, values, numbers) }
    printed = PrintedMoments(dates, calendar)
    self.decimal = decimal
    colors = ColorUnderstanding(locale.colorNames)
    percents = OnceRead { values.lines("number", "percent").foldedWords }
    numberWords = OnceRead { values.lines.filter { $0.kind == "number" && Int($0.name) != nil }.foldedWords }
    daysOfThings = OnceRead { values.lines("date", "ofThing", "not").foldedWords }
    endingsOfDays = OnceRead { values.lines("date", "when").foldedWords }
    let durations = OnceRead { DurationUnderstanding(DurationWords(values, numbers.value), decimal: decimal) }
    self.durations = durations
    shifts = OnceRead { HeldShifts(values, durations) }
    moments = OnceRead {
      DateTimeUnderstanding(
        dates: DateUnderstanding(DateWords(dates, values, numbers.value, calendar)), times: times.value,
        durations: durations)
    }
  }

  /// Returns the values that a phrase can mean, as text for other programs, the likeliest first. The array is empty if the phrase
  /// is not understood. Numbers are plain decimals, ordinals are numbers or places such as "end-1", answers are "true" and "false",
  /// dates and times follow ISO 8601, durations are in seconds, and colors are in CSS notation. Relative phrases start from `now`.
  public func readings(of phrase: String, as kind: ValueKind, now: DateTime) -> [String] {
    guard phrase.utf8.count <= Self.limit else { return [] }
    let found = values(of: phrase, as: kind, now: now)
    if !found.isEmpty || kind == .boolean { return found }
    return courtesies.removed(from: phrase).lazy.map { values(of: $0, as: kind, now: now) }.first { !$0.isEmpty } ?? []
  }

  private func values(of phrase: String, as kind: ValueKind, now: DateTime) -> [String] {
    switch kind {
    case .number: return number(phrase)
    case .ordinal:
      if let whole = wholes.value.value(WholePhrases.letters(phrase), kind) { return [whole] }
      return values(Phrase(ordinal: phrase, decimal: decimal)) { composing, tokens in
        composing.ordinal(tokens).flatMap { $0 == $0.rounded() ? $0 : nil }
      }
    case .boolean: return answers.value.value(phrase).map { [String($0)] } ?? []
    case .date: return days(phrase, today: now.day).map { ISODate.text($0.day) }
    case .time: return seconds(phrase, now: now).map(ISODate.text)
    case .duration:
      return (durations.value.seconds(phrase) ?? moments.value.secondsAhead(phrase)).map { [Self.text($0)] } ?? []
    case .color: return colors.readings(phrase) { number($0).first.flatMap { Int($0) } }
    case .datetime: return moments(phrase, now: now).filter(\.namesTime).map { ISODate.text($0.moment) }
    }
  }

  /// Returns the days that a phrase can mean, the likeliest first. "The 5th" and "Friday" are the next ones from `today` on. The
  /// array is empty if the phrase is not understood, or means a year that does not fit four digits (`ISODate.days`).
  public func days(_ phrase: String, today: Day) -> [DayReading] {
    guard phrase.utf8.count <= Self.limit else { return [] }
    // Dates in digits are tried first because they need no words, of which a language has many.
    if let day = ISODate.day(phrase) { return [DayReading(day: day, namesYear: true, isISO: true)] }
    if let day = printed.day(phrase, today: today) { return [day].filter { ISODate.days ~= $0.day } }
    if let day = calendar.value?.day(phrase, today: today) { return [day].filter { ISODate.days ~= $0.day } }
    let phrase = chat.value.writtenOut(phrase)
    let days = moments.value.days(Phrase(moment: phrase), today: today).filter { ISODate.days ~= $0.day }
    return days.isEmpty ? beside?.value.days(phrase, today: today) ?? [] : days
  }

  /// Returns the moments that a phrase can mean from `now`, the likeliest first. Each says whether the phrase named a day, a time
  /// or both. The array is empty if the phrase is not understood.
  public func moments(_ phrase: String, now: DateTime) -> [MomentReading] {
    guard phrase.utf8.count <= Self.limit else { return [] }
    return knownMoments.content(PhraseAtTime(phrase: phrase, now: now)) { moments(of: phrase, now: now) }
  }

  private func moments(of phrase: String, now: DateTime) -> [MomentReading] {
    if let day = ISODate.day(phrase) { return [MomentReading(DayReading(day: day, namesYear: true, isISO: true))] }
    if let moment = printed.moment(phrase, now: now) { return ISODate.days ~= moment.moment.day ? [moment] : [] }
    if let day = printed.day(phrase, today: now.day) ?? calendar.value?.day(phrase, today: now.day) {
      return ISODate.days ~= day.day ? [MomentReading(day)] : []
    }
    let ofCalendar = calendar.value?.moments(phrase, today: now.day, times.value) ?? []
    if !ofCalendar.isEmpty { return ofCalendar }
    let phrase = chat.value.writtenOut(phrase)
    let found = moments(Phrase(moment: phrase), now: now).filter { ISODate.days ~= $0.moment.day }
    if !found.isEmpty { return found }
    let times = printed.minutes(phrase).map { MomentReading(moment: DateTime(day: now.day, minutes: $0)) }
    return times.isEmpty ? beside?.value.moments(phrase, now: now) ?? [] : times
  }

  /// Returns what a phrase has beside a word or sign for percent, such as "thirty" in "thirty percent". Nil if it has none.
  package func withoutPercent(_ phrase: String) -> String? {
    guard phrase.utf8.count <= Self.limit else { return nil }
    if phrase.contains(where: Self.percentSigns.contains) { return phrase.filter { !Self.percentSigns.contains($0) } }
    let places = phrase.indices
    if let place = places.first(where: { percents.value.contains(Folding.fold(phrase[$0...])) }) {
      return String(phrase[..<place])
    }
    return places.last { percents.value.contains(Folding.fold(phrase[..<$0])) }.map { String(phrase[$0...]) }
  }

  /// Returns whether a text ends with a word that joins the day after it to a thing, or denies it: "du" in "le journal du samedi".
  package func joinsDay(_ text: Substring) -> Bool {
    let folded = Folding.fold(text)
    return daysOfThings.value.contains { word in
      folded.hasSuffix(word) && (word.isUnspaced || folded == word || folded.hasSuffix(" " + word))
    }
  }

  /// Returns whether a text ends with a particle or an ending that says when something happens: 金曜日に, 금요일에, "pazartesiye".
  package func endsAsDay(_ text: Substring) -> Bool {
    let folded = Folding.fold(text)
    return endingsOfDays.value.contains(where: folded.hasSuffix)
  }

  /// Returns whether a text begins with a word that joins a day to a thing.
  package func beginsByJoiningDay(_ text: Substring) -> Bool {
    let folded = Folding.fold(text)
    return daysOfThings.value.contains { word in
      folded.hasPrefix(word) && (word.isUnspaced || folded == word || folded.hasPrefix(word + " "))
    }
  }

  /// Returns whether a word is one for a number, without the ending of a case: "sekiz", and not "sekizde".
  package func isNumberWord(_ word: Substring) -> Bool { numberWords.value.contains(Folding.fold(word)) }

  private static let percentSigns: Set<Character> = ["%", "٪", "％", "﹪"]

  /// Returns the change that a phrase makes to the current value, or nil if it makes none: "in a day" counts from now.
  public func heldShift(_ phrase: String) -> HeldShift? {
    guard phrase.utf8.count <= Self.limit else { return nil }
    // "+5 minutes" adds to the value, and "-5 minutes" subtracts from it.
    for (sign, direction) in [(NumberSign.plus, 1), (.minus, -1)] where sign.stands(in: phrase) {
      let bare = String(String.UnicodeScalarView(phrase.unicodeScalars.filter { !sign.signs.contains($0) }))
      return amounts(bare).flatMap { HeldShift($0, direction) }
    }
    return shifts.value.shift(phrase)
  }

  /// Returns the color that a phrase such as "darker" or "a bit more red" makes of another color, or nil for other phrases.
  public func color(_ phrase: String, of color: Color) -> Color? {
    phrase.utf8.count <= Self.limit ? colors.changed(color, by: phrase) : nil
  }

  /// Returns the distance that a phrase such as "four weeks" means, or nil if it is not a duration.
  public func length(_ phrase: String) -> HeldShift? { amounts(phrase).flatMap { HeldShift($0) } }

  private func amounts(_ phrase: String) -> [DurationAmount]? {
    phrase.utf8.count <= Self.limit && durations.value.seconds(phrase) != nil ? durations.value.amounts(phrase) : nil
  }

  /// The signs that make the number before them part of a date or time, although they also count days and minutes.
  private static let dateSigns = (han: Set("年月日号號時时点點分"), hangul: Set("년월일시분"))

  /// Returns a Boolean value that indicates whether a phrase is a duration and not part of a date or a time of day: "20 minutes",
  /// "three days", 6ヶ月. Hours do not count, because many languages tell the time in hours, and neither does a number with a sign of
  /// a date, such as 3日.
  public func isLengthOfTime(_ phrase: String) -> Bool {
    guard length(phrase) != nil, let amounts = durations.value.amounts(phrase),
      !amounts.contains(where: { $0.unit == .hour })
    else { return false }
    let text = phrase.trimmingSpaces()
    let rest = text.dropLast()
    guard let sign = text.last else { return false }
    if Self.dateSigns.han.contains(sign) { return !rest.allSatisfy { $0.isNumber || $0 == " " } }
    return !Self.dateSigns.hangul.contains(sign) || number(String(rest)) == nil
  }

  /// Returns a Boolean value that indicates whether a time is in the part of the day that a phrase names, or nil if none.
  public func isTime(_ minutes: Int, in phrase: String) -> Bool? {
    guard phrase.utf8.count <= Self.limit else { return nil }
    return times.value.isTime(minutes, in: Phrase(moment: phrase))
  }

  /// Returns a Boolean value that indicates whether a phrase names a part of the day, alone or with an hour.
  public func namesPartOfDay(_ phrase: String) -> Bool {
    phrase.utf8.count <= Self.limit && times.value.namesPartOfDay(Phrase(moment: phrase))
  }

  private func moments(_ phrase: Phrase, now: DateTime) -> [MomentReading] {
    let today = DayReading(day: now.day)
    switch wholes.value.value(phrase.letters, .datetime) {
    case "now"?: return [MomentReading(moment: now, day: today)]
    case "end"?: return [MomentReading(moment: DateTime(day: now.day, hour: 23, minute: 59, second: 59), day: today)]
    default: return moments.value.readings(phrase, now: now)
    }
  }

  /// Returns the seconds of the day that a phrase can mean, the likeliest first: a time, or a distance from now.
  private func seconds(_ text: String, now: DateTime) -> [Int] {
    if let second = ISODate.lateSecond(text) { return [second] }
    let written = printed.minutes(text)
    if !written.isEmpty { return written.map { $0 * 60 } }
    let phrase = Phrase(moment: text)
    guard phrase.isReadable else { return [] }
    let isNow = wholes.value.value(phrase.letters, .datetime) == "now"
    if let moment = isNow ? now : moments.value.moment(phrase, after: now) { return [moment.secondOfDay] }
    let seconds = moments.value.seconds(phrase, times.value.lattice(phrase)).map { $0 % 86_400 }
    guard seconds.isEmpty, let moment = moments.value.moment(phrase, from: now) else { return seconds }
    return [moment.secondOfDay]
  }

  private func number(_ phrase: String) -> [String] {
    if let value = Exponents.value(phrase, decimal: decimal) { return Self.texts(value) }
    let phrase = Phrase(number: phrase, decimal: decimal)
    if case .number(let value, _) = phrase.symbols.first, phrase.symbols.count == 1 { return Self.texts(value) }
    return values(phrase) { $0.number($1) }
  }

  private func values(_ phrase: Phrase, _ value: (NumberComposing, [ValueToken]) -> Double?) -> [String] {
    numbers.value.values(phrase, value).map(Self.text)
  }

  /// Returns nothing if the number is not finite.
  private static func texts(_ value: Double) -> [String] { value.isFinite ? [text(value)] : [] }

  private static func text(_ value: Double) -> String {
    value == value.rounded() && value.magnitude < 1e15 ? String(Int(value)) : String(value)
  }
}

/// The kind of value that a phrase is expected to mean.
public enum ValueKind: String, Sendable, CaseIterable {
  /// A number: "two hundred and six", "1,5", "three quarters".
  case number
  /// An ordinal: "the third", "next to last".
  case ordinal
  /// An answer, yes or no.
  case boolean
  /// A day: "next Friday", "5 March".
  case date
  /// A time of day: "half past three".
  case time
  /// A day with a time of day.
  case datetime
  /// A duration: "an hour and a half".
  case duration
  /// A color: "dark teal", "#006666", "red 255 green 0 blue 0".
  case color
}

private struct PhraseAtTime: Hashable {
  var phrase: String
  var now: DateTime
}

/// Forms that people write with digits ("2moro"), or that differ from other words only by an accent ("üm"), and their words.
private struct ChatForms: Sendable {
  private var words: [String: String] = [:]

  /// The keys `chat.WORD` list the forms of a word.
  init(_ lexicon: Lexicon) {
    for line in lexicon.lines where line.kind == "chat" {
      for form in line.words { words[form.lowercased()] = line.name }
    }
  }

  func writtenOut(_ phrase: String) -> String {
    if words.isEmpty { return phrase }
    return phrase.split(separator: " ").map { words[$0.lowercased()] ?? String($0) }.joined(separator: " ")
  }
}

extension Understander {
  /// Returns the minutes since midnight that a phrase can mean, the likeliest first. "In an hour" counts from `now`.
  public func minutes(_ phrase: String, now: DateTime) -> [Int] {
    readings(of: phrase, as: .time, now: now).compactMap(ISODate.minutes)
  }

  /// Returns the durations in seconds that a phrase can mean, the likeliest first: "an hour and a half" is 5,400.
  public func seconds(_ phrase: String) -> [Double] {
    readings(of: phrase, as: .duration, now: DateTime(day: Day(0))).compactMap { Double($0) }
  }

  /// Returns the colors that a phrase can mean, the likeliest first: by name, CSS function, hex number, or named components.
  public func colors(_ phrase: String) -> [Color] {
    readings(of: phrase, as: .color, now: DateTime(day: Day(0))).compactMap { Color(hex: $0) }
  }

  /// Returns the whole number that a phrase means, in digits or words, or nil if there is none in the range of `Int`.
  public func number(_ phrase: String) -> Int? {
    readings(of: phrase, as: .number, now: DateTime(day: Day(0))).first.flatMap { Int($0) }
  }

  /// Returns the numbers that a phrase can mean, the likeliest first, with their fractions.
  public func decimals(_ phrase: String) -> [Double] {
    readings(of: phrase, as: .number, now: DateTime(day: Day(0))).compactMap { Double($0) }
  }

  /// Returns a Boolean value that indicates whether a phrase is a single word for yes or no, such as "sure" or "nope".
  public func isAnswerWord(_ phrase: String) -> Bool { answers.value.isWord(phrase) }

  /// The words that change nothing beside a value, such as "please" and "uh".
  public var courtesies: Courtesies { answers.value.courtesies }

  /// Returns a Boolean value that indicates whether a phrase means yes, or nil if it means neither yes nor no.
  public func answer(_ phrase: String) -> Bool? {
    readings(of: phrase, as: .boolean, now: DateTime(day: Day(0))).first.map { $0 == "true" }
  }
}
