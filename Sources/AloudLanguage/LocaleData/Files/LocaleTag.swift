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
    self.language = language
    self.script = script
    self.region = region
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
  private static let modifiers = [
    "latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva", "arabic": "Arab",
  ]
}
