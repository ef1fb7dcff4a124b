import Aloud

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The short sounds, made of tones: each by its own melody, so that they are told apart without words.
enum Tones {
  /// One tone, or a silence where the pitch is 0.
  private struct Tone {
    /// In hertz.
    var pitch: Double
    var milliseconds: Int
  }

  /// How loud a tone is at the usual volume; 1 is full scale. Speech peaks about twice as high.
  private static let level = 0.25
  /// How long a tone takes to come up and to fade, in milliseconds: a hard edge is heard as a click.
  private static let fade = 6

  /// The samples of a sound, with a short silence that sets it apart from the words after it; `volume` is that of the voice,
  /// 100 its own.
  static func samples(of icon: SoundIcon, sampleRate: Int, volume: Int) -> [Int16] {
    let level = Self.level * Double(min(max(volume, 0), 200)) / 100
    return (melody(of: icon) + [Tone(pitch: 0, milliseconds: 30)]).flatMap { samples(of: $0, sampleRate, level) }
  }

  /// What goes up opens, what goes down closes or ends; what is low is wrong.
  private static func melody(of icon: SoundIcon) -> [Tone] {
    switch icon {
    case .opened: [Tone(pitch: 523, milliseconds: 35), Tone(pitch: 784, milliseconds: 45)]
    case .closed: [Tone(pitch: 784, milliseconds: 35), Tone(pitch: 523, milliseconds: 45)]
    case .selected: [Tone(pitch: 1047, milliseconds: 40)]
    case .done:
      [Tone(pitch: 659, milliseconds: 35), Tone(pitch: 880, milliseconds: 35), Tone(pitch: 1047, milliseconds: 50)]
    case .error:
      [Tone(pitch: 196, milliseconds: 60), Tone(pitch: 0, milliseconds: 20), Tone(pitch: 196, milliseconds: 60)]
    case .endOfList: [Tone(pitch: 392, milliseconds: 40), Tone(pitch: 262, milliseconds: 70)]
    case .busy:
      Array(repeating: [Tone(pitch: 440, milliseconds: 20), Tone(pitch: 0, milliseconds: 20)], count: 3).flatMap(\.self)
    case .answerWanted:
      [Tone(pitch: 587, milliseconds: 50), Tone(pitch: 0, milliseconds: 20), Tone(pitch: 880, milliseconds: 80)]
    }
  }

  private static func samples(of tone: Tone, _ sampleRate: Int, _ level: Double) -> [Int16] {
    let count = sampleRate * tone.milliseconds / 1000
    let edge = Double(sampleRate * fade) / 1000
    return (0..<count).map { index in
      let envelope = min(1, Double(index) / edge, Double(count - index) / edge)
      return Int16(sin(2 * .pi * tone.pitch * Double(index) / Double(sampleRate)) * envelope * level * 32_767)
    }
  }
}
