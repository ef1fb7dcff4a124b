import Aloud

/// Speech with the synthesiser of this process, into a sink.
final class SynthesisedOutput: UtteranceOutput {
  private let synthesiser: Synthesiser
  private let sink: any AudioSink

  /// The silence that is kept between two languages in an utterance, in milliseconds.
  private static let gapBetweenLanguages = 60

  /// Creates an output to `sink`, which is open.
  init(_ synthesiser: Synthesiser, to sink: any AudioSink) {
    self.synthesiser = synthesiser
    self.sink = sink
  }

  func say(_ rest: SpokenRest, _ watch: UtteranceWatch) throws(SpeechError) -> SpokenPlace? {
    let language = rest.utterance.language
    if KanjiReader.isMissing(for: rest.utterance) { watch.report(.unreadKanji) }
    let receiver = SampleReceiver(
      sink: sink, sampleRate: synthesiser.sampleRate, isInterrupted: watch.isInterrupted, tell: watch.tell)
    let passages = rest.passages
    var place: SpokenPlace?
    for (index, passage) in zip(passages.indices, passages) where receiver.goesOn {
      switch passage {
      case .speech(let own, let markup, let marks):
        receiver.begin(marks: marks)
        let missing = synthesiser.synthesise(markup, in: own, else: language, rest.settings, into: receiver)
        if let missing { watch.report(missing) }
        let before = index == rest.place.passage ? rest.place.character : 0
        if !receiver.goesOn { place = SpokenPlace(passage: index, character: before + receiver.heardCharacters) }
        receiver.endPassage(keeping: Self.gap(after: index, in: passages))
      case .silence(let milliseconds): receiver.pause(milliseconds: milliseconds)
      case .sound(let icon):
        receiver.sound(Tones.samples(of: icon, sampleRate: synthesiser.sampleRate, volume: rest.settings.volume))
      case .mark(let name): watch.tell(.mark(name))
      }
    }
    if let failure = receiver.failure { throw failure }
    try sink.settle()
    return place ?? (receiver.goesOn ? nil : rest.place)
  }

  /// Returns the length of the silence after a passage: all of the synthesiser's own at the end, and none where a pause was asked
  /// for.
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

  func voices() -> Voices { synthesiser.voices }
}
