/// Finds the table for a locale: its own, else one under another name, of its usual script or region, or of its language alone.
/// Source: CLDR's aliases and likely subtags, in `locales/fallback.txt`.
struct LocaleFallback {
  /// The tag of the table, which always exists.
  let tag: String
  /// A Boolean value that indicates whether the table belongs to the locale asked for, even if under another name: "zh-Hant-TW" for
  /// "zh-TW".
  let isSame: Bool

  /// Finds the table for a locale, or the English one if its language has none.
  init(_ wanted: LocaleTag, files: LocaleFiles) throws(LocaleFileError) {
    func has(_ tag: LocaleTag) -> Bool { files.has("table/\(tag.string).txt") }
    if has(wanted) {
      self.init(tag: wanted.string, isSame: true)
      return
    }
    let file = try files.bytes(LocaleFiles.fallbackName).map { bytes throws(LocaleFileError) in
      try KeyValueFile(bytes, path: LocaleFiles.fallbackName)
    }
    let renamed = Self.renamed(wanted, file)
    if has(renamed) {
      self.init(tag: renamed.string, isSame: true)
      return
    }
    let full = Self.maximized(renamed, file)
    for (script, region) in [(full.script, full.region), (nil, full.region), (full.script, nil), (nil, nil)] {
      let tag = LocaleTag(language: full.language, script: script, region: region)
      guard has(tag) else { continue }
      let itsFull = Self.maximized(tag, file)
      // A table in the right script is better than one in another script.
      if script == nil, itsFull.script != full.script,
        has(LocaleTag(language: full.language, script: full.script, region: nil))
      {
        continue
      }
      self.init(tag: tag.string, isSame: itsFull == full)
      return
    }
    self.init(tag: "en", isSame: false)
  }

  private init(tag: String, isSame: Bool) {
    self.tag = tag
    self.isSame = isSame
  }

  /// Returns the locale with current subtags: "he" for "iw", "sr-Latn" for "sh", "GB" for "UK".
  private static func renamed(_ tag: LocaleTag, _ file: KeyValueFile?) -> LocaleTag {
    let language = LocaleTag(file?["language.\(tag.language)"] ?? tag.language)
    let region = tag.region.map { file?["region.\($0)"] ?? $0 }
    return LocaleTag(
      language: language.language, script: tag.script ?? language.script, region: region ?? language.region)
  }

  /// Returns the locale with its likely script and region added where they are missing.
  private static func maximized(_ tag: LocaleTag, _ file: KeyValueFile?) -> LocaleTag {
    for (script, region) in [(tag.script, tag.region), (nil, tag.region), (tag.script, nil), (nil, nil)] {
      let key = LocaleTag(language: tag.language, script: script, region: region).string
      guard let likely = file?["likely.\(key)"].map({ LocaleTag($0) }) else { continue }
      return LocaleTag(
        language: tag.language, script: tag.script ?? likely.script, region: tag.region ?? likely.region)
    }
    return tag
  }
}
