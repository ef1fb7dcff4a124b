public import Aloud

/// A table of liblouis: the rules by which a language is written in braille.
public struct BrailleTable: Sendable, Equatable {
  /// The file's name, or several between commas, as liblouis takes them.
  public let name: String

  /// The table of that name.
  public init(_ name: String) throws(BrailleTableError) {
    // The library is handed a name that ends at a null.
    let isName = !name.isEmpty && name.utf8.count < 1_000 && name.unicodeScalars.allSatisfy { $0.value >= 0x20 }
    guard let isThere = LouisLibrary.use({ isName && $0.hasTable(name) }) else { throw .noLibrary }
    guard isThere else { throw .unusable(name) }
    self.name = name
  }

  /// A text in cells: characters of Unicode from U+2800. What can't be translated stays as it is.
  public func cells(_ text: String) -> String { translate(written(text), .toBraille) }

  /// The text in signs that the table has cells for, where others of its signs say the same.
  func written(_ text: String) -> String {
    LouisLibrary.use { louis in BrailleSigns.written(text) { louis.hasCells(for: $0, table: name) } } ?? text
  }

  /// The text that cells stand for.
  package func text(_ cells: String) -> String { translate(cells, .toText) }

  /// Whether digits need dots 7 and 8, which paper does not have. Of letters only capitals ever do.
  var hasEightDots: Bool { cells("0123456789").unicodeScalars.contains { (0x2840...0x28FF).contains($0.value) } }

  private func translate(_ text: String, _ direction: LouisLibrary.Direction) -> String {
    guard !text.isEmpty else { return text }
    return LouisLibrary.use { $0.translate(text, direction, table: name) }.flatMap(\.self) ?? text
  }
}

/// Why there is no table.
public enum BrailleTableError: Error, Sendable, Equatable {
  /// liblouis is not installed.
  case noLibrary
  /// It has no table for the language, which is called so.
  case noneForLanguage(String)
  /// There is none of that name, or it can't be read.
  case unusable(String)
  /// The table of that name needs eight dots, and paper has six.
  case eightDots(String)

  /// A sentence that tells it, with what to do.
  public var message: Message {
    switch self {
    case .noLibrary: .brailleTableNoLibrary
    case .noneForLanguage(let language): .brailleTableNoneForLanguage(language: .text(.verbatim(language)))
    case .unusable(let table): .brailleTableUnusable(table: .text(.verbatim(table)))
    case .eightDots(let table): .brailleTableEightDots(table: .text(.verbatim(table)))
    }
  }
}

/// Signs that some tables of liblouis have no cells for, and others that say the same. A table that has none would write the number of
/// the sign, as `'\x2019'`, which takes eight cells and says nothing.
enum BrailleSigns {
  /// The text, with other signs where a table lacks cells for one.
  static func written(_ text: String, hasCells: (String) -> Bool) -> String {
    guard text.contains(where: { others[$0] != nil }) else { return text }
    return text.reduce(into: "") { written, character in
      let sign = String(character)
      guard let others = others[character], !hasCells(sign) else { return written += sign }
      written += others.first(where: hasCells) ?? sign
    }
  }

  /// What says the same as a sign, the nearest first.
  private static let others: [Character: [String]] = {
    var others: [Character: [String]] = [:]
    for (signs, same) in alike { for sign in signs { others[sign] = same } }
    return others
  }()

  private static let alike: [(signs: String, same: [String])] = [
    ("␣", ["_", "-"]), ("’‘‚‹›׳′ʼ", ["'"]), ("“”„«»״″「」『』《》", ["\""]), ("…", ["..."]), ("•", ["*"]), ("×", ["x"]),
    // The Italian table has a soft hyphen where it means the hyphen.
    ("-‐‑–—−־", ["-", "\u{AD}"]),
    ("،、，", [","]), ("؛；", [";"]), ("؟？", ["?"]), ("。．।", ["."]), ("！", ["!"]), ("：", [":"]), ("٪", ["%"]),
    // The link after a Persian word that ends in a vowel has a second spelling, with a letter.
    ("ه\u{654}", ["ه\u{200C}ی"]),
  ]
}
