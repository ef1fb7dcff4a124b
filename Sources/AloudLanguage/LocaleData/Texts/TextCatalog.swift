/// An app's texts in one language.
struct TextCatalog: Sendable {
  /// The language, as a BCP 47 tag.
  let language: String
  private let entries: [String: POEntry]
  /// The plural header of the file, or nil if it has none and the locale's rules are used.
  private let header: PluralHeader?
  private let rules: PluralRules
  /// The pseudo-locale that generates the entries, if the language is one.
  private let pseudo: PseudoLocale?
  /// The texts that have plural forms.
  let pluralKeys: Set<String>

  /// Creates a catalog from a file that was read.
  init(_ language: String, _ entries: [String: POEntry], header: PluralHeader?, rules: PluralRules) {
    (self.language, self.entries, self.header, self.rules) = (language, entries, header, rules)
    pseudo = nil
    pluralKeys = Set(entries.values.filter(\.isPlural).map(\.key))
  }

  /// Creates the catalog of a pseudo-locale, in which the texts in `plurals` have plural forms.
  init(_ pseudo: PseudoLocale, plurals: Set<String>, rules: PluralRules) {
    (language, entries, header, self.pseudo, pluralKeys) = (pseudo.rawValue, [:], nil, pseudo, plurals)
    self.rules = rules
  }

  /// The entry for an app's original text, or nil if there is no translation.
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

  /// Returns the words and places of the form that a number takes.
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
