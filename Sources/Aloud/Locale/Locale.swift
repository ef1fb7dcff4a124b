/// Everything a session says comes through one of these: a locale's table, wording and lexicon, ready to use.
public struct Locale: Sendable {
  /// The BCP 47 tag that was found.
  public let tag: String
  /// What was asked for, where that was another and something else serves in its place.
  public let askedFor: String?
  /// The facts: direction, digits, plural rules, lists.
  public let table: LocaleTable
  /// What is said for each message.
  public let wording: Wording
  /// The words that mean a value.
  public let lexicon: Lexicon

  /// The locale `name` (a BCP 47 tag or a POSIX name), its nearest parent, or English.
  ///
  /// - Throws: `LocaleFileError` where a file of the table is damaged.
  public init(_ name: String, files: LocaleFiles = .bundled) throws(LocaleFileError) {
    let wanted = LocaleTag(name)
    let found = wanted.chain.first { files.bytes("wording/\($0).po") != nil } ?? "en"
    tag = found
    askedFor = wanted.chain.contains(found) ? nil : name
    let english = try EnglishFallback.of(files)
    let chain = wanted.chain.contains(found) ? wanted.chain : [found]
    // "en-US" is English by another tag where it has no file of its own.
    let isPlainEnglish = found == "en" && !chain.contains { $0 != "en" && files.bytes("table/\($0).txt") != nil }
    table = isPlainEnglish ? english.table.tagged(chain[0]) : try LocaleTable(chain, files: files)
    lexicon = try Lexicon(LocaleTag(found).chain, files: files)
    wording = Wording(
      table: table, own: found == "en" ? english.catalog : try Self.catalog(found, files), language: found,
      englishTable: english.table, english: english.catalog)
  }

  /// The tags of the locales that have a wording compiled in.
  public static var bundledTags: [String] { LocaleFiles.bundled.tags(in: "wording") }

  /// What the speakers of a locale's language call it; nil where no wording says so. Reads no more of the locale than
  /// that.
  public static func ownName(of tag: String, files: LocaleFiles = .bundled) -> String? {
    let path = "wording/\(tag).po"
    let entry = files.bytes(path).flatMap { try? POCatalog.entry("language.name", in: $0, path: path) }
    guard case .words(let name) = entry?.form(0).first else { return nil }
    return name
  }

  private static func catalog(_ tag: String, _ files: LocaleFiles) throws(LocaleFileError) -> POCatalog {
    try POCatalog(try files.required("wording/\(tag).po"), path: "wording/\(tag).po")
  }
}
