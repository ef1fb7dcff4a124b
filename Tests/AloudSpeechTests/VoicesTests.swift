import Aloud
@testable import AloudSpeech
import AloudSystem
import Expectations
import Testing

extension SpeechTests {
  @Suite struct VoicesTests {
    private let shared = SharedSpeaker.only

    @Test(
      "A language tag finds the voice made for it, or the closest",
      arguments: [
        ("en", "gmw/en-US"), ("en-US", "gmw/en-US"), ("en_GB.UTF-8", "gmw/en"), ("en-AU", "gmw/en"),
        ("en-GB-scotland", "gmw/en-GB-scotland"), ("de-AT", "gmw/de"), ("he-IL", "sem/he"), ("iw", "sem/he"),
        ("no", "gmq/nb"), ("nn-NO", "gmq/nb"), ("nb", "gmq/nb"), ("ar-EG", "sem/ar"), ("fa-IR", "ira/fa"),
        ("zh", "sit/cmn-Latn-pinyin"), ("zh-Hans-CN", "sit/cmn-Latn-pinyin"), ("zh-Hant-HK", "sit/yue"),
        ("yue", "sit/yue"), ("pt", "roa/pt-BR"), ("pt-PT", "roa/pt"), ("pt-AO", "roa/pt"), ("es-MX", "roa/es-419"),
        ("es-AR", "roa/es-419"), ("es", "roa/es"), ("fr-CA", "roa/fr"), ("fr-CH", "roa/fr-CH"),
        ("sr-Latn-RS", "zls/sr"), ("vi", "aav/vi"), ("chr", "iro/chr"),
      ])
    func voiceForLanguage(tag: String, identifier: String) {
      expect(shared.speaker.voices().voice(for: tag)?.identifier, is: identifier)
    }

    @Test(arguments: ["English_(Scotland)", "english (scotland)", "gmw/en-GB-scotland", "en-gb-scotland"])
    func `A voice is found as people write it`(name: String) {
      expect(shared.speaker.voices().voice(named: name)?.identifier, is: "gmw/en-GB-scotland")
    }

    @Test func `Every voice has a name, an identifier and a language`() {
      let voices = shared.speaker.voices().all
      expect(voices.count > 100)
      expect(voices.allSatisfy { !$0.name.isEmpty && !$0.identifier.isEmpty && !$0.languages.isEmpty })
    }

    @Test("SAFE-2: a language without a voice is told once, and is still read") func missingLanguage() throws {
      let wav = try shared.record([.text("hello", language: "xx"), .text("hello", language: "xx")])
      expect(shared.errors, is: [.noVoice(language: "xx")])
      expect(wav.level > 0.02)
    }

    @Test("SAFE-2: a voice that isn't there is told once, and the language's own reads") func missingVoice() throws {
      let usual = try shared.record([.text("hello", language: nil)])
      let wav = try shared.record(
        [.text("hello", language: nil)], settings: SpeechSettings(isOn: true, voice: "Nobody"))
      expect(shared.errors, is: [.noVoiceNamed("Nobody")])
      expect(abs(wav.seconds - usual.seconds) < 0.1)
    }

    @Test func `Each language is read by its own voice, also after another`() throws {
      // Read by an English voice, each Hebrew letter becomes its English name: several times as long.
      let hebrew: [SpeechUnit] = [.text("שלום עולם", language: "he")]
      let alone = try shared.record(hebrew)
      let mixed = try shared.record(
        [.text("Hello", language: nil)] + hebrew, settings: SpeechSettings(isOn: true, voice: "en-gb"))
      let english = try shared.record([.text("Hello", language: nil)])
      expect(mixed.seconds < alone.seconds + english.seconds + 0.2)
      expect(alone.seconds < 3)
    }

    @Test("SAFE-2: a second speaker in the process is told so, and swallows") func secondSpeaker() {
      shared.settle()
      let record = SpeechRecord(), second = record.speaker(to: .nowhere)
      second.speak(Utterance([.text("Never.", language: nil)], language: "en"))
      expect(second.voices().all.isEmpty)
      second.finish()
      expect(record.errors.withLock { $0 }, is: [.synthesiserInUse])
    }

    @Test("SCRIPT-2: a speaker that has finished leaves the synthesiser to the next at once") func nextSpeaker() {
      shared.settle()
      shared.speaker.finish()
      let record = SpeechRecord(), next = record.speaker(to: .nowhere)
      expect(!next.voices().all.isEmpty)
      next.finish()
      expect(record.errors.withLock { $0 }.isEmpty)
    }
  }
}
