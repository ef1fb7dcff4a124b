/// The name of a locale, parsed from a BCP 47 tag or a POSIX name such as `ar_EG.UTF-8` or `sr_RS@latin`. The locale need not
/// exist; `LoadedLocale` finds one that does.
public struct LocaleTag: Sendable, Hashable {
  /// The language, in lower case: "ar".
  public let language: String
  /// The script, if given: "Latn".
  public let script: String?
  /// The region, if given: "EG", "419".
  public let region: String?

  /// Parses `name`. "C" and "POSIX" are English. Parts other than language, script and region are ignored.
  public init(_ name: String) {
    // Fast path for a language alone, as nearly all names are.
    if (2...3).contains(name.utf8.count), name.utf8.allSatisfy((UInt8(ascii: "a")...UInt8(ascii: "z")).contains) {
      self.init(language: name, script: nil, region: nil)
      return
    }
    let bare = name.prefix { $0 != "." && $0 != "@" }
    let subtags = bare.split { $0 == "-" || $0 == "_" }
    let first = subtags.first?.lowercased() ?? ""
    guard !first.isEmpty, first != "c", first != "posix" else {
      self.init(language: "en", script: nil, region: nil)
      return
    }
    var script: String?
    var region: String?
    for subtag in subtags.dropFirst() {
      // A single letter begins an extension, such as "-u-ca-buddhist".
      if subtag.count == 1 { break }
      if subtag.count == 4, subtag.first?.isLetter == true, script == nil, region == nil {
        script = subtag.prefix(1).uppercased() + subtag.dropFirst().lowercased()
      } else if region == nil, subtag.count == 2 || subtag.count == 3 && subtag.allSatisfy(\.isNumber) {
        region = subtag.uppercased()
      }
    }
    let modifier = name.split(separator: "@").dropFirst().first.map { $0.lowercased() }
    self.init(language: first, script: script ?? modifier.flatMap { Self.modifiers[$0] }, region: region)
  }

  init(language: String, script: String?, region: String?) {
    (self.language, self.script, self.region) = (language, script, region)
  }

  /// The whole tag: "zh-Hant-TW".
  public var string: String { chain[0] }

  /// The tag, and the tags that remain when its last parts are removed: "zh-Hant-TW", "zh-Hant", "zh".
  public var chain: [String] {
    var chain = [language]
    for case let part? in [script, region] { chain.insert(chain[0] + "-" + part, at: 0) }
    return chain
  }

  /// The scripts of POSIX modifiers, which follow "@".
  private static let modifiers = ["latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva", "arabic": "Arab"]
}

/// Finds the table for a locale: its own, else one under another name, of its usual script or region, or of its language alone.
/// Source: CLDR's aliases and likely subtags, in `locales/fallback.txt`.
struct LocaleFallback {
  let tag: String
  /// True if the table belongs to the locale asked for, even if under another name: "zh-Hant-TW" for "zh-TW".
  let isSame: Bool

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
    for tag in Self.shortened(full) where has(tag) {
      let itsFull = Self.maximized(tag, file)
      // A table in the right script is better than one in another script.
      if tag.script == nil, itsFull.script != full.script,
        has(LocaleTag(language: full.language, script: full.script, region: nil))
      {
        continue
      }
      self.init(tag: tag.string, isSame: itsFull == full)
      return
    }
    self.init(tag: "en", isSame: false)
  }

  private init(tag: String, isSame: Bool) { (self.tag, self.isSame) = (tag, isSame) }

  /// Returns the locale with current subtags: "he" for "iw", "sr-Latn" for "sh", "GB" for "UK".
  private static func renamed(_ tag: LocaleTag, _ file: KeyValueFile?) -> LocaleTag {
    let language = LocaleTag(file?["language.\(tag.language)"] ?? tag.language)
    let region = tag.region.map { file?["region.\($0)"] ?? $0 }
    return LocaleTag(
      language: language.language, script: tag.script ?? language.script, region: region ?? language.region)
  }

  private static func maximized(_ tag: LocaleTag, _ file: KeyValueFile?) -> LocaleTag {
    let known = shortened(tag).lazy.compactMap { file?["likely.\($0.string)"] }.first
    guard let likely = known.map({ LocaleTag($0) }) else { return tag }
    return LocaleTag(language: tag.language, script: tag.script ?? likely.script, region: tag.region ?? likely.region)
  }

  /// Returns the locale, and then without its script, without its region, and without both.
  private static func shortened(_ tag: LocaleTag) -> [LocaleTag] {
    [(tag.script, tag.region), (nil, tag.region), (tag.script, nil), (nil, nil)].map { script, region in
      LocaleTag(language: tag.language, script: script, region: region)
    }
  }
}
