import Aloud
import AloudSpeech
import Expectations
import Foundation
import Testing

extension SpeechTests {
  @Suite struct SettingsTests {
    private let shared = SharedSpeaker.only
    private let units: [SpeechUnit] = [.text("One two three four five six seven eight", language: nil)]

    @Test("SET-5: a faster rate takes less time") func rate() throws {
      let usual = try shared.record(units)
      let fast = try shared.record(units, settings: SpeechSettings(isOn: true, rate: 350))
      expect(fast.seconds < usual.seconds * 0.7)
    }

    @Test("SET-5: a lower volume is quieter") func volume() throws {
      let usual = try shared.record(units)
      let quiet = try shared.record(units, settings: SpeechSettings(isOn: true, volume: 30))
      expect(quiet.level < usual.level * 0.5)
      expect(quiet.level > 0.001)
    }

    @Test("SET-5: a relative rate is relative") func relativeRate() throws {
      let usual = try shared.record(units)
      let fast = try shared.record([.rate(1.5)] + units)
      expect(fast.seconds < usual.seconds * 0.8)
    }

    /// How long a sign between two words takes where none, some, most and all punctuation is said by name.
    private func seconds(of sign: String) throws -> [Double] {
      try Punctuation.allCases.map { level in
        var settings = SpeechSettings(isOn: true)
        settings.punctuation = level
        return try shared.record([.text("hello \(sign) world", language: nil)], settings: settings).seconds
      }
    }

    // Other such signs, a plus or a number sign, are words to the voice at every level.
    @Test(
      "SET-5: some punctuation is what commands and paths are made of",
      arguments: ["&", "<", ">", "^", "_", "`", "{", "|", "}"])
    func somePunctuation(sign: String) throws {
      let seconds = try seconds(of: sign)
      expect(seconds[1] > seconds[0] + 0.2)
      expect(abs(seconds[2] - seconds[1]) < 0.1)
      expect(abs(seconds[3] - seconds[1]) < 0.1)
    }

    @Test("SET-5: most punctuation is that of groups too", arguments: ["(", ")", "[", "]", "\"", ":", ";", "-"])
    func mostPunctuation(sign: String) throws {
      let seconds = try seconds(of: sign)
      expect(abs(seconds[1] - seconds[0]) < 0.1)
      expect(seconds[2] > seconds[1] + 0.1)
    }

    @Test("SET-5: most punctuation leaves out what ends sentences and clauses", arguments: [",", ".", "!", "?", "'"])
    func notMostPunctuation(sign: String) throws {
      let seconds = try seconds(of: sign)
      expect(abs(seconds[2] - seconds[0]) < 0.1)
    }

    @Test(
      "SET-5: all punctuation is that of sentences too",
      arguments: [",", ";", ".", ":", "!", "?", "-", "'", "\"", "(", ")", "[", "]"])
    func allPunctuation(sign: String) throws {
      let seconds = try seconds(of: sign)
      expect(abs(seconds[1] - seconds[0]) < 0.1)
      expect(seconds[3] > seconds[1] + 0.1)
    }

    @Test("SET-5: capitals are told by a word, or by a higher voice") func capitals() throws {
      let line: [SpeechUnit] = [.text("one Two three Four", language: nil)]
      let records = try Capitals.allCases.map { way in
        var settings = SpeechSettings(isOn: true)
        settings.capitals = way
        return try shared.record(line, settings: settings)
      }
      expect(records[1].seconds > records[0].seconds + 0.3)
      expect(abs(records[2].seconds - records[0].seconds) < 0.3)
    }

    @Test("SET-5: settings beyond the range are as good as its end") func extremeSettings() throws {
      let fastest = try shared.record(units, settings: SpeechSettings(isOn: true, rate: 450))
      let beyond = try shared.record(units, settings: SpeechSettings(isOn: true, rate: .max, pitch: .min))
      expect(abs(beyond.seconds - fastest.seconds) < 0.2)
    }

    @Test("SET-5: with speech off nothing is queued") func off() {
      shared.change(to: .nowhere, settings: SpeechSettings(isOn: false))
      shared.speak("Silence.")
      expect(shared.events, is: [])
    }

    @Test func `A pause lasts as long as it says`() throws {
      let without = try shared.record([.text("a", language: nil), .pause(milliseconds: 1), .text("b", language: nil)])
      let with = try shared.record([.text("a", language: nil), .pause(milliseconds: 1001), .text("b", language: nil)])
      expect(abs(with.seconds - without.seconds - 1) < 0.05)
    }

    @Test func `Marks are told in order, between start and end`() {
      shared.change(to: .nowhere)
      shared.speaker.speak(
        Utterance(
          [.text("One", language: nil), .mark("<1>"), .text("eins", language: "de"), .mark("2")], language: "en"))
      expect(shared.events, is: [.started, .mark("<1>"), .mark("2"), .ended])
    }
  }
}
