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

  /// Creates the texts from undamaged files, as found by `AppTextsCheck`, by the BCP 47 tags of their languages.
  init(_ catalogs: [String: TextCatalog]) { self.catalogs = catalogs }

  /// A Boolean value that indicates whether there are no texts.
  public var isEmpty: Bool { catalogs.isEmpty }

  /// The BCP 47 tags of the languages that have texts, in order.
  public var tags: [String] { catalogs.keys.sorted() }

  /// Returns the catalogs for a locale, given the tags of the locale and its parents, nearest first. A pseudo-locale gets a catalog
  /// generated from the original texts.
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

  /// Returns a Boolean value that indicates whether a text has plural forms in any language.
  package func isCounted(_ text: String) -> Bool { catalogs.values.contains { $0[text]?.isPlural == true } }
}
