/// A BCP 47 tag, parsed as far as is necessary to choose a voice.
struct LanguageTag: Hashable {
  /// Under the synthesiser's name for it.
  let language: String
  private(set) var script: String?
  private(set) var region: String?
  private let whole: String

  /// Parses a tag such as "zh-Hant-HK", or a locale's name such as "pt_BR.UTF-8@euro".
  init(_ text: String) {
    let tag = text.prefix { $0 != "." && $0 != "@" }.lowercased()
    let subtags = tag.split { $0 == "-" || $0 == "_" }.map(String.init)
    whole = subtags.joined(separator: "-")
    let first = subtags.first ?? ""
    language = Self.synthesiserNames[first] ?? first
    for subtag in subtags.dropFirst() {
      if subtag.utf8.count == 1 { break }
      if subtag.utf8.count == 4, subtag.first?.isLetter == true { script = script ?? subtag }
      if subtag.utf8.count == 2 || (subtag.utf8.count == 3 && Int(subtag) != nil) { region = region ?? subtag }
    }
  }

  static func isJapanese(_ tag: String) -> Bool { tag == "ja" || tag.hasPrefix("ja-") }

  /// The synthesiser's languages that can read this one, the closest first.
  var candidates: [String] {
    // A language alone means its usual standard, but a longer tag is tried as it is first.
    var names = whole.contains("-") ? [whole] : []
    if let script, let region { names.append("\(language)-\(script)-\(region)") }
    if let region { names.append("\(language)-\(region)") }
    if let script { names.append("\(language)-\(script)") }
    return names + relatives + [whole, language]
  }

  /// The standards that the language's region follows, after CLDR's likely subtags and parent locales.
  private var relatives: [String] {
    switch language {
    // The plain Mandarin voice reads pinyin, and so every character, as English.
    case "cmn": region == "hk" || region == "mo" ? ["yue"] : ["cmn-latn-pinyin"]
    case "en": region.map(Self.regionsOfAmericanEnglish.contains) ?? true ? ["en-us"] : ["en-gb"]
    case "es": region.map(Self.regionsOfEuropeanSpanish.contains) ?? true ? ["es"] : ["es-419"]
    case "pt": region == nil || region == "br" ? ["pt-br"] : ["pt-pt"]
    default: []
    }
  }

  private static let regionsOfAmericanEnglish: Set<String> = ["us", "ca", "ph", "pr", "gu", "vi", "as", "mp", "um"]
  private static let regionsOfEuropeanSpanish: Set<String> = ["es", "ea", "ic", "gq", "ph"]

  /// The synthesiser's codes for languages that it has under another code, or only as a close relative.
  private static let synthesiserNames: [String: String] = [
    "zh": "cmn", "no": "nb", "nn": "nb", "iw": "he", "in": "id", "mo": "ro", "sh": "hr", "hbs": "hr", "cnr": "sr",
    "arb": "ar", "prs": "fa", "ckb": "ku", "kmr": "ku", "zsm": "ms", "azj": "az", "uzn": "uz", "ekk": "et", "lvs": "lv",
  ]
}
