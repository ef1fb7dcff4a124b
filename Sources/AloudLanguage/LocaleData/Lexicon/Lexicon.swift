/// The words that mean values: a file of `locales/values/`. It is read when the first word is looked up.
struct Lexicon: Sendable {
  struct Line: Sendable {
    /// The kind of value: "number", "ordinal", "boolean", "date" …
    let kind: String
    /// The value within its kind: "20", "point", "true".
    let name: String
    /// The words as the file has them, separated by vertical bars.
    let text: String

    var words: [String] { text.alternatives() }
    /// Computed once for all kinds of values that use them.
    var writtenWords: [WrittenWord] { written.value }
    private let written: OnceRead<[WrittenWord]>

    init(kind: String, name: String, text: String) {
      (self.kind, self.name, self.text) = (kind, name, text)
      written = OnceRead { WrittenWord.list(text) }
    }
  }

  let language: String?
  private let source: OnceRead<[Line]>

  init(_ chain: [String], files: LocaleFiles) throws(LocaleFileError) {
    let found = try files.first(of: chain, in: "values", or: [], read: Self.lines)
    language = found.map { LocaleTag($0.tag).language }
    source = found?.content ?? OnceRead([])
  }

  init(_ bytes: [UInt8], path: String) throws(LocaleFileError) {
    language = nil
    source = OnceRead(try Self.lines(of: bytes, path: path))
  }

  var lines: [Line] { source.value }

  func lines(_ kind: String, _ names: String...) -> [Line] {
    lines.filter { $0.kind == kind && names.contains($0.name) }
  }

  func has(_ kind: String, _ name: String) -> Bool { lines.contains { $0.kind == kind && $0.name == name } }

  /// The names that each kind allows besides numbers. An ordinal can also be named by a position, such as "end-1".
  private static let names: [String: Set<String>] = [
    "number": [
      "and", "minus", "point", "over", "parts", "filler", "tens", "pairs", "shorthand", "power", "base", "partsOf",
      "counter", "apart", "ofNumbers", "onesFirst", "raised", "times", "limit", "percent",
    ], "ordinal": ["mark", "place"], "fraction": [], "scale": [], "amount": [],
    "boolean": ["true", "false", "yes", "no", "courtesy"], "day": [], "month": [], "weekday": [],
    "unit": ["day", "week", "month", "year", "hour", "minute", "second"],
    "date": [
      "next", "next.2", "last.2", "coming", "recent", "this", "last", "ago", "in", "few", "filler", "now", "end",
      "nthAfter", "weekdayOfWeek", "workday", "weekdayMark", "final", "finalDay", "finalWeek", "not", "ofThing", "when",
      "ordinalMonths", "numberMonths", "daySign", "countedDay", "article", "weekOn", "endOf", "monthEnd", "this.month",
      "next.month", "next.year", "eightDays", "weekdayAfter", "localeWeek", "daysBeforeMonth", "unitsFirst", "endings",
    ],
    "time": [
      "past", "to", "less", "halfTo", "quarterTo", "threeQuartersTo", "quarter", "half", "third", "threeQuarters", "am",
      "pm", "night", "byDay", "filler", "ordinals", "without", "late", "end", "hundred", "gone", "hours", "clockSign",
      "partOfHour",
    ],
    "duration": ["whole", "filler", "not", "limit", "less"], "chat": [],
    "letters": ["apart"], "shift": ["later", "earlier", "longer", "shorter", "either"],
  ]

  private static func lines(of bytes: [UInt8], path: String) throws(LocaleFileError) -> [Line] {
    let file = try KeyValueFile(bytes, path: path)
    var lines: [Line] = []
    for key in file.keys {
      let parts = key.cut(at: ".").map { (kind: String($0), name: String($1)) }
      guard let (kind, name) = parts, isKnown(kind, name), let text = file[key] else { throw file.badValue(key) }
      lines.append(Line(kind: kind, name: name, text: text))
    }
    return lines
  }

  private static func isKnown(_ kind: String, _ name: String) -> Bool {
    guard let names = names[kind] else { return false }
    if names.contains(name) { return true }
    if kind == "ordinal", isPlace(name) { return true }
    switch kind {
    case "boolean": return false
    case "number" where name.hasPrefix("raised."): return Int(name.dropFirst(7)).map { (2...10).contains($0) } == true
    case "chat": return !name.isEmpty
    case "date" where name.hasPrefix("day."): return Int(name.dropFirst(4)).map { (1...31).contains($0) } == true
    case "date" where name.hasPrefix("era."): return Int(name.dropFirst(4)) != nil
    case "date" where name.hasPrefix("on."): return dayOfYear(name) != nil
    case "date", "shift":
      return (kind == "date" ? ["in.", "ago."] : ["later.", "earlier."]).contains {
        name.hasPrefix($0) && LexiconAmount(String(name.dropFirst($0.count)))?.unit != nil
      }
    case "duration": return RelativeUnit(rawValue: name) != nil || LexiconAmount(name) != nil
    case "unit":
      let parts = name.split(separator: ".").map(String.init)
      return parts.count == 2 && names.contains(parts[0]) && Int(parts[1]).map { $0 > 0 } == true
    case "time" where name.hasPrefix("next.") || name.hasPrefix("hour."):
      return Int(name.dropFirst(5)).map { (1...24).contains($0) } == true
    case "time" where name.hasPrefix("clock."): return minute(String(name.dropFirst(6))) != nil
    case "time" where name.hasPrefix("around."): return minute(String(name.dropFirst(7))) != nil
    case "time": return minute(name) != nil
    case "day": return Int(name).map { (-10...10).contains($0) } == true
    case "month": return Int(name).map { (1...12).contains($0) } == true
    case "weekday" where name.hasSuffix(".ago"): return Int(name.dropLast(4)).map { (1...7).contains($0) } == true
    case "weekday": return Int(name).map { (1...7).contains($0) } == true
    default: return Double(name).map { $0.isFinite && $0 >= 0 } == true
    }
  }

  /// True for an ordinal that counts from the end or the current position: "end-1", "current+0".
  static func isPlace(_ name: String) -> Bool {
    let number = name.drop { $0.isLetter }
    return ["end", "current"].contains(name[..<number.startIndex]) && ["+", "-"].contains(number.first)
      && Int(number) != nil
  }

  /// Parses a key such as "on.12-25".
  static func dayOfYear(_ name: String) -> (month: Int, day: Int)? {
    let parts = name.dropFirst(3).split(separator: "-").compactMap { Int($0) }
    // The year 2000 had every day that a year can have.
    guard parts.count == 2, Day(year: 2000, month: parts[0], day: parts[1]) != nil else { return nil }
    return (parts[0], parts[1])
  }

  /// Parses a name such as "14:30".
  static func minute(_ name: String) -> Int? {
    let parts = name.split(separator: ":").compactMap { Int($0) }
    guard parts.count == 2, (0...23).contains(parts[0]), (0...59).contains(parts[1]) else { return nil }
    return parts[0] * 60 + parts[1]
  }
}

extension [Lexicon.Line] { var foldedWords: Set<String> { Set(flatMap(\.writtenWords).map(\.folded)) } }

/// The amount that a word of a lexicon means, written in its key: "2.week" is two weeks, and "2" is two of any unit.
struct LexiconAmount: Sendable, Equatable {
  let count: Double
  /// The unit that the word includes, or nil if another word names it.
  let unit: RelativeUnit?

  init?(_ name: String) {
    unit = name.split(separator: ".").last.flatMap { RelativeUnit(rawValue: String($0)) }
    guard let count = Double(unit.map { name.dropLast($0.rawValue.count + 1) } ?? name[...]), count.isFinite, count > 0
    else { return nil }
    self.count = count
  }
}
