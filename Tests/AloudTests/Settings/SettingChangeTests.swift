import Testing

@testable import Aloud

/// SET-5: what the user has set.
struct SettingChangeTests {
  @Test("SET-5: numbers beyond a range are brought to its end") func ranges() {
    var settings = Settings()
    settings.apply(.rate(10_000))
    settings.apply(.pitch(-1))
    settings.apply(.volume(Int.max))
    #expect(settings.speech.rate == SpeechSettings.rateRange.upperBound)
    #expect(settings.speech.pitch == SpeechSettings.pitchRange.lowerBound)
    #expect(settings.speech.volume == SpeechSettings.volumeRange.upperBound)
    settings.apply(.rate(Int.min))
    #expect(settings.speech.rate == SpeechSettings.rateRange.lowerBound)
    settings.apply(.rate(200))
    #expect(settings.speech.rate == 200)
  }

  @Test("SET-5: the other names of calendars belong to the calendar alone") func calendars() {
    #expect(SettingChange(.calendar, "Gregorian") == .calendar(.gregory))
    #expect(SettingChange(.calendar, "islamicc") == .calendar(.islamicCivil))
    #expect(SettingChange(.calendar, "Locale") == .calendar(nil))
    #expect(SettingChange(.calendar, "high") == nil)
    #expect(SettingValues.words(["gregory"]).reading("gregorian") == nil)
  }
}
