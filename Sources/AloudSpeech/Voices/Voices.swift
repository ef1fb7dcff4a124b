import Aloud

/// The synthesiser's voices, and the choice among them.
public struct Voices: Sendable {
  /// All voices, in the synthesiser's order.
  public let all: [Voice]

  private let bestByTag: [String: Voice]
  private let bestByLanguage: [String: Voice]

  init(_ voices: [Voice]) {
    all = voices
    bestByTag = Self.best(voices) { $0.tag }
    bestByLanguage = Self.best(voices) { LanguageTag($0.tag).language }
  }

  /// Returns the best voice for a language (BCP 47): one for its region, one for its standard, or any for the language.
  public func voice(for language: String) -> Voice? {
    let tag = LanguageTag(language)
    return tag.candidates.lazy.compactMap { bestByTag[$0] }.first ?? bestByLanguage[tag.language]
  }

  /// Returns the names of all voices that read a language (BCP 47) in any region, in the synthesiser's order, each once.
  public func names(for language: String) -> [String] {
    let tag = LanguageTag(language)
    var names: [String] = []
    for voice in all where voice.reads(tag) && !names.contains(voice.name) { names.append(voice.name) }
    return names
  }

  /// Returns the voice with a name, identifier or language tag that a user typed. Case is ignored, and "_" stands for a space.
  public func voice(named name: String) -> Voice? {
    let wanted = name.lowercased()
    let spaced = String(wanted.map { $0 == "_" ? " " : $0 })
    return all.first { $0.identifier.lowercased() == wanted || $0.name.lowercased() == spaced }
      ?? bestByTag[wanted]
  }

  /// The user's own voice if it reads the language, else the language's, else that of `fallback`.
  func choice(
    for language: String, named name: String?, else fallback: String
  ) -> (identifier: String, missing: SpeechError?) {
    var missing: SpeechError?
    var variant = ""
    if let name {
      let base = name.prefix { $0 != "+" }
      variant = String(name.dropFirst(base.count))
      let own = voice(named: String(base))
      if let own, own.reads(LanguageTag(language)) { return (own.identifier + variant, nil) }
      if own == nil { missing = .noVoiceNamed(name) }
    }
    if let voice = voice(for: language) { return (voice.identifier + variant, missing) }
    let next = voice(for: fallback) ?? voice(for: "en") ?? all.first
    return ((next?.identifier ?? "") + variant, missing ?? .noVoice(language: language))
  }

  private static func best(_ voices: [Voice], by key: (Voice.Language) -> String) -> [String: Voice] {
    var found: [String: (voice: Voice, priority: Int)] = [:]
    for voice in voices {
      for language in voice.languages where language.priority < found[key(language)]?.priority ?? .max {
        found[key(language)] = (voice, language.priority)
      }
    }
    return found.mapValues(\.voice)
  }
}

/// A voice of the synthesiser.
public struct Voice: Hashable, Sendable {
  /// The name for people, such as "English (America)".
  public let name: String
  /// The synthesiser's name for the voice's file, such as "gmw/en-US".
  public let identifier: String
  /// The languages that the voice reads, in lower case, the one it is made for first.
  public let languages: [Language]

  /// A language that a voice reads.
  public struct Language: Hashable, Sendable {
    /// The tag in lower case, such as "en-us".
    public let tag: String
    /// The suitability of the voice for the language; the lowest number is the best.
    public let priority: Int
  }

  func reads(_ tag: LanguageTag) -> Bool { languages.contains { LanguageTag($0.tag).language == tag.language } }
}

/// A BCP 47 tag, parsed as far as is necessary to choose a voice.
struct LanguageTag: Hashable {
  let language: String
  private let script: String?, region: String?
  private let whole: String

  /// Parses a tag such as "zh-Hant-HK", or a locale's name such as "pt_BR.UTF-8@euro".
  init(_ text: String) {
    let tag = LocaleTag(text)
    language = Self.synthesiserNames[tag.language] ?? tag.language
    (script, region) = (tag.script?.lowercased(), tag.region?.lowercased())
    whole = text.prefix { $0 != "." && $0 != "@" }.lowercased().replacing("_", with: "-")
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
