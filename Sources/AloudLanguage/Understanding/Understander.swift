/// Understands phrases that mean a value, in the words of a locale: numbers, dates, times, durations, colors, yes and no.
///
///     let understander = Understander(try LoadedLocale("en"))
///     understander.number("two hundred and six")              // 206
///     understander.days("next Friday", today: today).first    // with the day, and whether its year was named
///     understander.seconds("an hour and a half")              // [5400]
///
/// A phrase of more than 1,000 bytes means nothing. Words are read when a phrase first needs them: keep it, and the next
/// phrase is understood in microseconds.
public struct Understander: Sendable {
  /// How many bytes are looked at; a phrase with more is none.
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
  /// What understands dates that are told in English, where those of the locale are told in another language.
  var beside: OnceRead<Understander>?

  /// An understander of the words of `values`, of which `numbers` are those of numbers; of numbers with the sign `decimal`,
  /// dates as `dates` tells them in `calendar`, and colors by their names.
  init(
    values: Lexicon, numbers: OnceRead<NumberWords>, decimal: String, dates: LocaleTable, calendar: CalendarSystem,
    colors: ColorNames
  ) {
    let times = OnceRead { TimeUnderstanding(TimeWords(dates, values)) }
    self.numbers = numbers
    self.times = times
    let wholes = OnceRead { WholePhrases(values) }
    self.wholes = wholes
    answers = OnceRead { Answers(values, wholes) }
    chat = OnceRead { ChatForms(values) }
    self.calendar = OnceRead { CalendarPhrases(calendar, dates) }
    printed = PrintedMoments(dates, calendar)
    self.decimal = decimal
    self.colors = ColorUnderstanding(colors)
    let durations = OnceRead { DurationUnderstanding(DurationWords(values, numbers.value), decimal: decimal) }
    self.durations = durations
    shifts = OnceRead { HeldShifts(values, durations) }
    moments = OnceRead {
      DateTimeUnderstanding(
        dates: DateUnderstanding(DateWords(dates, values, numbers.value)), times: times.value,
        distances: DistanceUnderstanding(durations: durations))
    }
  }

  /// What a phrase can mean, as text for other programs, the likeliest first; nothing where it is not understood. Numbers are
  /// plain decimals, ordinals numbers or places such as "end-1", answers "true" and "false", dates and times as ISO 8601 has
  /// them, durations seconds, colors as CSS has them; `now` is what relative words are seen from.
  public func readings(of phrase: String, as kind: ValueKind, now: DateTime) -> [String] {
    guard phrase.utf8.count <= Self.limit else { return [] }
    switch kind {
    case .number: return number(phrase)
    case .ordinal:
      if let whole = whole(phrase, kind) { return [whole] }
      return values(Phrase(ordinal: phrase, decimal: decimal)) { composing, tokens in
        composing.ordinal(tokens).flatMap { $0 == $0.rounded() ? $0 : nil }
      }
    case .boolean: return answers.value.value(phrase).map { [String($0)] } ?? []
    case .date: return days(phrase, today: now.day).map { ISODate.text($0.day) }
    case .time: return seconds(phrase, now: now).map(ISODate.text)
    case .duration: return durations.value.seconds(phrase).map { [Self.text($0)] } ?? []
    case .color: return colors.readings(phrase) { number($0).first.flatMap { Int($0) } }
    case .datetime: return moments(phrase, now: now).filter(\.namesTime).map { ISODate.text($0.moment) }
    }
  }

  /// The days that a phrase can mean, the likeliest first: "the 5th" and "Friday" are the next ones from `today` on. Nothing
  /// where it is not understood, or means a year that four digits can't tell (`ISODate.days`).
  public func days(_ phrase: String, today: Day) -> [DayReading] {
    guard phrase.utf8.count <= Self.limit else { return [] }
    // What is in digits alone needs no words: they are a language's, and many.
    if let day = ISODate.day(phrase) { return [DayReading(day: day, namesYear: true, isISO: true)] }
    if let day = printed.day(phrase, today: today) { return [day].filter { ISODate.days ~= $0.day } }
    if let day = calendar.value?.day(phrase, today: today) { return [day].filter { ISODate.days ~= $0.day } }
    let phrase = chat.value.writtenOut(phrase)
    let days = moments.value.days(Phrase(moment: phrase), today: today).filter { ISODate.days ~= $0.day }
    return days.isEmpty ? beside?.value.days(phrase, today: today) ?? [] : days
  }

  /// The moments that a phrase can mean as seen from `now`, the likeliest first; each says whether the phrase named a day, a
  /// time or both. Nothing where it is not understood.
  public func moments(_ phrase: String, now: DateTime) -> [MomentReading] {
    guard phrase.utf8.count <= Self.limit else { return [] }
    if let day = ISODate.day(phrase) { return [MomentReading(DayReading(day: day, namesYear: true, isISO: true))] }
    if let moment = printed.moment(phrase, now: now) { return ISODate.days ~= moment.moment.day ? [moment] : [] }
    if let day = printed.day(phrase, today: now.day) ?? calendar.value?.day(phrase, today: now.day) {
      return ISODate.days ~= day.day ? [MomentReading(day)] : []
    }
    let phrase = chat.value.writtenOut(phrase)
    let found = moments(Phrase(moment: phrase), now: now).filter { ISODate.days ~= $0.moment.day }
    if !found.isEmpty { return found }
    let times = printed.minutes(phrase).map { MomentReading(moment: DateTime(day: now.day, minutes: $0)) }
    return times.isEmpty ? beside?.value.moments(phrase, now: now) ?? [] : times
  }

  /// How far from the value held a phrase says that the new one is; nil where it says nothing of that: "in a day" counts from
  /// now.
  public func heldShift(_ phrase: String) -> HeldShift? {
    guard phrase.utf8.count <= Self.limit else { return nil }
    // "+5 minutes" is so much more, "-5 minutes" less.
    for (sign, direction) in [(NumberSign.plus, 1), (.minus, -1)] where sign.stands(in: phrase) {
      let bare = String(String.UnicodeScalarView(phrase.unicodeScalars.filter { !sign.signs.contains($0) }))
      return amounts(bare).flatMap { HeldShift($0, direction) }
    }
    return shifts.value.shift(phrase)
  }

  /// The color that a phrase makes of another: "darker", "a bit more red"; nil where it says nothing of the kind.
  public func color(_ phrase: String, of color: Color) -> Color? {
    phrase.utf8.count <= Self.limit ? colors.changed(color, by: phrase) : nil
  }

  /// How long a phrase says, as a distance: "four weeks"; nil where it says no length of time.
  public func length(_ phrase: String) -> HeldShift? { amounts(phrase).flatMap { HeldShift($0) } }

  private func amounts(_ phrase: String) -> [DurationAmount]? {
    phrase.utf8.count <= Self.limit && durations.value.seconds(phrase) != nil ? durations.value.amounts(phrase) : nil
  }

  /// The signs that make a part of a date or a time of the number before them, though they count days and minutes as well.
  private static let dateSigns = (han: Set("年月日号號時时点點分"), hangul: Set("년월일시분"))

  /// Whether a phrase is a length of time and no part of a date or a time of day: "20 minutes", "three days", 6ヶ月. Hours are none:
  /// in many languages they tell the time of day. Nor is a number with the sign of a part of a date: 3日.
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

  /// Whether a time of day is in the part of it that a phrase names: "evening", "p.m.", "noon"; nil where it names none.
  public func isTime(_ minutes: Int, in phrase: String) -> Bool? {
    guard phrase.utf8.count <= Self.limit else { return nil }
    return times.value.isTime(minutes, in: Phrase(moment: phrase))
  }

  private func moments(_ phrase: Phrase, now: DateTime) -> [MomentReading] {
    let today = DayReading(day: now.day)
    switch wholes.value.value(phrase.letters, .datetime) {
    case "now"?: return [MomentReading(moment: now, day: today)]
    case "end"?: return [MomentReading(moment: DateTime(day: now.day, hour: 23, minute: 59, second: 59), day: today)]
    default: return moments.value.readings(phrase, now: now)
    }
  }

  /// The seconds of the day that a phrase can mean, the likeliest first: a time, or how long from now it is.
  private func seconds(_ text: String, now: DateTime) -> [Int] {
    if let second = ISODate.lateSecond(text) { return [second] }
    let written = printed.minutes(text)
    if !written.isEmpty { return written.map { $0 * 60 } }
    let phrase = Phrase(moment: text)
    guard (1...Phrase.limit).contains(phrase.symbols.count) else { return [] }
    let isNow = wholes.value.value(phrase.letters, .datetime) == "now"
    if let moment = isNow ? now : moments.value.moment(phrase, after: now) { return [Self.second(of: moment)] }
    let seconds = times.value.seconds(phrase)
    guard seconds.isEmpty, let moment = moments.value.moment(phrase, from: now) else { return seconds }
    return [Self.second(of: moment)]
  }

  private static func second(of moment: DateTime) -> Int { moment.hour * 3_600 + moment.minute * 60 + moment.second }

  private func whole(_ phrase: String, _ kind: ValueKind) -> String? {
    wholes.value.value(WholePhrases.letters(phrase), kind)
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

  /// A number as text; none where it has more digits than numbers can have.
  private static func texts(_ value: Double) -> [String] { value.isFinite ? [text(value)] : [] }

  private static func text(_ value: Double) -> String {
    value == value.rounded() && value.magnitude < 1e15 ? String(Int(value)) : String(value)
  }
}
