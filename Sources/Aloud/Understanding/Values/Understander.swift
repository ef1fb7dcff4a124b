/// Understands phrases that mean a value, in the words of a locale.
public struct Understander: Sendable {
  private let words: ValueWords
  private let decimal: String
  private let dates: DateUnderstanding
  private let times: TimeUnderstanding

  /// An understander of a locale's words and digits.
  public init(_ locale: Locale) {
    words = ValueWords(locale.lexicon)
    decimal = locale.table.numbers.decimal
    dates = DateUnderstanding(DateWords(locale.dates, locale.lexicon, words))
    times = TimeUnderstanding(TimeWords(locale.dates, locale.lexicon))
  }

  /// What a phrase can mean, the likeliest first; nothing where it is not understood. Numbers are plain decimals, ordinals
  /// numbers or places such as "end-1", answers "true" and "false", dates and times as ISO 8601 has them; `now` is what
  /// relative words are seen from.
  public func readings(of phrase: String, as kind: ValueKind, now: DateTime) -> [String] {
    guard phrase.utf8.count <= 1_000 else { return [] }
    switch kind {
    case .date:
      let days = dates.days(phrase, today: now.day) { number in
        readings(of: number, as: .number, now: now).first.flatMap { Int($0) }
      }
      return days.map(ISODate.text)
    case .time: return times.seconds(phrase).map { ISODate.text($0 / 3_600, $0 / 60 % 60, $0 % 60) }
    case .number, .ordinal, .boolean: return plain(phrase, kind)
    }
  }

  private func plain(_ phrase: String, _ kind: ValueKind) -> [String] {
    if let whole = words.wholes[kind]?[Folding.fold(phrase)] { return [whole] }
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
        let (sign, rest) = Self.sign(text)
        let cuts = words.cutter.cuts(Folding.fold(rest))
        lists = lists.flatMap { list in cuts.map { list + sign + $0 } }
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
