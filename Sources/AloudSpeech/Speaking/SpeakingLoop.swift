/// The work of the speaking thread until its speaker is gone.
struct SpeakingLoop {
  private let queue: SpeechQueue
  private let errors: ErrorReporter
  private let onEvent: @Sendable (SpeechEvent) -> Void
  private var target = SpeechTarget.nowhere
  /// Nil if the target was lost or could not be opened. Utterances are then discarded.
  private var output: (any UtteranceOutput)?
  /// A process has only one, so it outlives its outputs, but not the session, after which another speaker may need it.
  private var synthesiser: Synthesiser?

  static func run(
    _ queue: SpeechQueue, onError: @escaping @Sendable (SpeechError) -> Void,
    onEvent: @escaping @Sendable (SpeechEvent) -> Void
  ) {
    var loop = SpeakingLoop(queue, ErrorReporter(onError), onEvent)
    while loop.perform(queue.next()) {}
  }

  private init(_ queue: SpeechQueue, _ errors: ErrorReporter, _ onEvent: @escaping @Sendable (SpeechEvent) -> Void) {
    self.queue = queue
    self.errors = errors
    self.onEvent = onEvent
  }

  /// Returns false after the last job.
  private mutating func perform(_ job: SpeechQueue.Job) -> Bool {
    switch job {
    case .say(let rest, let generation): say(rest, generation: generation)
    case .discard: attempt { (output) throws(SpeechError) in try output.discard() }
    case .change(let target): change(to: target)
    case .close(let answer):
      close()
      synthesiser = nil
      answer.give(())
    case .list(let answer): answer.give(voices())
    case .end: return false
    }
    return true
  }

  private mutating func say(_ rest: SpokenRest, generation: Int) {
    reopenWhatWasLost()
    let (queue, errors) = (queue, errors)
    let watch = UtteranceWatch(
      isInterrupted: { queue.isPast(generation) }, tell: onEvent, report: { errors.report($0) })
    attempt { (output) throws(SpeechError) in
      if let place = try output.say(rest, watch) { queue.leave(rest, at: place) }
    }
    onEvent(output != nil && !watch.isInterrupted() ? .ended : .interrupted)
  }

  // MARK: - The target

  private mutating func change(to target: SpeechTarget) {
    close()
    errors.forget()
    self.target = target
    do throws(SpeechError) { output = try opened() } catch { fail(error) }
  }

  /// An unplugged device, or a dispatcher that has gone, may be back.
  private mutating func reopenWhatWasLost() {
    guard output == nil, target.mayComeBack, let back = try? opened() else { return }
    errors.forget()
    output = back
  }

  private mutating func opened() throws(SpeechError) -> any UtteranceOutput {
    if case .dispatcher = target { return try DispatcherOutput() }
    let synthesiser = try started()
    return SynthesisedOutput(synthesiser, to: try target.open(sampleRate: synthesiser.sampleRate))
  }

  private mutating func started() throws(SpeechError) -> Synthesiser {
    let started = if let synthesiser { synthesiser } else { try Synthesiser() }
    synthesiser = started
    return started
  }

  private mutating func voices() -> Voices {
    do throws(SpeechError) {
      return if let output { try output.voices() } else { try started().voices }
    } catch {
      fail(error)
      return Voices([])
    }
  }

  private mutating func close() {
    attempt { (output) throws(SpeechError) in try output.close() }
    target = .nowhere
    output = nil
  }

  private mutating func attempt(_ action: (any UtteranceOutput) throws(SpeechError) -> Void) {
    guard let output else { return }
    do throws(SpeechError) { try action(output) } catch { fail(error) }
  }

  private mutating func fail(_ error: SpeechError) {
    output = nil
    errors.report(error)
  }
}

/// A reporter that reports each different error once, until something works again.
final class ErrorReporter {
  private let onError: @Sendable (SpeechError) -> Void
  private var reported: Set<SpeechError> = []

  init(_ onError: @escaping @Sendable (SpeechError) -> Void) { self.onError = onError }

  func report(_ error: SpeechError) {
    if reported.insert(error).inserted { onError(error) }
  }

  func forget() { reported = [] }
}
