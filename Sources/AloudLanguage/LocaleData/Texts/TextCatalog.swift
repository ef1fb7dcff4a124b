/// An app's texts in one language.
struct TextCatalog: Sendable {
  /// The language, as a BCP 47 tag.
  let language: String
  private let entries: [String: POEntry]
  /// Which form a number takes, as the file itself says; by the locale's rules where it doesn't.
  private let header: PluralHeader?
  private let rules: PluralRules
  /// What makes the entries, where the language is a pseudo-locale.
  private let pseudo: PseudoLocale?
  /// The texts that have several forms.
  let pluralKeys: Set<String>

  /// The texts of a file that was read.
  init(_ language: String, _ entries: [String: POEntry], header: PluralHeader?, rules: PluralRules) {
    (self.language, self.entries, self.header, self.rules) = (language, entries, header, rules)
    pseudo = nil
    pluralKeys = Set(entries.values.filter(\.isPlural).map(\.key))
  }

  /// The texts of a pseudo-locale; those of `plurals` have several forms.
  init(_ pseudo: PseudoLocale, plurals: Set<String>, rules: PluralRules) {
    (language, entries, header, self.pseudo, pluralKeys) = (pseudo.rawValue, [:], nil, pseudo, plurals)
    self.rules = rules
  }

  /// The entry of a text, as the app has it; nil where nobody has translated it.
  subscript(text: String) -> POEntry? {
    guard let pseudo else { return entries[text] }
    let isPlural = pluralKeys.contains(text)
    return POEntry(key: text, line: 0, texts: pseudo.forms(of: [text], isPlural: isPlural), isPlural: isPlural)
  }

  /// The number that chooses the form: that of `count`, else of the first place that holds one.
  func number(in message: Message) -> Int? {
    if case .number(let number) = message.arguments["count"] { return number }
    for case .place(let name) in TextPieces.pieces(message.key) {
      if case .number(let number) = message.arguments[name] { return number }
    }
    return nil
  }

  /// The words and places of the form that a number takes.
  func pieces(of entry: POEntry, for number: Int?) -> [POEntry.Piece] {
    guard let number, entry.texts.count > 1 else { return TextPieces.pieces(entry.texts.last ?? "") }
    let form = header?.form(of: Int(clamping: number.magnitude)) ?? rules.form(of: number)
    return TextPieces.pieces(entry.texts[min(form, entry.texts.count - 1)])
  }
}

/// Cuts an app's text at its `{places}`; `{{` and `}}` are braces, as they are in documents.
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
