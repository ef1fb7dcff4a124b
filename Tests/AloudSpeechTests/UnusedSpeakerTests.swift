import Aloud
import AloudSpeech
import Expectations
import Testing

/// LOOP-6: where nothing was ever said, nobody waits for an end of it.
struct UnusedSpeakerTests {
  @Test("what is off is unused until something is said") func unused() {
    let speech = Speaker(to: .nowhere, settings: SpeechSettings(isOn: false)) { Issue.record("\($0)") }
    expect(speech.isUnused)
    speech.stop()
    speech.finish()
    expect(speech.isUnused)
    speech.speak(Utterance([.text("Hello", language: nil)], language: "en"))
    expect(!speech.isUnused)
    speech.finish()
  }
}
