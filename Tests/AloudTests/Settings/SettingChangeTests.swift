import Expectations
import Testing

@testable import Aloud

/// SET-5: what the user has set.
struct SettingChangeTests {
  @Test("SET-5: numbers beyond a range are brought to its end") func ranges() {
    var settings = Settings()
    settings.apply(.rate(10_000))
    settings.apply(.pitch(-1))
    settings.apply(.volume(Int.max))
    expect(settings.speech.rate, is: SpeechSettings.rateRange.upperBound)
    expect(settings.speech.pitch, is: SpeechSettings.pitchRange.lowerBound)
    expect(settings.speech.volume, is: SpeechSettings.volumeRange.upperBound)
    settings.apply(.rate(Int.min))
    expect(settings.speech.rate, is: SpeechSettings.rateRange.lowerBound)
    settings.apply(.rate(200))
    expect(settings.speech.rate, is: 200)
  }

  @Test("SET-5: the other names of calendars belong to the calendar alone") func calendars() {
    expect(SettingChange(.calendar, "Gregorian"), is: .calendar(.gregory))
    expect(SettingChange(.calendar, "islamicc"), is: .calendar(.islamicCivil))
    expect(SettingChange(.calendar, "Locale"), is: .calendar(nil))
    expectNil(SettingChange(.calendar, "high"))
    expectNil(SettingValues.words(["gregory"]).reading("gregorian"))
  }
}
