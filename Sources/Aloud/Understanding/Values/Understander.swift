/// Understands phrases that mean a value, in the words of a locale. Words are read when a phrase first needs them.
public struct Understander: Sendable {
  private let numbers: OnceRead<NumberWords>
  private let wholes: OnceRead<WholePhrases>
  private let moments: OnceRead<DateTimeUnderstanding>
  private let times: OnceRead<TimeUnderstanding>
  private let decimal: String
  private let durations: OnceRead<DurationUnderstanding>
  private let colors: ColorUnderstanding

  /// An understander of a locale's words and digits.
  public init(_ locale: Locale) {
    let numbers = locale.numberWords
    let times = OnceRead { TimeUnderstanding(TimeWords(locale.dates, locale.values)) }
    self.numbers = numbers
    self.times = times
    wholes = OnceRead { WholePhrases(locale.values) }
    decimal = locale.table.numbers.decimal
    colors = ColorUnderstanding(locale.colorNames)
    let decimal = decimal
    durations = OnceRead { DurationUnderstanding(DurationWords(locale.values, numbers.value), decimal: decimal) }
    moments = OnceRead {
      DateTimeUnderstanding(
        dates: DateUnderstanding(DateWords(locale.dates, locale.values, numbers.value)), times: times.value)
    }
  }

  /// What a phrase can mean, the likeliest first; nothing where it is not understood. Numbers are plain decimals, ordinals
  /// numbers or places such as "end-1", answers "true" and "false", dates and times as ISO 8601 has them, durations
  /// seconds, colors as CSS has them; `now` is what relative words are seen from.
  public func readings(of phrase: String, as kind: ValueKind, now: DateTime) -> [String] {
    guard phrase.utf8.count <= 1_000 else { return [] }
    switch kind {
    case .number: return number(phrase)
    case .ordinal:
      if let whole = whole(phrase, kind) { return [whole] }
      return values(Phrase(ordinal: phrase, decimal: decimal)) { $0.ordinal($1) }
    case .boolean: return whole(phrase, kind).map { [$0] } ?? []
    case .date: return date(phrase, now.day)
    case .time: return times.value.seconds(Phrase(moment: phrase)).map(ISODate.text)
    case .duration: return durations.value.seconds(phrase).map { [Self.text($0)] } ?? []
    case .color: return colors.readings(phrase) { number($0).first.flatMap { Int($0) } }
    case .datetime:
      let phrase = Phrase(moment: phrase)
      switch wholes.value.value(phrase.letters, kind) {
      case "now"?: return [ISODate.text(now)]
      case "end"?: return [ISODate.text(now.day) + "T23:59:59"]
      default: return moments.value.moments(phrase, now: now).map { ISODate.text($0) }
      }
    }
  }

  private func whole(_ phrase: String, _ kind: ValueKind) -> String? {
    wholes.value.value(WholePhrases.letters(phrase), kind)
  }

  private func date(_ phrase: String, _ today: Day) -> [String] {
    let phrase = Phrase(moment: phrase)
    guard phrase.symbols.count <= Phrase.limit else { return [] }
    return moments.value.dates.days(phrase, today: today).map(ISODate.text)
  }

  private func number(_ phrase: String) -> [String] {
    if let value = Exponents.value(phrase, decimal: decimal) { return [Self.text(value)] }
    return values(Phrase(number: phrase, decimal: decimal)) { $0.number($1) }
  }

  private func values(_ phrase: Phrase, _ value: (NumberComposing, [ValueToken]) -> Double?) -> [String] {
    numbers.value.values(phrase, value).map(Self.text)
  }

  private static func text(_ value: Double) -> String {
    value == value.rounded() && value.magnitude < 1e15 ? String(Int(value)) : String(value)
  }
}
