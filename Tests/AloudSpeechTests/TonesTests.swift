import Aloud
import Expectations
import Testing

@testable import AloudSpeech

/// The short sounds, and the gaps between facts, as they are heard.
@Suite struct TonesTests {
  private func samples(_ icon: SoundIcon, volume: Int = 100) -> [Int16] {
    Tones.samples(of: icon, sampleRate: 22_050, volume: volume)
  }

  @Test(arguments: SoundIcon.allCases) func `A sound is short, begins and ends softly, and is set apart from words`(
    icon: SoundIcon
  ) {
    let samples = samples(icon)
    expect((22_050 / 20...22_050 / 4).contains(samples.count))
    expect(samples.first, is: 0)
    expect(samples.suffix(22_050 * 25 / 1000).allSatisfy { $0 == 0 })
    let jumps = zip(samples, samples.dropFirst()).map { abs(Int($0) - Int($1)) }
    expect((jumps.max() ?? 0) < 4_000)
    expect((samples.map(\.magnitude).max() ?? 0) > 5_000)
  }

  @Test func `No two sounds are alike`() {
    expect(Set(SoundIcon.allCases.map { samples($0) }).count, is: SoundIcon.allCases.count)
  }

  @Test func `Sounds are as loud as the voice is set, and silent where it is`() {
    let loudest = { (samples: [Int16]) in Int(samples.map(\.magnitude).max() ?? 0) }
    expect(abs(loudest(samples(.done, volume: 50)) * 2 - loudest(samples(.done))) < 10)
    expect(loudest(samples(.done, volume: 0)), is: 0)
    expect(loudest(samples(.done, volume: .max)) < Int(Int16.max))
  }
}

extension SpeechTests {
  @Suite struct HeardSequenceTests {
    private let shared = SharedSpeaker.only

    /// The longest silence inside what was recorded, in milliseconds.
    private func longestGap(_ wav: WAV) -> Int {
      let loud = wav.samples.indices.filter { wav.samples[$0].magnitude > 32 }
      return (zip(loud, loud.dropFirst()).map { $1 - $0 }.max() ?? 0) * 1000 / 22_050
    }

    private func facts(_ gap: Int?, rate: Int) throws -> WAV {
      var units: [SpeechUnit] = [.text("Menu, ", language: nil), .text("menu.", language: nil)]
      if let gap { units.insert(.gap(milliseconds: gap), at: 1) }
      return try shared.record(units, settings: SpeechSettings(isOn: true, rate: rate))
    }

    @Test("SAY-4: however fast the voice is, facts are apart, though its comma no longer parts them")
    func fast() throws {
      expect(longestGap(try facts(nil, rate: 400)) < 35)
      expect((45...90).contains(longestGap(try facts(52, rate: 400))))
    }

    @Test("SAY-4: at the usual rate the voice's own comma is enough, and nothing takes longer") func usual() throws {
      let (with, without) = (try facts(120, rate: 175), try facts(nil, rate: 175))
      expect(abs(with.seconds - without.seconds) < 0.03)
      expect(longestGap(with) >= 110)
    }

    @Test func `A sound is heard before the words, also in a file`() throws {
      let text: SpeechUnit = .text("Really?", language: nil)
      let (with, without) = (try shared.record([.icon(.answerWanted), text]), try shared.record([text]))
      let sound = Tones.samples(of: .answerWanted, sampleRate: 22_050, volume: 100)
      expect(Array(with.samples.prefix(sound.count)), is: sound)
      expect(abs(with.seconds - without.seconds - Double(sound.count) / 22_050) < 0.03)
    }
  }
}
