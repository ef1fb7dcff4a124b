/// The file that finds a locale for a tag without a table of its own: other names, and the usual scripts and regions.
struct FallbackFile {
  private let supplemental: Supplemental
  private let languages: Set<String>

  /// Of the languages that there are tables for.
  init(_ supplemental: Supplemental, languages: Set<String>) {
    self.supplemental = supplemental
    self.languages = languages
  }

  /// The file's text: `language.iw = he`, `region.UK = GB`, `likely.zh-TW = zh-Hant-TW`.
  var text: String {
    let languageLines = lines("language", supplemental.languageAliases) { isOurs($0.value) && !$0.key.contains("_") }
    let regionLines = lines("region", supplemental.regionAliases) { $0.key.count == 2 && $0.value.count == 2 }
    let likelyLines = lines("likely", supplemental.likely.entries) { isOurs($0.key) }
    return "# Which table serves a tag that has none of its own. Made from CLDR by AloudLocaleMaker.\n"
      + (languageLines + regionLines + likelyLines).joined()
  }

  private func isOurs(_ name: String) -> Bool { languages.contains(String(name.prefix { $0 != "_" })) }

  private func lines(
    _ kind: String, _ entries: [String: String], where isWanted: ((key: String, value: String)) -> Bool
  ) -> [String] {
    entries.filter { isWanted(($0.key, $0.value)) }.sorted { $0.key < $1.key }
      .map { "\(kind).\(LocaleFolder.tag($0.key)) = \(LocaleFolder.tag($0.value))\n" }
  }
}
