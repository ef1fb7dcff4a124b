/// The table of a pseudo-locale: its name, and English's words of lists and dates in its letters. Everything else comes from its
/// parent.
struct PseudoTable {
  private let locale: PseudoLocale
  private let english: KeyValueFile

  /// Arabic's plural rules, as in its table.
  private static let arabicPlurals = [
    "plural.zero = n = 0", "plural.one = n = 1", "plural.two = n = 2", "plural.few = n % 100 = 3..10",
    "plural.many = n % 100 = 11..99",
  ]

  /// The beginnings of keys whose values are words, or patterns in which all letters belong to words.
  private static let wordKeys = [
    "list.", "month.", "weekday.", "dayPeriod.", "era", "field.", "relative.", "join.",
  ]

  /// Creates the table of a pseudo-locale. Returns nil if the English one cannot be read.
  init?(_ locale: PseudoLocale, english bytes: [UInt8]) {
    guard let english = try? KeyValueFile(bytes, path: "") else { return nil }
    (self.locale, self.english) = (locale, english)
  }

  /// The bytes of the file.
  var bytes: [UInt8] {
    var lines = ["# Made from English.", "parent = \(parent)", "name = \(locale.letters(name))"]
    if locale == .sixPlurals { lines += Self.arabicPlurals }
    for key in english.keys where Self.wordKeys.contains(where: key.hasPrefix) {
      // All list patterns are taken from English, because Arabic and English patterns do not fit together.
      guard let value = english[key], locale.changes(value) || key.hasPrefix("list.") else { continue }
      for key in keys(for: key) { lines.append("\(key) = \"\(locale.letters(value))\"") }
    }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  /// Returns the keys that take the value of an English key. Arabic's additional plural forms are all overridden.
  private func keys(for key: String) -> [String] {
    let ending = ".other"
    guard locale != .accents, key.hasPrefix("relative."), key.hasSuffix(ending) else { return [key] }
    return PluralCategory.allCases.filter { $0 != .one }.map { "\(key.dropLast(ending.count)).\($0.rawValue)" }
  }

  private var parent: String {
    switch locale {
    case .accents, .sixPlurals: "en"
    case .rightToLeft: "ar"
    }
  }

  /// The locale's name, in the style of CLDR.
  private var name: String {
    switch locale {
    case .accents: "English (Pseudo-Accents)"
    case .rightToLeft: "Arabic (Pseudo-Bidi)"
    case .sixPlurals: "English (Pseudo-Plurals)"
    }
  }
}
