/// A locale for testers: English in other letters, made when its files are read and stored nowhere (TEST-3).
enum PseudoLocale: String, CaseIterable {
  /// English with accents, longer, each message between brackets.
  case accents = "en-XA"
  /// English in Arabic letters, from right to left, with Arabic's six plural forms.
  case rightToLeft = "ar-XB"
  /// English with accents, from left to right, with Arabic's six plural forms: a wrong one can be read without Arabic letters.
  case sixPlurals = "ar-XC"

  private static let english = (table: "table/en.txt", wording: "wording/en.po")

  private var tablePath: String { "table/\(rawValue).txt" }
  private var wordingPath: String { "wording/\(rawValue).po" }

  /// What a file at `path` has the names of; nil for all others.
  private func names(at path: String) -> PseudoNames.Kind? {
    PseudoNames.Kind.allCases.first { $0.path(rawValue) == path }
  }

  /// The pseudo-locale that a file is of; nil for all others.
  private init?(path: String) {
    // Every session asks for files that there are not: that costs no more than a look at the path's end.
    guard path.utf8.count < 32, let name = path.cut(at: "/")?.after.utf8 else { return nil }
    self.init(rawValue: String(decoding: name.prefix(5), as: UTF8.self))
  }

  /// The paths of the files that are made beside those at `paths`: none where there is no English to make them from.
  static func paths(from paths: [String]) -> [String] {
    guard paths.contains(english.table), paths.contains(english.wording) else { return [] }
    let names = PseudoNames.Kind.allCases.filter { paths.contains($0.path("en")) }
    return allCases.flatMap { locale in
      [locale.tablePath, locale.wordingPath] + names.map { $0.path(locale.rawValue) }
    }.filter { !paths.contains($0) }
  }

  /// Whether there is a file at `path` that can be made of English.
  static func has(_ path: String, from find: (String) -> [UInt8]?) -> Bool {
    guard let locale = PseudoLocale(path: path) else { return false }
    return path == locale.tablePath && find(english.table) != nil
      || path == locale.wordingPath && find(english.wording) != nil
      || locale.names(at: path).flatMap { find($0.path("en")) } != nil
  }

  /// The file at `path`, made of the English one; nil where it is no pseudo-locale's, or the English can't be read.
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

  /// English words in the letters of this locale; `{places}` stay as they are.
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

  /// The forms of a message, made of the English ones: as many as the locale has, where it counts.
  func forms(of texts: [String], isPlural: Bool, isPhrases: Bool = false) -> [String] {
    switch self {
    case .accents:
      return texts.map { text in
        let words = letters(text)
        return isPhrases || words == text ? words : Self.ending(words, with: "]", opening: "[")
      }
    case .rightToLeft, .sixPlurals:
      guard isPlural else { return texts.map { letters($0) } }
      // Each form says which it is, so that a wrong one is seen.
      return PluralCategory.allCases.map { category in
        let text = (category == .one ? texts.first : texts.last) ?? ""
        return Self.ending(letters(text), with: letters(" (\(category.rawValue))"))
      }
    }
  }

  /// A text with an ending put before the sign that closes its sentence: what follows a sentence looks for that sign.
  private static func ending(_ text: String, with ending: String, opening: String = "") -> String {
    guard let last = text.last, ".!?:;".contains(last) else { return opening + text + ending }
    return opening + text.dropLast() + ending + String(last)
  }

  /// Whether a text has letters that are not in its places.
  func changes(_ text: String) -> Bool { letters(text) != text }
}

/// Latin letters with accents. Vowels come twice: words grow by about a third, as they do in other languages.
enum AccentedLetters {
  private static let plain = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
  private static let accented = Array("áḃçďéḟĝĥîĵķļḿñöṗɋŕšţüṽŵẋýžÁḂÇĎÉḞĜĤÎĴĶĻḾÑÖṖɊŔŠŢÜṼŴẊÝŽ")
  private static let vowels = Array("aeiouAEIOU")

  private static let letters = Dictionary(uniqueKeysWithValues: zip(plain, accented))

  /// The one letter that stands for a character: another than a Latin letter for itself.
  static func letter(_ character: Character) -> String { letters[character].map { String($0) } ?? String(character) }

  /// What stands for a character: another than a Latin letter for itself.
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

  /// What stands for a character: another than a Latin letter for itself. There are no capitals.
  static func letter(_ character: Character) -> Character {
    guard character.isASCII, let small = character.lowercased().first else { return character }
    return letters[small] ?? character
  }
}

/// What colors or characters are called in a pseudo-locale: the English names in its letters. What may be said beside the names
/// of colors is English.
struct PseudoNames {
  /// What has the names.
  enum Kind: String, CaseIterable {
    case colors, characters

    /// How the keys of names begin.
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

  /// The names of a pseudo-locale; nil where the English ones can't be read.
  init?(of kind: Kind, _ locale: PseudoLocale, english bytes: [UInt8]) {
    guard let english = try? KeyValueFile(bytes, path: "") else { return nil }
    (self.kind, self.locale, self.english) = (kind, locale, english)
  }

  /// The file.
  var bytes: [UInt8] {
    let names = english.keys.filter { kind.beginnings.contains(where: $0.hasPrefix) }
    return Array(names.map { "\($0) = \(locale.letters(english[$0] ?? ""))\n" }.joined().utf8)
  }
}

extension PseudoNames.Kind {
  /// The path of the names that a locale has.
  func path(_ tag: String) -> String { "\(rawValue)/\(tag).txt" }
}
