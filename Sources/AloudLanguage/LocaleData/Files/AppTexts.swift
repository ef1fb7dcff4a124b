/// An app's own texts in other languages, from a folder of PO files. Each language has one file, such as `de.po`, in which the
/// `msgid` of an entry is the text as the app's author wrote it.
///
///     #. The number is that of books.
///     msgid "{count} books"
///     msgid_plural "{count} books"
///     msgstr[0] "{count} Buch"
///     msgstr[1] "{count} Bücher"
///
/// A text without a translation is used as it was written. As in gettext, entries without words and those marked `fuzzy` are
/// ignored. `msgctxt` is ignored, too.
public struct AppTexts: Sendable {
  private var catalogs: [String: TextCatalog] = [:]

  /// Creates an instance without texts.
  public init() {}

  init(_ catalogs: [String: TextCatalog]) { self.catalogs = catalogs }

  /// A Boolean value that indicates whether there are no texts.
  public var isEmpty: Bool { catalogs.isEmpty }

  /// The BCP 47 tags of the languages that have texts, in order.
  public var tags: [String] { catalogs.keys.sorted() }

  /// Takes the tags of a locale and its parents, nearest first. A pseudo-locale's texts are generated from the original ones.
  func catalogs(for tags: [String], _ rules: PluralRules) -> [TextCatalog] {
    if isEmpty { return [] }
    if let pseudo = tags.lazy.compactMap(PseudoLocale.init(rawValue:)).first {
      let plurals = catalogs.values.reduce(into: Set<String>()) { $0.formUnion($1.pluralKeys) }
      return [TextCatalog(pseudo, plurals: plurals, rules: rules)]
    }
    let language = tags.first.map { LocaleTag($0).language }
    var seen: Set<String> = []
    return tags.filter { LocaleTag($0).language == language && seen.insert($0).inserted }.compactMap { catalogs[$0] }
  }

  package func isCounted(_ text: String) -> Bool { catalogs.values.contains { $0[text]?.isPlural == true } }
}

struct TextCatalog: Sendable {
  let language: String
  private let entries: [String: POEntry]
  /// Nil if the file has no plural header, so that the locale's rules are used.
  private let header: PluralHeader?
  private let rules: PluralRules
  private let pseudo: PseudoLocale?
  let pluralKeys: Set<String>

  init(_ language: String, _ entries: [String: POEntry], header: PluralHeader?, rules: PluralRules) {
    (self.language, self.entries, self.header, self.rules) = (language, entries, header, rules)
    pseudo = nil
    pluralKeys = Set(entries.values.filter(\.isPlural).map(\.key))
  }

  init(_ pseudo: PseudoLocale, plurals: Set<String>, rules: PluralRules) {
    (language, entries, header, self.pseudo, pluralKeys) = (pseudo.rawValue, [:], nil, pseudo, plurals)
    self.rules = rules
  }

  subscript(text: String) -> POEntry? {
    guard let pseudo else { return entries[text] }
    let isPlural = pluralKeys.contains(text)
    return POEntry(key: text, line: 0, texts: pseudo.forms(of: [text], isPlural: isPlural), isPlural: isPlural)
  }

  /// Returns the number that chooses the plural form: the argument `count`, else the first place with a number.
  func number(in message: Message) -> Int? {
    if case .number(let number) = message.arguments["count"] { return number }
    for case .place(let name) in TextPieces.pieces(message.key) {
      if case .number(let number) = message.arguments[name] { return number }
    }
    return nil
  }

  func pieces(of entry: POEntry, for number: Int?) -> [POEntry.Piece] {
    guard let number, entry.texts.count > 1 else { return TextPieces.pieces(entry.texts.last ?? "") }
    let form = header?.form(of: Int(clamping: number.magnitude)) ?? rules.form(of: number)
    return TextPieces.pieces(entry.texts[min(form, entry.texts.count - 1)])
  }
}

/// Splits an app's text at its `{places}`. `{{` and `}}` stand for braces, as in documents.
enum TextPieces {
  static func pieces(_ text: String) -> [POEntry.Piece] {
    var pieces: [POEntry.Piece] = []
    var words = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      if character == "{" || character == "}", rest.first == character {
        words.append(character)
        rest.removeFirst()
      } else if character == "{", let end = rest.firstIndex(of: "}") {
        if !words.isEmpty { pieces.append(.words(words)) }
        words = ""
        pieces.append(.place(String(rest[..<end])))
        rest = rest[rest.index(after: end)...]
      } else {
        words.append(character)
      }
    }
    if !words.isEmpty { pieces.append(.words(words)) }
    return pieces
  }
}
