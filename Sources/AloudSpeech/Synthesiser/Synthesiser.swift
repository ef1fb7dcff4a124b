import Aloud

/// The engine and its current setup, once in a process.
final class Synthesiser {
  private var engine: EspeakEngine
  private var chooser = VoiceChooser()

  /// Takes ownership of libespeak-ng for the calling thread.
  init() throws(SpeechError) { engine = try EspeakEngine() }

  var sampleRate: Int { engine.sampleRate }

  var voices: Voices { engine.voices }

  /// Synthesises a passage in a language. Returns an error for a voice that was wanted but is missing.
  func synthesise(
    _ markup: String, in language: String, else fallback: String, _ settings: SpeechSettings,
    into receiver: SampleReceiver
  ) -> SpeechError? {
    let missing = chooser.choose(for: language, else: fallback, settings, in: &engine)
    engine.synthesise(markup, into: receiver)
    return missing
  }
}

/// The choice of a voice for each passage: the user's own for the languages that it reads, otherwise the language's.
struct VoiceChooser {
  private struct Wish: Hashable {
    let language: String
    let voice: String?
  }

  private struct Choice {
    let identifier: String
    let missing: SpeechError?
  }

  private var choices: [Wish: Choice] = [:]

  /// Sets the engine up for a passage. Returns an error for a voice that was wanted but is missing.
  mutating func choose(
    for language: String, else fallback: String, _ settings: SpeechSettings, in engine: inout EspeakEngine
  ) -> SpeechError? {
    let wish = Wish(language: language, voice: settings.voice)
    let known = choices[wish]
    let choice = known ?? Self.choice(for: wish, else: fallback, among: engine.voices)
    if known == nil { choices[wish] = choice }
    let isThere = engine.choose(voice: choice.identifier)
    engine.set(settings)
    return choice.missing ?? (isThere ? nil : .noVoiceNamed(choice.identifier))
  }

  private static func choice(for wish: Wish, else fallback: String, among voices: Voices) -> Choice {
    var missing: SpeechError?
    var variant = ""
    if let name = wish.voice {
      let base = name.prefix { $0 != "+" }
      variant = String(name.dropFirst(base.count))
      let own = voices.voice(named: String(base))
      if let own, own.reads(LanguageTag(wish.language)) {
        return Choice(identifier: own.identifier + variant, missing: nil)
      }
      if own == nil { missing = .noVoiceNamed(name) }
    }
    if let voice = voices.voice(for: wish.language) {
      return Choice(identifier: voice.identifier + variant, missing: missing)
    }
    let next = voices.voice(for: fallback) ?? voices.voice(for: "en") ?? voices.all.first
    return Choice(identifier: (next?.identifier ?? "") + variant, missing: missing ?? .noVoice(language: wish.language))
  }
}
