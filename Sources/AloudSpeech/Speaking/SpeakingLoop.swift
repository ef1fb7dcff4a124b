import Aloud

/// What the speaking thread does until its speaker is gone.
struct SpeakingLoop: ~Copyable {
  private let queue: SpeechQueue
  private let onError: @Sendable (SpeechError) -> Void
  private let onEvent: @Sendable (SpeechEvent) -> Void
  private var engine: Engine
  private var chooser = VoiceChooser()
  private var sink: any AudioSink = Silence()
  private var reported: Set<SpeechError> = []

  /// What is kept of the silence between two languages inside an utterance, in milliseconds.
  private static let gapBetweenLanguages = 60

  /// Starts the synthesiser and works the queue off. Without a synthesiser, everything in it is swallowed.
  static func run(
    _ queue: SpeechQueue, onError: @escaping @Sendable (SpeechError) -> Void,
    onEvent: @escaping @Sendable (SpeechEvent) -> Void
  ) {
    do throws(SpeechError) {
      var loop = SpeakingLoop(queue, onError, onEvent, engine: try Engine())
      while loop.perform(queue.next()) {}
    } catch {
      onError(error)
      queue.swallow()
    }
  }

  private init(
    _ queue: SpeechQueue, _ onError: @escaping @Sendable (SpeechError) -> Void,
    _ onEvent: @escaping @Sendable (SpeechEvent) -> Void, engine: consuming Engine
  ) {
    self.queue = queue
    self.onError = onError
    self.onEvent = onEvent
    self.engine = engine
  }

  /// Does one thing; false when it was the last.
  private mutating func perform(_ job: SpeechQueue.Job) -> Bool {
    switch job {
    case .say(let utterance, let settings, let generation): say(utterance, settings, generation: generation)
    case .discard: attempt { (sink) throws(SpeechError) in try sink.discard() }
    case .change(let target): change(to: target)
    case .close(let answer):
      close()
      answer.give(())
    case .list(let answer): answer.give(engine.voices)
    case .end: return false
    }
    return true
  }

  private mutating func say(_ utterance: Utterance, _ settings: SpeechSettings, generation: Int) {
    let queue = queue
    let receiver = SampleReceiver(
      sink: sink, sampleRate: engine.sampleRate, isInterrupted: { queue.isPast(generation) }, tell: onEvent)
    let passages = Markup.passages(of: utterance)
    for (index, passage) in passages.enumerated() where receiver.goesOn {
      switch passage {
      case .speech(let language, let markup, let marks):
        let missing = chooser.choose(for: language, else: utterance.language, settings, in: &engine)
        if let missing { report(missing) }
        receiver.marks = marks
        engine.synthesise(markup, into: receiver)
        receiver.endPassage(keeping: Self.gap(after: index, in: passages))
      case .silence(let milliseconds): receiver.pause(milliseconds: milliseconds)
      case .mark(let name): onEvent(.mark(name))
      }
    }
    let isComplete = receiver.goesOn
    if let failure = receiver.failure { fail(failure) }
    attempt { (sink) throws(SpeechError) in try sink.settle() }
    onEvent(isComplete ? .ended : .interrupted)
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

  private mutating func change(to target: SpeechTarget) {
    close()
    reported = []
    do throws(SpeechError) {
      sink = try target.open(sampleRate: engine.sampleRate)
    } catch {
      fail(error)
    }
  }

  private mutating func close() {
    attempt { (sink) throws(SpeechError) in try sink.close() }
    sink = Silence()
  }

  private mutating func attempt(_ action: (any AudioSink) throws(SpeechError) -> Void) {
    do throws(SpeechError) { try action(sink) } catch { fail(error) }
  }

  private mutating func fail(_ error: SpeechError) {
    sink = Silence()
    report(error)
  }

  private mutating func report(_ error: SpeechError) {
    if reported.insert(error).inserted { onError(error) }
  }
}
