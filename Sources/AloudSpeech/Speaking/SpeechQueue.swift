import Aloud
import Synchronization

/// What waits for the thread that speaks.
final class SpeechQueue: Sendable {
  /// One thing to do.
  enum Job: Sendable {
    /// Say this, as the settings were when it was queued; void once the generation has passed.
    case say(Utterance, SpeechSettings, generation: Int)
    /// Drop what the target holds but nobody has heard.
    case discard
    /// Finish with the target and go on with another.
    case change(SpeechTarget)
    /// Finish with the target, then say so.
    case close(Answer<Void>)
    /// Say what voices there are.
    case list(Answer<Voices>)
    /// Leave the thread.
    case end

    /// Whether it is something to say.
    fileprivate var isUtterance: Bool { if case .say = self { true } else { false } }

    /// Whether `stop()` makes it void.
    fileprivate var isDroppedByStop: Bool {
      switch self {
      case .say, .discard: true
      case .change, .close, .list, .end: false
      }
    }
  }

  private struct State {
    var jobs: [Job] = []
    var settings: SpeechSettings
    /// Whether the thread is at an utterance.
    var isSaying = false
    var isClosed = false
  }

  private let state: Monitor<State>
  private let generation = Atomic<Int>(0)

  init(settings: SpeechSettings) { state = Monitor(State(settings: settings)) }

  /// Queues an utterance with the settings of this moment, unless speech is off.
  func say(_ utterance: Utterance) {
    state.withLock {
      guard $0.settings.isOn, !$0.isClosed else { return }
      $0.jobs.append(.say(utterance, $0.settings, generation: generation.load(ordering: .relaxed)))
    }
  }

  /// Drops the utterances that wait, and puts an end to the one that is being said.
  func stop() {
    state.withLock {
      $0.jobs.removeAll(where: \.isDroppedByStop)
      $0.jobs.insert(.discard, at: 0)
      _ = generation.add(1, ordering: .releasing)
    }
  }

  /// Settings for what is queued from now on.
  func apply(_ settings: SpeechSettings) { state.withLock { $0.settings = settings } }

  /// Queues anything else.
  func add(_ job: Job) { insert(job) { $0.append(job) } }

  /// Queues what does not wait for its turn.
  func addFirst(_ job: Job) { insert(job) { $0.insert(job, at: 0) } }

  private func insert(_ job: Job, _ put: (inout [Job]) -> Void) {
    let isClosed = state.withLock {
      if !$0.isClosed { put(&$0.jobs) }
      return $0.isClosed
    }
    if isClosed { job.leaveUndone() }
  }

  /// Whether an utterance of this generation has been stopped.
  func isPast(_ generation: Int) -> Bool { self.generation.load(ordering: .acquiring) != generation }

  /// Whether an utterance is being said, or waits.
  var isSpeaking: Bool { state.withLock { $0.isSaying || $0.jobs.contains(where: \.isUtterance) } }

  /// Waits for the next thing to do; the last one is done.
  func next() -> Job {
    state.wait { state in
      state.isSaying = false
      guard !state.jobs.isEmpty else { return nil }
      let job = state.jobs.removeFirst()
      state.isSaying = job.isUtterance
      return job
    }
  }

  /// Does everything that comes without saying anything, until the end.
  func swallow() {
    while true {
      let job = next()
      if case .end = job { return }
      job.leaveUndone()
    }
  }

  /// Nobody will ever work the queue: what waits in it, and all that comes, is left undone.
  func closeForGood() {
    let left = state.withLock { state in
      let left = state.jobs
      state.isClosed = true
      state.jobs = []
      return left
    }
    for job in left { job.leaveUndone() }
  }
}

extension SpeechQueue.Job {
  /// Lets go of whoever waits for this.
  fileprivate func leaveUndone() {
    switch self {
    case .close(let answer): answer.give(())
    case .list(let answer): answer.give(Voices([]))
    case .say, .discard, .change, .end: break
    }
  }
}
