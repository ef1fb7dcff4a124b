package struct LocaleCoverage: Sendable, Equatable {
  package var tag: String
  /// The name in the locale's own language, or the tag if none is known.
  package var name: String
  /// The tag of the table with its facts, which can be a parent's.
  package var table: String?
  package var wording: String?
  /// The percentage of all messages that the wording translates, rounded down.
  package var percent: Int

  /// Returns the coverage of every locale that has a table or a wording, sorted by tag.
  package static func all(in files: LocaleFiles) -> [LocaleCoverage] {
    let tables = Set(files.tags(in: "table")), wordings = Set(files.tags(in: "wording"))
    let english = keys(of: "en", in: .bundled)
    var percents: [String: Int] = [:]
    for tag in wordings {
      percents[tag] = keys(of: tag, in: files).intersection(english).count * 100 / max(1, english.count)
    }
    return tables.union(wordings).sorted().map { tag in
      let chain = LocaleTag(tag).chain
      let wording = chain.first(where: wordings.contains)
      return LocaleCoverage(
        tag: tag, name: name(of: tag, in: files), table: chain.first(where: tables.contains), wording: wording,
        percent: wording.flatMap { percents[$0] } ?? 0)
    }
  }

  private static func name(of tag: String, in files: LocaleFiles) -> String {
    let bytes = files.bytes("table/\(tag).txt") ?? []
    return KeyValueFile.value(of: "name", in: bytes) ?? LoadedLocale.ownName(of: tag, files: files) ?? tag
  }

  private static func keys(of tag: String, in files: LocaleFiles) -> Set<String> {
    let path = "wording/\(tag).po"
    let catalog = files.bytes(path).flatMap { try? POCatalog($0, path: path) }
    return Set((catalog?.entries ?? [:]).keys)
  }
}
