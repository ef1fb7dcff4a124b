/// Understands phrases that mean a value, in the words of a locale.
public struct Understander: Sendable {
  private let words: ValueWords
  private let decimal: String
  private let moments: DateTimeUnderstanding
  private let durations: DurationUnderstanding
  private let colors: ColorUnderstanding

  /// An understander of a locale's words and digits.
  public init(_ locale: Locale) {
    words = ValueWords(locale.values)
    decimal = locale.table.numbers.decimal
    colors = ColorUnderstanding(locale.colorNames)
    moments = DateTimeUnderstanding(
      dates: DateUnderstanding(DateWords(locale.dates, locale.values, words)),
      times: TimeUnderstanding(TimeWords(locale.dates, locale.values)))
    durations = DurationUnderstanding(DurationWords(locale.values, words), decimal: decimal)
  }

  /// What a phrase can mean, the likeliest first; nothing where it is not understood. Numbers are plain decimals, ordinals
  /// numbers or places such as "end-1", answers "true" and "false", dates and times as ISO 8601 has them, durations
  /// seconds, colors as CSS has them; `now` is what relative words are seen from.
  public func readings(of phrase: String, as kind: ValueKind, now: DateTime) -> [String] {
    guard phrase.utf8.count <= 1_000 else { return [] }
    // Marks of direction say nothing.
    let phrase = String(
      String.UnicodeScalarView(phrase.unicodeScalars.filter { $0.properties.generalCategory != .format }))
    func number(_ words: String) -> Int? { plain(words, .number).first.flatMap { Int($0) } }
    return switch kind {
    case .date: moments.dates.days(phrase, today: now.day, number: number).map(ISODate.text)
    case .time: moments.times.seconds(phrase).map(ISODate.text)
    case .datetime where words.wholes[kind]?[Folding.fold(phrase)] == "now": [ISODate.text(now)]
    case .datetime where words.wholes[kind]?[Folding.fold(phrase)] == "end": [ISODate.text(now.day) + "T23:59:59"]
    case .datetime:
      moments.moments(phrase, now: now, number: number).map { ISODate.text($0) }
    case .duration: durations.seconds(phrase).map { [Self.text($0)] } ?? []
    case .color: colors.readings(phrase, number: number)
    case .number, .ordinal, .boolean: plain(phrase, kind)
    }
  }

  private func plain(_ phrase: String, _ kind: ValueKind) -> [String] {
    if let whole = words.wholes[kind]?[Folding.fold(phrase)] { return [whole] }
    if kind == .number, let value = Exponents.value(phrase, decimal: decimal) { return [Self.text(value)] }
    var results: [String] = []
    for tokens in tokenLists(phrase) {
      let value =
        switch kind {
        case .number: NumberComposing.number(tokens)
        case .ordinal: NumberComposing.ordinal(tokens)
        default: Double?.none
        }
      guard let value, value.isFinite else { continue }
      let text = Self.text(value)
      if !results.contains(text) { results.append(text) }
    }
    return results
  }

  /// The ways to read a phrase as tokens.
  private func tokenLists(_ phrase: String) -> [[ValueToken]] {
    var lists: [[ValueToken]] = [[]]
    for piece in Numerals.pieces(phrase, decimal: decimal) {
      switch piece {
      case .number(let number): lists = lists.map { $0 + [.value(number)] }
      case .text(let text):
        // A dot between, which folding would drop, is a decimal point.
        for (index, part) in text.split(omittingEmptySubsequences: false, whereSeparator: { "・·".contains($0) })
          .enumerated()
        {
          let (sign, rest) = Self.sign(String(part))
          let cuts = words.cutter.cuts(Folding.fold(rest))
          let before: [ValueToken] = (index > 0 ? [.point] : []) + sign
          lists = lists.flatMap { list in cuts.map { list + before + $0 } }
        }
      }
      if lists.count > 200 { lists = Array(lists.prefix(200)) }
    }
    return lists.filter { !$0.isEmpty }
  }

  /// The signs that stand alone before or between digits: "-5", "3/4".
  private static func sign(_ text: String) -> ([ValueToken], String) {
    let bare = text.filter { !$0.isWhitespace }
    return switch bare {
    case "-", "−", "–", "\u{200E}-", "\u{200F}-", "\u{61C}-": ([.minus], "")
    case "/", "⁄", "÷": ([.over], "")
    case "+": ([.filler], "")
    default: ([], text)
    }
  }

  private static func text(_ value: Double) -> String {
    value == value.rounded() && value.magnitude < 1e15 ? String(Int(value)) : String(value)
  }
}
