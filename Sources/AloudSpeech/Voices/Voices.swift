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
    for candidate in tag.candidates {
      if let voice = bestByTag[candidate] { return voice }
    }
    return bestByLanguage[tag.language]
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

  /// The region does not matter.
  func reads(_ tag: LanguageTag) -> Bool {
    languages.contains { LanguageTag($0.tag).language == tag.language }
  }
}
