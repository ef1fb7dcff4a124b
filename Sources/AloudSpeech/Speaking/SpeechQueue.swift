import Aloud
import AloudSystem
import Synchronization

final class SpeechQueue: Sendable {
  enum Job: Sendable {
    /// The settings are those at the time when the utterance was queued. The job is void once the generation has passed.
    case say(SpokenRest, generation: Int)
    /// Drop samples that the target holds but nobody has heard.
    case discard
    case change(SpeechTarget)
    case close(Answer<Void>)
    case list(Answer<Voices>)
    case end

    fileprivate var spoken: SpokenRest? { if case .say(let rest, _) = self { rest } else { nil } }

    fileprivate var isDiscard: Bool { if case .discard = self { true } else { false } }
  }

  private struct State {
    var jobs: [Job] = []
    var settings: SpeechSettings
    /// The whole utterance, even if only its rest is being said.
    var saying: SpokenRest?
    /// The utterances that the last stop cut off, in order. The first one may have been begun.
    var cutOff: [SpokenRest] = []
    var isClosed = false

    var spoken: [SpokenRest] { (saying.map { [$0] } ?? []) + jobs.compactMap(\.spoken) }

    /// The index after the utterances with the priority `ahead`, which come first, after a job that drops others.
    var aheadEnd: Int {
      jobs.firstIndex { !$0.isDiscard && $0.spoken?.utterance.priority != .ahead } ?? jobs.count
    }

    /// The index at which the utterances with the priority `polite` begin, which come last.
    var politeStart: Int { (jobs.lastIndex { $0.spoken?.utterance.priority != .polite } ?? -1) + 1 }
  }

  private let state: Monitor<State>
  private let generation = Atomic<Int>(0)

  init(settings: SpeechSettings) { state = Monitor(State(settings: settings)) }

  /// Uses the current settings. Does nothing if speech is off.
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

  func stop() { state.withLock { dropAll(&$0) } }

  private func dropAll(_ state: inout State) {
    let dropped = state.spoken
    if !dropped.isEmpty { state.cutOff = dropped }
    state.jobs.removeAll { $0.isDiscard || $0.spoken != nil }
    state.jobs.insert(.discard, at: 0)
    _ = generation.add(1, ordering: .releasing)
  }

  /// Records the place from which an utterance that was cut off continues.
  func leave(_ whole: SpokenRest, at place: SpokenPlace) {
    state.withLock {
      guard $0.cutOff.first == whole else { return }
      $0.cutOff[0].place = place
    }
  }

  /// Queues the utterances that were cut off. Returns false if there are none, or speech is off.
  func resume() -> Bool {
    state.withLock { state in
      guard state.settings.isOn, !state.isClosed, !state.cutOff.isEmpty else { return false }
      let now = generation.load(ordering: .relaxed)
      state.jobs += state.cutOff.map { .say($0, generation: now) }
      state.cutOff = []
      return true
    }
  }

  func apply(_ settings: SpeechSettings) { state.withLock { $0.settings = settings } }

  func add(_ job: Job) { insert(job) { $0.append(job) } }

  func addFirst(_ job: Job) { insert(job) { $0.insert(job, at: 0) } }

  private func insert(_ job: Job, _ put: (inout [Job]) -> Void) {
    let isClosed = state.withLock {
      if !$0.isClosed { put(&$0.jobs) }
      return $0.isClosed
    }
    if isClosed { job.leaveUndone() }
  }

  func isPast(_ generation: Int) -> Bool { self.generation.load(ordering: .acquiring) != generation }

  var isSpeaking: Bool { state.withLock { $0.saying != nil || $0.jobs.contains { $0.spoken != nil } } }

  var reading: ReadingMark? { state.withLock { $0.spoken.lazy.compactMap(\.utterance.reading).first } }

  /// Waits for the next job, and marks the previous one as done.
  func next() -> Job {
    state.wait { state in
      state.saying = nil
      guard !state.jobs.isEmpty else { return nil }
      let job = state.jobs.removeFirst()
      state.saying = job.spoken
      return job
    }
  }

  /// Closes the queue, because no thread will ever work on it. Waiting and later jobs are left undone.
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
  fileprivate func leaveUndone() {
    switch self {
    case .close(let answer): answer.give(())
    case .list(let answer): answer.give(Voices([]))
    case .say, .discard, .change, .end: break
    }
  }
}
