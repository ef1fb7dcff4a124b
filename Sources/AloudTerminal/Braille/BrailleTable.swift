public import Aloud

/// A liblouis table: the rules by which a language is written in braille.
public struct BrailleTable: Sendable, Equatable {
  /// The name of the table's file, or several names separated by commas, as liblouis takes them.
  public let name: String

  /// Creates a table with the given name.
  public init(_ name: String) throws(BrailleTableError) {
    // The library takes a name that ends at a null character.
    let isName = !name.isEmpty && name.utf8.count < 1_000 && name.unicodeScalars.allSatisfy { $0.value >= 0x20 }
    guard let isThere = LouisLibrary.use({ isName && $0.hasTable(name) }) else { throw .noLibrary }
    guard isThere else { throw .unusable(name) }
    self.name = name
  }

  /// Returns the text in braille cells, which are Unicode characters from U+2800. Text that can't be translated is returned
  /// unchanged.
  public func cells(_ text: String) -> String { translate(written(text), .toBraille) }

  /// Replaces each sign for which the table has no cells by an equivalent sign for which it has.
  func written(_ text: String) -> String {
    LouisLibrary.use { louis in BrailleSigns.written(text) { louis.hasCells(for: $0, table: name) } } ?? text
  }

  package func text(_ cells: String) -> String { translate(cells, .toText) }

  /// Paper has no dots 7 and 8. Among letters, only capitals ever use them.
  var hasEightDots: Bool { cells("0123456789").unicodeScalars.contains { (0x2840...0x28FF).contains($0.value) } }

  private func translate(_ text: String, _ direction: LouisLibrary.Direction) -> String {
    guard !text.isEmpty else { return text }
    return LouisLibrary.use { $0.translate(text, direction, table: name) }.flatMap(\.self) ?? text
  }
}

/// The error that is thrown when there is no table.
public enum BrailleTableError: Error, Sendable, Equatable {
  /// The liblouis library is not installed.
  case noLibrary
  /// There is no table for the language with this name.
  case noneForLanguage(String)
  /// There is no table with this name, or it can't be read.
  case unusable(String)
  /// The table with this name uses eight dots, but paper has six.
  case eightDots(String)

  /// A sentence that describes the error and says what to do.
  public var message: Message {
    switch self {
    case .noLibrary: .brailleTableNoLibrary
    case .noneForLanguage(let language): .brailleTableNoneForLanguage(language: .text(.verbatim(language)))
    case .unusable(let table): .brailleTableUnusable(table: .text(.verbatim(table)))
    case .eightDots(let table): .brailleTableEightDots(table: .text(.verbatim(table)))
    }
  }
}

/// The replacements for signs that some liblouis tables have no cells for. Such a table would write the number of the sign, as
/// `'\x2019'`, which takes eight cells and says nothing.
enum BrailleSigns {
  static func written(_ text: String, hasCells: (String) -> Bool) -> String {
    guard text.contains(where: { others[$0] != nil }) else { return text }
    return text.reduce(into: "") { written, character in
      let sign = String(character)
      guard let others = others[character], !hasCells(sign) else { return written += sign }
      written += others.first(where: hasCells) ?? sign
    }
  }

  /// The nearest comes first.
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
    // The ezafe after a Persian word that ends in a vowel has a second spelling, with a letter.
    ("ه\u{654}", ["ه\u{200C}ی"]),
  ]
}
