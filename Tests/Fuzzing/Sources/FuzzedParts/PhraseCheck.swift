@testable internal import AloudLanguage
internal import Synchronization

/// A phrase that is to mean a value.
enum PhraseCheck {
  private static let understanders = Mutex<[String: Understander]>([:])
  private static let locales = LocaleFiles.bundled.tags(in: "wording").filter { !LoadedLocale.isForTesters($0) }
  private static let now = DateTime(day: Day(20_777), hour: 15, minute: 30)

  /// The words that each locale has for values.
  private static let words: [String: [String]] = Dictionary(
    uniqueKeysWithValues: locales.map { tag in
      let text = String(decoding: LocaleFiles.bundled.bytes("values/\(tag).txt") ?? [], as: UTF8.self)
      let values = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
        line.split(separator: " = ", maxSplits: 1).last
      }
      return (tag, values.flatMap { $0.split(separator: " | ").map(String.init) } + [" "])
    })

  static func check(_ bytes: [UInt8]) throws {
    var choices = FuzzedBytes(bytes)
    let tag = choices.one(of: locales)
    let kind = choices.one(of: ValueKind.allCases)
    let understander = try understander(tag)
    var phrase = ""
    let words = words[tag] ?? [" "]
    for _ in 0..<12 where !choices.isEmpty {
      switch choices.below(8) {
      case 0, 1, 2: phrase += choices.one(of: words)
      case 3: phrase += choices.one(of: FuzzedWords.numbers)
      case 4: phrase += choices.one(of: FuzzedWords.values)
      case 5: phrase += choices.one(of: FuzzedWords.signs)
      case 6: phrase += choices.text(choices.below(8))
      default: phrase += String(choices.below(65_536))
      }
      if choices.below(4) > 0 { phrase += " " }
    }
    let readings = understander.readings(of: phrase, as: kind, now: now)
    if readings != understander.readings(of: phrase, as: kind, now: now) {
      throw Finding("\(tag) \(kind.rawValue) \(phrase.debugDescription): \(readings), and then something else")
    }
    for reading in readings where !isValue(reading, kind) {
      throw Finding("\(tag) \(kind.rawValue) \(phrase.debugDescription): \(reading)")
    }
    if Set(readings).count != readings.count {
      throw Finding("\(tag) \(kind.rawValue) \(phrase.debugDescription): twice the same in \(readings)")
    }
  }

  private static func understander(_ tag: String) throws -> Understander {
    if let known = understanders.withLock({ $0[tag] }) { return known }
    let new = Understander(try LoadedLocale(tag))
    understanders.withLock { $0[tag] = new }
    return new
  }

  /// Whether a reading has the form that other programs are promised.
  private static func isValue(_ text: String, _ kind: ValueKind) -> Bool {
    switch kind {
    case .number: Double(text).map(\.isFinite) ?? false
    case .duration: Double(text).map { $0.isFinite && $0 >= 0 } ?? false
    case .ordinal: Double(text).map { $0 == $0.rounded() } ?? Lexicon.isPlace(text)
    case .boolean: text == "true" || text == "false"
    case .date: ISODate.day(text) != nil
    case .datetime: ISODate.moment(text) != nil
    case .time: text.count >= 5 && text.allSatisfy { $0.isNumber || $0 == ":" }
    case .color: !text.isEmpty
    }
  }
}
