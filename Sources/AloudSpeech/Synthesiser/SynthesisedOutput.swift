import Aloud
import Glibc

/// Speech with the synthesiser of this process, into a sink.
final class SynthesisedOutput: UtteranceOutput {
  private let engine: EspeakEngine
  private let sink: any AudioSink

  /// In milliseconds.
  private static let gapBetweenLanguages = 60

  init(_ engine: EspeakEngine, to sink: any AudioSink) {
    self.engine = engine
    self.sink = sink
  }

  func say(_ rest: SpokenRest, _ watch: UtteranceWatch) throws(SpeechError) -> SpokenPlace? {
    let language = rest.utterance.language
    if KanjiReader.isMissing(for: rest.utterance) { watch.report(.unreadKanji) }
    let receiver = SampleReceiver(
      sink: sink, sampleRate: engine.sampleRate, isInterrupted: watch.isInterrupted, tell: watch.tell)
    let passages = rest.passages
    var place: SpokenPlace?
    for (index, passage) in zip(passages.indices, passages) where receiver.goesOn {
      switch passage {
      case .speech(let own, let markup, let marks):
        receiver.begin(marks: marks)
        let missing = engine.synthesise(markup, in: own, else: language, rest.settings, into: receiver)
        if let missing { watch.report(missing) }
        if !receiver.goesOn { place = rest.place(after: receiver.heardCharacters, of: index) }
        receiver.endPassage(keeping: Self.gap(after: index, in: passages))
      case .silence(let milliseconds): receiver.pause(milliseconds: milliseconds)
      case .sound(let icon):
        receiver.sound(Tones.samples(of: icon, sampleRate: engine.sampleRate, volume: rest.settings.volume))
      case .mark(let name): watch.tell(.mark(name))
      }
    }
    if let failure = receiver.failure { throw failure }
    try sink.settle()
    return place ?? (receiver.goesOn ? nil : rest.place)
  }

  /// Keeps all of the synthesiser's own silence at the end, and none where a pause was asked for.
  private static func gap(after index: Int, in passages: ArraySlice<Passage>) -> Int {
    for next in passages[(index + 1)...] {
      switch next {
      case .speech: return gapBetweenLanguages
      case .silence, .sound: return 0
      case .mark: continue
      }
    }
    return 1000
  }

  func discard() throws(SpeechError) { try sink.discard() }

  func close() throws(SpeechError) { try sink.close() }

  func voices() -> Voices { engine.voices }
}

/// The short sounds, made of tones. Each has its own melody, so that they are told apart without words.
enum Tones {
  /// The pitch is in hertz; 0 is a silence.
  private typealias Tone = (pitch: Double, milliseconds: Int)

  /// The level of a tone at the usual volume; 1 is full scale. Speech peaks at about twice the level.
  private static let level = 0.25
  /// In milliseconds. A hard edge is heard as a click.
  private static let fade = 6

  /// Adds a short silence before the next words. `volume` is the voice's, usually 100.
  static func samples(of icon: SoundIcon, sampleRate: Int, volume: Int) -> [Int16] {
    let level = Self.level * Double(min(max(volume, 0), 200)) / 100
    return (melody(of: icon) + [(0, 30)]).flatMap { samples(of: $0, sampleRate, level) }
  }

  /// A rising melody opens, a falling one closes or ends, and a low one means an error.
  private static func melody(of icon: SoundIcon) -> [Tone] {
    switch icon {
    case .opened: [(523, 35), (784, 45)]
    case .closed: [(784, 35), (523, 45)]
    case .selected: [(1047, 40)]
    case .done: [(659, 35), (880, 35), (1047, 50)]
    case .error: [(196, 60), (0, 20), (196, 60)]
    case .endOfList: [(392, 40), (262, 70)]
    case .busy: [(440, 20), (0, 20), (440, 20), (0, 20), (440, 20), (0, 20)]
    case .answerWanted: [(587, 50), (0, 20), (880, 80)]
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
