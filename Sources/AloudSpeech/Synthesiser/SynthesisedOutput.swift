import Aloud

/// Speaks with the synthesiser of this process, into a sink.
final class SynthesisedOutput: UtteranceOutput {
  private let synthesiser: Synthesiser
  private let sink: any AudioSink

  /// What is kept of the silence between two languages inside an utterance, in milliseconds.
  private static let gapBetweenLanguages = 60

  /// Speaks into `sink`, which is open.
  init(_ synthesiser: Synthesiser, to sink: any AudioSink) {
    self.synthesiser = synthesiser
    self.sink = sink
  }

  func say(_ utterance: Utterance, _ settings: SpeechSettings, _ watch: UtteranceWatch) throws(SpeechError) {
    let receiver = SampleReceiver(
      sink: sink, sampleRate: synthesiser.sampleRate, isInterrupted: watch.isInterrupted, tell: watch.tell)
    let passages = Markup.passages(of: utterance)
    for (index, passage) in passages.enumerated() where receiver.goesOn {
      switch passage {
      case .speech(let language, let markup, let marks):
        receiver.marks = marks
        let missing = synthesiser.synthesise(markup, in: language, else: utterance.language, settings, into: receiver)
        if let missing { watch.report(missing) }
        receiver.endPassage(keeping: Self.gap(after: index, in: passages))
      case .silence(let milliseconds): receiver.pause(milliseconds: milliseconds)
      case .mark(let name): watch.tell(.mark(name))
      }
    }
    if let failure = receiver.failure { throw failure }
    try sink.settle()
  }

  /// The silence after a passage: all of the synthesiser's own at the end, none where one was asked for.
  private static func gap(after index: Int, in passages: [Passage]) -> Int {
    for next in passages[(index + 1)...] {
      switch next {
      case .speech: return gapBetweenLanguages
      case .silence: return 0
      case .mark: continue
      }
    }
    return 1000
  }

  func discard() throws(SpeechError) { try sink.discard() }

  func close() throws(SpeechError) { try sink.close() }

  func voices() -> Voices { synthesiser.voices }
}
