public import Aloud

/// A finder of the braille table for each locale in which something is written.
public struct BrailleTranslator: Sendable {
  private let choice: BrailleTableChoice
  private let isForPaper: Bool
  /// By language tag; nil for a language that has none.
  private var known: [String: BrailleTable?] = [:]

  /// Creates a translator for the chosen table. A table for paper must have six dots.
  public init(_ choice: BrailleTableChoice, isForPaper: Bool) {
    self.choice = choice
    self.isForPaper = isForPaper
  }

  /// Returns the table for a locale, or nil for plain text. For each language, the error is thrown only once.
  public mutating func table(for locale: LoadedLocale) throws(BrailleTableError) -> BrailleTable? {
    let tag = locale.table.tag
    if let table = known[tag] { return table }
    known[tag] = .some(nil)
    guard let table = try newTable(for: tag, called: locale.table.name) else { return nil }
    if isForPaper, table.hasEightDots { throw .eightDots(table.name) }
    known[tag] = table
    return table
  }

  private func newTable(for tag: String, called language: String) throws(BrailleTableError) -> BrailleTable? {
    switch choice {
    case .none: return nil
    case .named(let name): return try BrailleTable(name)
    case .usual:
      guard let name = BrailleTables.usual(for: tag) else { throw .noneForLanguage(language) }
      return try BrailleTable(name)
    }
  }
}

/// The liblouis table for each language, used when the user names none: the uncontracted literary table, which every reader of
/// braille in that language knows. liblouis 3.24 has no such table for Japanese in kana, and none for Thai.
enum BrailleTables {
  static func usual(for tag: String) -> String? {
    var parts = tag.split(separator: "-").map(String.init)
    while !parts.isEmpty {
      if let table = tables[parts.joined(separator: "-")] { return table }
      parts.removeLast()
    }
    return nil
  }

  static let tables = [
    "af": "afr-za-g1.ctb", "am": "ethio-g1.ctb", "ar": "ar-ar-g1.utb", "as": "as-in-g1.utb", "be": "bel.utb",
    "bg": "bg.utb", "bn": "be-in-g1.utb", "ca": "ca-g1.ctb", "cs": "cs-g1.ctb", "cy": "cy-cy-g1.utb",
    "da": "da-dk-g16.ctb", "de": "de-g1.ctb", "el": "el.ctb", "en": "en-ueb-g1.ctb", "eo": "eo-g1.ctb",
    "es": "es-g1.ctb", "et": "et-g0.utb", "fa": "fa-ir-g1.utb", "fi": "fi.utb", "fr": "fr-bfu-comp6.utb",
    "ga": "ga-g1.utb", "gu": "gu-in-g1.utb", "he": "he-IL.utb", "hi": "hi-in-g1.utb", "hr": "hr-g1.ctb",
    "hu": "hu-hu-g1.ctb", "hy": "hy.ctb", "is": "is.ctb", "it": "it-it-comp6.utb", "ka": "ka.utb", "kk": "kk.utb",
    "km": "km-g1.utb", "kn": "ka-in-g1.utb", "ko": "ko-g1.ctb", "lt": "lt-6dot.utb", "lv": "Lv-Lv-g1.utb",
    "ml": "ml-in-g1.utb", "mn": "mn-MN-g1.utb", "mr": "mr-in-g1.utb", "mt": "mt.ctb", "my": "my-g1.utb",
    "nb": "no-no-g0.utb", "ne": "np-in-g1.utb", "nl": "nl-NL-g0.utb", "nn": "no-no-g0.utb", "no": "no-no-g0.utb",
    "or": "or-in-g1.utb", "pa": "pu-in-g1.utb", "pl": "Pl-Pl-g1.utb", "pt": "pt-pt-g1.utb", "ro": "ro.ctb",
    "ru": "ru-litbrl.ctb", "si": "sin.utb", "sk": "sk-g1.ctb", "sl": "sl-si-g1.utb", "sr": "sr-g1.ctb",
    "sv": "sv-g1.ctb", "sw": "sw-ke-g1.utb", "ta": "ta-ta-g1.ctb", "te": "te-in-g1.utb", "tr": "tr-g1.ctb",
    "uk": "uk.utb", "ur": "ur-pk-g1.utb", "uz": "uz-g1.utb", "vi": "vi-vn-g1.ctb", "xh": "xh-za-g1.utb",
    "yue": "zh-hk.ctb", "zh": "zhcn-g1.ctb", "zh-Hant": "zh-tw.ctb", "zh-HK": "zh-tw.ctb", "zh-TW": "zh-tw.ctb",
    "zu": "zu-za-g1.utb",
  ]
}
