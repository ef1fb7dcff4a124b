/// English, in which everything is said that a locale has no words for.
struct EnglishFallback: Sendable {
  let table: LocaleTable
  let catalog: POCatalog

  /// The English of these files; that compiled in is read once, because every locale needs it.
  static func of(_ files: LocaleFiles) throws(LocaleFileError) -> EnglishFallback {
    try files.areBundled ? bundled.get() : EnglishFallback(files)
  }

  private static let bundled = Result { () throws(LocaleFileError) in try EnglishFallback(.bundled) }

  private init(_ files: LocaleFiles) throws(LocaleFileError) {
    table = try LocaleTable.read("en", files)
    catalog = try files.catalog("wording/en.po")
  }
}
