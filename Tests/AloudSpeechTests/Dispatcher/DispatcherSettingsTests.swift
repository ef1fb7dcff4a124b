import Aloud
import Testing

@testable import AloudSpeech

/// What a speech-dispatcher is told of the user's settings.
@Suite struct DispatcherSettingsTests {
  private func told(_ change: (inout SpeechSettings) -> Void) -> [String] {
    var settings = SpeechSettings(isOn: true)
    change(&settings)
    return DispatcherSettings.commands(from: SpeechSettings(isOn: true), to: settings)
  }

  @Test func `What the user has not changed stays as the desktop has it`() {
    #expect(told { _ in } == [])
  }

  @Test func `Rates, pitches and volumes reach the dispatcher's ends and its middle`() {
    #expect(told { $0.rate = 80 } == ["SET SELF RATE -100"])
    #expect(told { $0.rate = 450 } == ["SET SELF RATE 100"])
    #expect(told { $0.pitch = 100 } == ["SET SELF PITCH 100"])
    #expect(told { $0.pitch = 0 } == ["SET SELF PITCH -100"])
    #expect(told { $0.volume = 50 } == ["SET SELF VOLUME 0"])
    #expect(told { $0.volume = 200 } == ["SET SELF VOLUME 100"])
  }

  @Test func `Each level of punctuation has its word`() {
    #expect(
      Punctuation.allCases.map { level in told { $0.punctuation = level } } == [
        [], ["SET SELF PUNCTUATION some"], ["SET SELF PUNCTUATION most"], ["SET SELF PUNCTUATION all"],
      ])
  }

  @Test func `Punctuation, capitals and a voice are told by the dispatcher's words`() {
    #expect(
      told {
        $0.punctuation = .some
        $0.capitals = .word
        $0.voice = "English_(America)"
      } == [
        "SET SELF PUNCTUATION some", "SET SELF CAP_LET_RECOGN spell", "SET SELF SYNTHESIS_VOICE English_(America)",
      ])
  }

  @Test func `Going back to the voice of the language takes the old voice away`() {
    let (own, chosen) = (SpeechSettings(isOn: true), SpeechSettings(isOn: true, voice: "German"))
    #expect(DispatcherSettings.commands(from: chosen, to: own) == ["SET SELF SYNTHESIS_VOICE NULL"])
    #expect(DispatcherSettings.commands(from: chosen, to: chosen) == [])
  }
}
