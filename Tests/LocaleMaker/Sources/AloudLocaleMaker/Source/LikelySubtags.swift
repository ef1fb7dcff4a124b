/// Which script and region a language has where it is not said.
struct LikelySubtags {
  /// CLDR's own list: "zh_TW" → "zh_Hant_TW".
  let entries: [String: String]

  init(_ root: XMLNode) {
    entries = Dictionary(
      root.all("likelySubtag").map { ($0.attributes["from"] ?? "", $0.attributes["to"] ?? "") },
      uniquingKeysWith: { first, _ in first })
  }

  /// The script of a locale.
  func script(of locale: String) -> String { parts(locale).script }

  /// The region of a locale.
  func region(of locale: String) -> String { parts(locale).region }

  /// The language, the script and the region of a locale.
  func parts(_ locale: String) -> (language: String, script: String, region: String) {
    let subtags = locale.split(separator: "_").map(String.init)
    let language = subtags[0]
    let script = subtags.dropFirst().first { $0.count == 4 && $0.first?.isLetter == true }
    let region = subtags.dropFirst().first { $0.count == 2 || $0.count == 3 }
    for (useScript, useRegion) in [(true, true), (false, true), (true, false), (false, false)] {
      if useScript && script == nil || useRegion && region == nil { continue }
      let key = [language, useScript ? script : nil, useRegion ? region : nil].compactMap(\.self).joined(separator: "_")
      guard let full = entries[key]?.split(separator: "_").map(String.init), full.count == 3 else { continue }
      return (language, script ?? full[1], region ?? full[2])
    }
    return (language, script ?? "Latn", region ?? "001")
  }
}
