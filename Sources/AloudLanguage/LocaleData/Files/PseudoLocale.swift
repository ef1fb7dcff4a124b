/// A locale for testers: English in other letters, generated when its files are read and never stored (TEST-3).
enum PseudoLocale: String, CaseIterable {
  /// English with accents, lengthened, each message in brackets.
  case accents = "en-XA"
  /// English in Arabic letters, right to left, with Arabic's six plural forms.
  case rightToLeft = "ar-XB"
  /// English with accents, left to right, with Arabic's six plural forms. Testers can spot a wrong form without reading Arabic.
  case sixPlurals = "ar-XC"

  private static let english = (table: "table/en.txt", wording: "wording/en.po")

  private var tablePath: String { "table/\(rawValue).txt" }
  private var wordingPath: String { "wording/\(rawValue).po" }

  private func names(at path: String) -> PseudoNames.Kind? {
    PseudoNames.Kind.allCases.first { $0.path(rawValue) == path }
  }

  private init?(path: String) {
    // Every session asks for files that do not exist, so this check must be cheap.
    guard path.utf8.count < 32, let name = path.cut(at: "/")?.after.utf8 else { return nil }
    self.init(rawValue: String(decoding: name.prefix(5), as: UTF8.self))
  }

  /// Returns the paths of the files that are generated in addition to `paths`.
  static func paths(from paths: [String]) -> [String] {
    guard paths.contains(english.table), paths.contains(english.wording) else { return [] }
    let names = PseudoNames.Kind.allCases.filter { paths.contains($0.path("en")) }
    return allCases.flatMap { locale in
      [locale.tablePath, locale.wordingPath] + names.map { $0.path(locale.rawValue) }
    }.filter { !paths.contains($0) }
  }

  static func has(_ path: String, from find: (String) -> [UInt8]?) -> Bool {
    guard let locale = PseudoLocale(path: path) else { return false }
    return path == locale.tablePath && find(english.table) != nil
      || path == locale.wordingPath && find(english.wording) != nil
      || locale.names(at: path).flatMap { find($0.path("en")) } != nil
  }

  /// Generates the file at `path`. Returns nil if it belongs to no pseudo-locale or the English file cannot be read.
  static func bytes(_ path: String, from find: (String) -> [UInt8]?) -> [UInt8]? {
    guard let locale = PseudoLocale(path: path) else { return nil }
    switch path {
    case locale.tablePath: return find(english.table).flatMap { PseudoTable(locale, english: $0)?.bytes }
    case locale.wordingPath: return find(english.wording).flatMap { PseudoWording(locale, english: $0)?.bytes }
    default:
      guard let kind = locale.names(at: path) else { return nil }
      return find(kind.path("en")).flatMap { PseudoNames(of: kind, locale, english: $0)?.bytes }
    }
  }

  /// `{places}` are kept.
  func letters(_ text: String) -> String {
    var result = ""
    var isPlace = false
    for character in text {
      if character == "{" { isPlace = true }
      result += isPlace ? String(character) : letters(character)
      if character == "}" { isPlace = false }
    }
    return result
  }

  private func letters(_ character: Character) -> String {
    switch self {
    case .accents: AccentedLetters.letters(character)
    case .sixPlurals: AccentedLetters.letter(character)
    case .rightToLeft: String(ArabicLetters.letter(character))
    }
  }

  /// A plural message gets as many forms as the locale has.
  func forms(of texts: [String], isPlural: Bool, isPhrases: Bool = false) -> [String] {
    switch self {
    case .accents:
      return texts.map { text in
        let words = letters(text)
        return isPhrases || words == text ? words : Self.ending(words, with: "]", opening: "[")
      }
    case .rightToLeft, .sixPlurals:
      guard isPlural else { return texts.map { letters($0) } }
      // Each form includes its category, so that testers notice a wrong one.
      return PluralCategory.allCases.map { category in
        let text = (category == .one ? texts.first : texts.last) ?? ""
        return Self.ending(letters(text), with: letters(" (\(category.rawValue))"))
      }
    }
  }

  /// Returns a text with `ending` before its closing punctuation, because code that continues a sentence looks for that mark.
  private static func ending(_ text: String, with ending: String, opening: String = "") -> String {
    guard let last = text.last, ".!?:;".contains(last) else { return opening + text + ending }
    return opening + text.dropLast() + ending + String(last)
  }

  /// Returns a Boolean value that indicates whether a text has letters outside its places.
  func changes(_ text: String) -> Bool { letters(text) != text }
}

/// Accented Latin letters. Vowels are doubled, so that words grow by about a third, as in other languages.
enum AccentedLetters {
  private static let plain = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
  private static let accented = Array("áḃçďéḟĝĥîĵķļḿñöṗɋŕšţüṽŵẋýžÁḂÇĎÉḞĜĤÎĴĶĻḾÑÖṖɊŔŠŢÜṼŴẊÝŽ")
  private static let vowels = Array("aeiouAEIOU")

  private static let letters = Dictionary(uniqueKeysWithValues: zip(plain, accented))

  static func letter(_ character: Character) -> String { letters[character].map { String($0) } ?? String(character) }

  /// Doubles vowels.
  static func letters(_ character: Character) -> String {
    guard let letter = letters[character] else { return String(character) }
    return vowels.contains(character) ? String(letter) + letter.lowercased() : String(letter)
  }
}

/// An Arabic letter for each Latin one, so that a tester can read the words back.
enum ArabicLetters {
  private static let latin = Array("abcdefghijklmnopqrstuvwxyz")
  private static let arabic = Array("ابثدعفغهيجكلمنوظقرستحذضخطز")

  private static let letters = Dictionary(uniqueKeysWithValues: zip(latin, arabic))

  /// Letter case is ignored.
  static func letter(_ character: Character) -> Character {
    guard character.isASCII, let small = character.lowercased().first else { return character }
    return letters[small] ?? character
  }
}

/// The names of colors or characters in a pseudo-locale: the English names in its letters. Other words that are understood for
/// colors stay English.
struct PseudoNames {
  enum Kind: String, CaseIterable {
    case colors, characters

    fileprivate var beginnings: [String] {
      switch self {
      case .colors: ["name.", "column.", "row."]
      case .characters: ["sign.", "spell."]
      }
    }
  }

  private let kind: Kind
  private let locale: PseudoLocale
  private let english: KeyValueFile

  init?(of kind: Kind, _ locale: PseudoLocale, english bytes: [UInt8]) {
    guard let english = try? KeyValueFile(bytes, path: "") else { return nil }
    (self.kind, self.locale, self.english) = (kind, locale, english)
  }

  var bytes: [UInt8] {
    let names = english.keys.filter { kind.beginnings.contains(where: $0.hasPrefix) }
    return Array(names.map { "\($0) = \(locale.letters(english[$0] ?? ""))\n" }.joined().utf8)
  }
}

extension PseudoNames.Kind {
  func path(_ tag: String) -> String { "\(rawValue)/\(tag).txt" }
}

/// A pseudo-locale's name, and English's words of lists and dates, in its letters. Everything else comes from its parent.
private struct PseudoTable {
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

  init?(_ locale: PseudoLocale, english bytes: [UInt8]) {
    guard let english = try? KeyValueFile(bytes, path: "") else { return nil }
    (self.locale, self.english) = (locale, english)
  }

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

  /// Arabic's additional plural forms all take the value of the English key.
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

  /// In the style of CLDR.
  private var name: String {
    switch locale {
    case .accents: "English (Pseudo-Accents)"
    case .rightToLeft: "Arabic (Pseudo-Bidi)"
    case .sixPlurals: "English (Pseudo-Plurals)"
    }
  }
}
