/// An app's own texts in other languages, as a folder of PO files has them: one file a language, `de.po`, in which the `msgid` of
/// an entry is the text as the app's author has written it.
///
///     #. The number is that of books.
///     msgid "{count} books"
///     msgid_plural "{count} books"
///     msgstr[0] "{count} Buch"
///     msgstr[1] "{count} Bücher"
///
/// A text that a language lacks is told as it was written. Entries without words and those marked `fuzzy` count for nothing, as
/// in gettext; so does `msgctxt`.
public struct AppTexts: Sendable {
  private var catalogs: [String: TextCatalog] = [:]

  /// No texts.
  public init() {}

  /// The texts in files that `AppTextsCheck` finds nothing damaged in, by their languages' BCP 47 tags.
  init(_ catalogs: [String: TextCatalog]) { self.catalogs = catalogs }

  /// Whether there are none.
  public var isEmpty: Bool { catalogs.isEmpty }

  /// The BCP 47 tags of the languages that there are texts in, in order.
  public var tags: [String] { catalogs.keys.sorted() }

  /// The catalogs that serve a locale, by the tags of itself and its parents, the nearest first. A pseudo-locale has one, made of
  /// the texts themselves.
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

  /// Whether any language has a text in several plural forms.
  package func isCounted(_ text: String) -> Bool { catalogs.values.contains { $0[text]?.isPlural == true } }
}
