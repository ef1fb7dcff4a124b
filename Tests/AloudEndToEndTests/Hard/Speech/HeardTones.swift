import Foundation

/// The short sounds in a WAV file, as a listener tells them from speech: pure tones, one after another.
enum HeardTones {
  /// The pitches of each sound in hertz, in order. The article on speech says the same in words.
  private static let melodies = [
    "opened": [523, 784], "closed": [784, 523], "selected": [1047], "done": [659, 880, 1047], "error": [196, 196],
    "endOfList": [392, 262], "busy": [440, 440, 440], "answerWanted": [587, 880],
  ]
  private static let pitches = Set(melodies.values.joined())

  /// A tone, from the first sample at which it is heard to the last.
  private struct Tone {
    var pitch: Int
    var start, end: Int
  }

  private static let sampleRate = 22_050
  /// In samples: 15 ms, in which the neighbours of a pitch part by a whole cycle.
  private static let window = 330
  /// In samples.
  private static let step = 88
  /// The loudest sample of a tone at the usual volume. Hardly any speech stays at this level for 15 ms.
  private static let peak = 7_700...8_300

  /// The names of the sounds in a file, in order. A melody that is none of them is given by its pitches.
  static func sounds(in file: String) throws -> [String] {
    let bytes = try Files.bytes(file)
    let samples = stride(from: 44, to: bytes.count - 1, by: 2).map { place in
      Int(Int16(bitPattern: UInt16(bytes[place]) | UInt16(bytes[place + 1]) << 8))
    }
    return melodies(of: tones(in: samples)).map { heard in
      melodies.first { $0.value == heard }?.key ?? heard.map(String.init).joined(separator: " ")
    }
  }

  private static func tones(in samples: [Int]) -> [Tone] {
    var tones: [Tone] = []
    for start in stride(from: 0, to: samples.count - window, by: step) {
      guard let pitch = pitch(of: samples[start..<start + window]) else { continue }
      if let last = tones.last, last.pitch == pitch, start - last.end <= step {
        tones[tones.count - 1].end = start
      } else {
        tones.append(Tone(pitch: pitch, start: start, end: start))
      }
    }
    return tones
  }

  /// The pitch that holds nearly all of the power; nil if none does.
  private static func pitch(of samples: ArraySlice<Int>) -> Int? {
    guard let loudest = samples.max(), peak.contains(loudest) else { return nil }
    let power = samples.reduce(0.0) { $0 + Double($1 * $1) }
    return pitches.first { pitch in
      let turn = 2 * Double.pi * Double(pitch) / Double(sampleRate)
      var (sine, cosine) = (0.0, 0.0)
      for (index, sample) in samples.enumerated() {
        sine += Double(sample) * sin(turn * Double(index))
        cosine += Double(sample) * cos(turn * Double(index))
      }
      return 2 * (sine * sine + cosine * cosine) / Double(window) > 0.95 * power
    }
  }

  /// Tones that follow each other within 70 ms belong together.
  private static func melodies(of tones: [Tone]) -> [[Int]] {
    var melodies: [[Int]] = []
    var end = -sampleRate
    for tone in tones {
      if tone.start - end < sampleRate * 7 / 100 {
        melodies[melodies.count - 1].append(tone.pitch)
      } else {
        melodies.append([tone.pitch])
      }
      end = tone.end
    }
    return melodies
  }
}
