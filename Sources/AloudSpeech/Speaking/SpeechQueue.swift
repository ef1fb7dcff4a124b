import Aloud
import Synchronization

/// What waits for the thread that speaks.
final class SpeechQueue: Sendable {
  /// One thing to do.
  enum Job: Sendable {
    /// Say this, as the settings were when it was queued; void once the generation has passed.
    case say(SpokenRest, generation: Int)
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

    /// What it says.
    fileprivate var spoken: SpokenRest? { if case .say(let rest, _) = self { rest } else { nil } }

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
    /// What the thread is saying: all of it.
    var saying: SpokenRest?
    /// What the last stop cut off, in order; the first of it may have been begun.
    var cutOff: [SpokenRest] = []
    var isClosed = false

    /// What is being said, and what waits.
    var spoken: [SpokenRest] { (saying.map { [$0] } ?? []) + jobs.compactMap(\.spoken) }

    /// Where among the jobs those end that are said before all that waits: at the beginning, after what drops the rest.
    var aheadEnd: Int {
      jobs.firstIndex { job in
        if case .discard = job { return false }
        return job.spoken?.utterance.priority != .ahead
      } ?? jobs.count
    }

    /// Where among the jobs the utterances begin that wait politely: at the end, after all that is not one.
    var politeStart: Int { (jobs.lastIndex { $0.spoken?.utterance.priority != .polite } ?? -1) + 1 }
  }

  private let state: Monitor<State>
  private let generation = Atomic<Int>(0)

  init(settings: SpeechSettings) { state = Monitor(State(settings: settings)) }

  /// Queues an utterance as its priority wants it, with the settings of this moment, unless speech is off.
  func say(_ utterance: Utterance) {
    state.withLock { state in
      guard state.settings.isOn, !state.isClosed else { return }
      if utterance.priority == .now { dropAll(&state) }
      let job = Job.say(SpokenRest(of: utterance, state.settings), generation: generation.load(ordering: .relaxed))
      switch utterance.priority {
      case .ahead: state.jobs.insert(job, at: state.aheadEnd)
      case .now, .next: state.jobs.insert(job, at: state.politeStart)
      case .polite:
        if let topic = utterance.topic {
          let old = state.jobs[state.politeStart...].firstIndex { $0.spoken?.utterance.topic == topic }
          if let old { state.jobs.remove(at: old) }
        }
        state.jobs.append(job)
      }
    }
  }

  /// Drops the utterances that wait, and puts an end to the one that is being said.
  func stop() { state.withLock { dropAll(&$0) } }

  private func dropAll(_ state: inout State) {
    let dropped = state.spoken
    if !dropped.isEmpty { state.cutOff = dropped }
    state.jobs.removeAll(where: \.isDroppedByStop)
    state.jobs.insert(.discard, at: 0)
    _ = generation.add(1, ordering: .releasing)
  }

  /// Remembers from where an utterance that was cut off is to be said again.
  func leave(_ whole: SpokenRest, at place: SpokenPlace) {
    state.withLock {
      guard $0.cutOff.first == whole else { return }
      $0.cutOff[0].place = place
    }
  }

  /// Queues what was cut off; false where nothing was, or speech is off.
  func resume() -> Bool {
    state.withLock { state in
      guard state.settings.isOn, !state.isClosed, !state.cutOff.isEmpty else { return false }
      let now = generation.load(ordering: .relaxed)
      state.jobs += state.cutOff.map { .say($0, generation: now) }
      state.cutOff = []
      return true
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
  var isSpeaking: Bool { state.withLock { $0.saying != nil || $0.jobs.contains { $0.spoken != nil } } }

  /// The line of a place that is being read now; nil where none is.
  var reading: ReadingMark? { state.withLock { $0.spoken.lazy.compactMap(\.utterance.reading).first } }

  /// Waits for the next thing to do; the last one is done.
  func next() -> Job {
    state.wait { state in
      state.saying = nil
      guard !state.jobs.isEmpty else { return nil }
      let job = state.jobs.removeFirst()
      state.saying = job.spoken
      return job
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
