import Aloud
import Testing

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

  @Test("SET: a change changes what it names and nothing else") func changes() {
    let changes: [(SettingChange, (inout Settings) -> Void)] = [
      (.locale("de"), { $0.locale = "de" }), (.verbosity(.high), { $0.verbosity = .high }),
      (.hints(false), { $0.hints = false }),
      (.textSize(.AX3), { $0.textSize = .AX3 }), (.reduceMotion(true), { $0.reduceMotion = true }),
      (.increaseContrast(true), { $0.increaseContrast = true }),
      (.direction(.rightToLeft), { $0.direction = .rightToLeft }),
      (.speech(true), { $0.speech.isOn = true }), (.voice("klatt"), { $0.speech.voice = "klatt" }),
      (.rate(250), { $0.speech.rate = 250 }), (.pitch(60), { $0.speech.pitch = 60 }),
      (.volume(120), { $0.speech.volume = 120 }), (.punctuation(.all), { $0.speech.punctuation = .all }),
      (.keyEcho(.words), { $0.keyEcho = .words }), (.singleKeys(true), { $0.singleKeys = true }),
      (.sounds(true), { $0.sounds = true }), (.messages(.whole), { $0.messages = .whole }),
      (.askAgain(5), { $0.askAgain = 5 }), (.doneSignal(.bell), { $0.doneSignal = .bell }),
      (.capitals(.word), { $0.speech.capitals = .word }), (.calendar(.hebrew), { $0.calendar = .hebrew }),
    ]
    for (change, expected) in changes {
      var one = Settings()
      var other = Settings()
      one.apply(change)
      expected(&other)
      #expect(one.sources == [change.name: .session])
      one.sources = [:]
      #expect(one == other)
      #expect(one != Settings())
    }
  }
}
