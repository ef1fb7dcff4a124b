public import Aloud
internal import AloudSystem
internal import Synchronization

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

  /// Returns the text in braille cells, Unicode characters from U+2800, or unchanged if it can't be translated.
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
  private static let others = Dictionary(alike.flatMap { signs, same in signs.map { ($0, same) } }) { $1 }

  private static let alike: [(signs: String, same: [String])] = [
    ("␣", ["_", "-"]), ("’‘‚‹›׳′ʼ", ["'"]), ("“”„«»״″「」『』《》", ["\""]), ("…", ["..."]), ("•", ["*"]), ("×", ["x"]),
    // The Italian table has a soft hyphen where it means the hyphen.
    ("-‐‑–—−־", ["-", "\u{AD}"]),
    ("،、，", [","]), ("؛；", [";"]), ("؟？", ["?"]), ("。．।", ["."]), ("！", ["!"]), ("：", [":"]), ("٪", ["%"]),
    // The ezafe after a Persian word that ends in a vowel has a second spelling, with a letter.
    ("ه\u{654}", ["ه\u{200C}ی"]),
  ]
}

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
    let name: String
    switch choice {
    case .none: return nil
    case .named(let chosen): name = chosen
    case .usual:
      guard let usual = BrailleTables.usual(for: tag) else { throw .noneForLanguage(locale.table.name) }
      name = usual
    }
    let table = try BrailleTable(name)
    if isForPaper, table.hasEightDots { throw .eightDots(table.name) }
    known[tag] = table
    return table
  }
}

/// The liblouis table for each language, used when the user names none: the uncontracted literary table, which every reader of
/// braille in that language knows. liblouis 3.24 has no such table for Japanese in kana, and none for Thai.
enum BrailleTables {
  static func usual(for tag: String) -> String? {
    let parts = tag.split(separator: "-")
    return parts.indices.lazy.compactMap { tables[parts.dropLast($0).joined(separator: "-")] }.first
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

/// The liblouis library, loaded when the first line of braille is translated, because nothing else in Aloud needs it.
struct LouisLibrary: Sendable {
  typealias Check = @Sendable @convention(c) (UnsafePointer<CChar>) -> Int32
  typealias Size = @Sendable @convention(c) () -> Int32
  typealias SetLogLevel = @Sendable @convention(c) (Int32) -> Void
  typealias Translate =
    @Sendable @convention(c) (
      UnsafePointer<CChar>, UnsafeRawPointer, UnsafeMutablePointer<Int32>, UnsafeMutableRawPointer,
      UnsafeMutablePointer<Int32>, UnsafeMutablePointer<UInt16>?, UnsafeMutablePointer<CChar>?, Int32
    ) -> Int32

  /// A direction of translation, between text and cells as Unicode characters.
  enum Direction {
    case toBraille
    /// As `toBraille`, but characters without cells are left out instead of written as their numbers.
    case toKnownBraille
    case toText

    fileprivate var mode: Int32 {
      switch self {
      case .toBraille: 4 | 64
      case .toKnownBraille: 4 | 64 | 128
      case .toText: 0
      }
    }
  }

  private let check: Check
  private let toBraille: Translate
  private let toText: Translate
  /// In bytes: liblouis is built for characters of two or of four.
  private let characterSize: Int

  /// One caller uses it at a time, because liblouis keeps its tables and state in globals.
  private static let shared = Mutex<LouisLibrary?>(LouisLibrary())

  static func use<Result: Sendable>(_ body: (LouisLibrary) -> Result) -> Result? { shared.withLock { $0.map(body) } }

  private init?() {
    guard let library = try? LoadedLibrary("liblouis", version: 20),
      let check: Check = try? library.function("lou_checkTable"),
      let toBraille: Translate = try? library.function("lou_translateString"),
      let toText: Translate = try? library.function("lou_backTranslateString"),
      let size: Size = try? library.function("lou_charSize"), [2, 4].contains(size()),
      let setLogLevel: SetLogLevel = try? library.function("lou_setLogLevel")
    else { return nil }
    (self.check, self.toBraille, self.toText, characterSize) = (check, toBraille, toText, Int(size()))
    // liblouis would write problems with a table to standard error, but Aloud reports them itself.
    setLogLevel(Self.silent)
  }

  /// `LOU_LOG_OFF` of liblouis.
  private static let silent: Int32 = 60_000

  func hasTable(_ name: String) -> Bool { check(name) != 0 }

  func hasCells(for sign: String, table: String) -> Bool {
    translate(sign, .toBraille, table: table) == translate(sign, .toKnownBraille, table: table)
  }

  func translate(_ text: String, _ direction: Direction, table: String) -> String? {
    let source = bytes(of: text)
    let count = source.count / characterSize
    var capacity = count * 4 + 64
    // The result can be much longer than the text, for example when it holds the numbers of unknown characters.
    for _ in 0..<6 {
      var (taken, made) = (Int32(clamping: count), Int32(clamping: capacity))
      var result = [UInt8](repeating: 0, count: capacity * characterSize)
      let isDone = source.withUnsafeBytes { input in
        result.withUnsafeMutableBytes { output in
          guard let from = input.baseAddress, let to = output.baseAddress else { return false }
          let translate = direction == .toText ? toText : toBraille
          return translate(table, from, &taken, to, &made, nil, nil, direction.mode) != 0
        }
      }
      guard isDone else { return nil }
      if Int(taken) == count, Int(made) < capacity { return self.text(of: result.prefix(Int(made) * characterSize)) }
      capacity *= 2
    }
    return nil
  }

  private func bytes(of text: String) -> [UInt8] {
    func bytes(_ unit: some FixedWidthInteger) -> [UInt8] { withUnsafeBytes(of: unit) { Array($0) } }
    let units = characterSize == 4 ? text.unicodeScalars.flatMap { bytes($0.value) } : text.utf16.flatMap { bytes($0) }
    // An empty array has no base address.
    return units.isEmpty ? bytes(UInt32(0x20)) : units
  }

  private func text(of bytes: ArraySlice<UInt8>) -> String {
    Array(bytes).withUnsafeBytes { bytes in
      if characterSize == 2 {
        return String(
          decoding: (0..<bytes.count / 2).map { bytes.loadUnaligned(fromByteOffset: $0 * 2, as: UInt16.self) },
          as: UTF16.self)
      }
      let numbers = (0..<bytes.count / 4).map { bytes.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self) }
      return String(String.UnicodeScalarView(numbers.map { Unicode.Scalar($0) ?? "\u{FFFD}" }))
    }
  }
}
