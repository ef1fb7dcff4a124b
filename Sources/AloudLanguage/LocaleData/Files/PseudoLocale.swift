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

  private func names(at path: String) -> PseudoNames? { PseudoNames.allCases.first { $0.path(rawValue) == path } }

  private init?(path: String) {
    // Every session asks for files that do not exist, so this check must be cheap.
    guard path.utf8.count < 32, let name = path.cut(at: "/")?.after.utf8 else { return nil }
    self.init(rawValue: String(decoding: name.prefix(5), as: UTF8.self))
  }

  static func paths(from paths: [String]) -> [String] {
    guard paths.contains(english.table), paths.contains(english.wording) else { return [] }
    let names = PseudoNames.allCases.filter { paths.contains($0.path("en")) }
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

  static func bytes(_ path: String, from find: (String) -> [UInt8]?) -> [UInt8]? {
    guard let locale = PseudoLocale(path: path) else { return nil }
    func file(_ path: String) -> KeyValueFile? { find(path).flatMap { try? KeyValueFile($0, path: "") } }
    let text =
      switch path {
      case locale.tablePath: file(english.table).map(locale.table)
      case locale.wordingPath: find(english.wording).flatMap { try? POCatalog($0, path: "") }.map(locale.wording)
      default: locale.names(at: path).flatMap { names in file(names.path("en")).map { names.text($0, in: locale) } }
      }
    return text.map { Array($0.utf8) }
  }

  /// `{places}` are kept.
  func letters(_ text: String) -> String {
    var result = ""
    var isPlace = false
    for character in text {
      if character == "{" { isPlace = true }
      result += isPlace ? String(character) : letters(character) ?? String(character)
      if character == "}" { isPlace = false }
    }
    return result
  }

  private func letters(_ character: Character) -> String? {
    switch self {
    case .accents:
      Self.accented[character].map { Self.vowels.contains(character) ? "\($0)\($0.lowercased())" : "\($0)" }
    case .sixPlurals: Self.accented[character].map(String.init)
    // Letter case is ignored.
    case .rightToLeft:
      character.isASCII ? character.lowercased().first.flatMap { Self.arabic[$0] }.map(String.init) : nil
    }
  }

  private static let latin = "abcdefghijklmnopqrstuvwxyz"

  private static let accented = Dictionary(
    uniqueKeysWithValues: zip(
      latin + latin.uppercased(), "áḃçďéḟĝĥîĵķļḿñöṗɋŕšţüṽŵẋýžÁḂÇĎÉḞĜĤÎĴĶĻḾÑÖṖɊŔŠŢÜṼŴẊÝŽ"))
  /// They are doubled, so that words grow by about a third, as in other languages.
  private static let vowels = "aeiouAEIOU"

  /// An Arabic letter for each Latin one, so that a tester can read the words back.
  private static let arabic = Dictionary(uniqueKeysWithValues: zip(latin, "ابثدعفغهيجكلمنوظقرستحذضخطز"))

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

  func changes(_ text: String) -> Bool { letters(text) != text }
}

/// The names of colors or characters in a pseudo-locale: the English names in its letters. Other words that are understood for
/// colors stay English.
private enum PseudoNames: String, CaseIterable {
  case colors, characters

  private var beginnings: [String] {
    switch self {
    case .colors: ["name.", "column.", "row."]
    case .characters: ["sign.", "spell."]
    }
  }

  func path(_ tag: String) -> String { "\(rawValue)/\(tag).txt" }

  func text(_ english: KeyValueFile, in locale: PseudoLocale) -> String {
    let names = english.keys.filter { beginnings.contains(where: $0.hasPrefix) }
    return names.map { "\($0) = \(locale.letters(english[$0] ?? ""))\n" }.joined()
  }
}

/// The table: a pseudo-locale's name, and English's words of lists and dates, in its letters. Everything else comes from its parent.
extension PseudoLocale {
  private static let arabicPlurals = [
    "plural.zero = n = 0", "plural.one = n = 1", "plural.two = n = 2", "plural.few = n % 100 = 3..10",
    "plural.many = n % 100 = 11..99",
  ]

  /// The beginnings of keys whose values are words, or patterns in which all letters belong to words.
  private static let wordKeys = ["list.", "month.", "weekday.", "dayPeriod.", "era", "field.", "relative.", "join."]

  private func table(_ english: KeyValueFile) -> String {
    var lines = ["# Made from English.", "parent = \(parent)", "name = \(letters(name))"]
    if self == .sixPlurals { lines += Self.arabicPlurals }
    for key in english.keys where Self.wordKeys.contains(where: key.hasPrefix) {
      // All list patterns are taken from English, because Arabic and English patterns do not fit together.
      guard let value = english[key], changes(value) || key.hasPrefix("list.") else { continue }
      for key in keys(for: key) { lines.append("\(key) = \"\(letters(value))\"") }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Arabic's additional plural forms all take the value of the English key.
  private func keys(for key: String) -> [String] {
    let ending = ".other"
    guard self != .accents, key.hasPrefix("relative."), key.hasSuffix(ending) else { return [key] }
    return PluralCategory.allCases.filter { $0 != .one }.map { "\(key.dropLast(ending.count)).\($0.rawValue)" }
  }

  private var parent: String {
    switch self {
    case .accents, .sixPlurals: "en"
    case .rightToLeft: "ar"
    }
  }

  /// In the style of CLDR.
  private var name: String {
    switch self {
    case .accents: "English (Pseudo-Accents)"
    case .rightToLeft: "Arabic (Pseudo-Bidi)"
    case .sixPlurals: "English (Pseudo-Plurals)"
    }
  }
}

extension PseudoLocale {
  /// The messages that consist of keys or signs and are never announced.
  private static let notWords: Set<String> = ["facts.order"]

  private func wording(_ english: POCatalog) -> String {
    var text = """
      # What Aloud says in \(rawValue). Made from English.
      msgid ""
      msgstr ""
      "Language: \(rawValue)\\n"
      "Plural-Forms: \(pluralForms)\\n"

      """
    for entry in english.entries.inLineOrder { text += lines(of: entry) }
    return text
  }

  private func lines(of entry: POEntry) -> String {
    let isPhrases = Self.isPhrases(entry)
    let forms =
      Self.notWords.contains(entry.key)
      ? entry.texts : forms(of: entry.texts, isPlural: entry.isPlural, isPhrases: isPhrases)
    var text = "\nmsgctxt \(QuotedString.quoting(entry.key))\nmsgid \(QuotedString.quoting(entry.texts.first ?? ""))\n"
    guard entry.isPlural else { return text + "msgstr \(QuotedString.quoting(forms.first ?? ""))\n" }
    text += "msgid_plural \(QuotedString.quoting(entry.texts.last ?? ""))\n"
    for (index, form) in forms.enumerated() { text += "msgstr[\(index)] \(QuotedString.quoting(form))\n" }
    return text
  }

  private var pluralForms: String {
    switch self {
    case .accents: "nplurals=2; plural=(n != 1);"
    case .rightToLeft, .sixPlurals:
      "nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 && n%100<=99 ? 4 : 5);"
    }
  }

  /// Returns whether a message is a phrase that users say. Hints quote its alternatives as they are.
  private static func isPhrases(_ entry: POEntry) -> Bool {
    entry.key.hasPrefix("command.") || entry.texts.contains { $0.contains("|") }
  }
}
