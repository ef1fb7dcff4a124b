public import Aloud
internal import AloudSystem

/// An object that speaks utterances in order, on a thread of its own that owns the synthesiser.
///
/// Create one speaker in a process, as early as possible: if speech is on, the synthesiser starts while the program continues, and
/// otherwise when there is something to say for the first time. An error is reported once for each target and never stops the
/// program; speech that can't be heard is discarded.
public final class Speaker: SpeechOutput {
  private struct State {
    var isRunning = false
    /// A Boolean value that indicates whether the target is opened, which it need not be for a list of voices.
    var isAtTarget = false
  }

  private let target: SpeechTarget
  private let onError: @Sendable (SpeechError) -> Void
  private let onEvent: @Sendable (SpeechEvent) -> Void
  private let queue: SpeechQueue
  private let state = Monitor(State())

  /// Creates a speaker for a target.
  /// - Parameters:
  ///   - target: The target of the sound at first.
  ///   - settings: The speech settings at first.
  ///   - onError: Called on the speaking thread, once for each different error. It must not wait for this speaker.
  ///   - onEvent: Called on the speaking thread. It must not wait for this speaker.
  public init(
    to target: SpeechTarget, settings: SpeechSettings = SpeechSettings(isOn: true),
    onError: @escaping @Sendable (SpeechError) -> Void, onEvent: @escaping @Sendable (SpeechEvent) -> Void = { _ in }
  ) {
    (self.target, self.onError, self.onEvent) = (target, onError, onEvent)
    queue = SpeechQueue(settings: settings)
    if settings.isOn { start() }
  }

  deinit { queue.add(.end) }

  private func start(atTarget: Bool = true) {
    let isFirst = state.withLock { state in
      if atTarget, !state.isAtTarget { queue.add(.change(target)) }
      defer { state = State(isRunning: true, isAtTarget: state.isAtTarget || atTarget) }
      return !state.isRunning
    }
    guard isFirst else { return }
    do throws(SpeechError) {
      try OwningThread.start { [queue, onError, onEvent] in
        SpeakingLoop(queue, onError: onError, onEvent: onEvent).run()
      }
    } catch {
      onError(error)
      queue.closeForGood()
    }
  }

  /// The reason why nothing will be heard: there is no sound device, or no speech-dispatcher.
  public var problem: LocalizedText? {
    switch target {
    case .device where !Self.isSoundDeviceAvailable: .message(SpeechError.noSoundDevice.message)
    case .dispatcher where !Self.isDispatcherAvailable: .message(SpeechError.noDispatcher.message)
    case .device, .dispatcher, .wav, .pcm, .pcmDescriptor, .command, .nowhere: nil
    }
  }

  /// A Boolean value that indicates whether the speaker was never needed.
  public var isUnused: Bool { !state.withLock { $0.isRunning } }

  /// Queues an utterance according to its priority. Returns at once.
  public func speak(_ utterance: Utterance) {
    start()
    queue.say(utterance)
  }

  /// A Boolean value that indicates whether something is being said or waits to be said.
  public var isSpeaking: Bool { queue.isSpeaking }

  /// The line of a screen that is being read now.
  public var reading: ReadingMark? { queue.reading }

  /// Drops queued and current speech, within one buffer of 50 ms. Returns at once.
  public func stop() { queue.stop() }

  /// Queues the speech that the last `stop()` dropped, from the word at which it was cut off. Returns false if there is none.
  public func resume() -> Bool { queue.resume() }

  /// Changes the voice and how it sounds, for utterances that are queued from now on. Stops speech if it is turned off.
  public func apply(_ settings: SpeechSettings) {
    queue.apply(settings)
    if !settings.isOn { stop() }
  }

  /// Waits until everything queued has been passed to the target, closes the target, and releases the synthesiser for the next
  /// speaker. Later utterances are discarded until `change(to:)` is called.
  public func finish() {
    if isUnused { return }
    let answer = Answer<Void>()
    queue.add(.close(answer))
    answer.wait()
  }

  /// Changes the target after everything queued has been passed to the current one. Errors are then reported anew.
  public func change(to target: SpeechTarget) {
    start()
    queue.add(.change(target))
  }

  /// Returns the available voices, or none if the synthesiser could not start. Waits for everything queued.
  public func voices() -> Voices { listed(queue.add) }

  /// Returns the names of the voices that read a language (BCP 47). Waits for current speech, but not for queued speech.
  public func voiceNames(for language: String) -> [String] { listed(queue.addFirst).names(for: language) }

  /// Returns whether there is a voice with a name, which may have a variant after "+". Waits as `voiceNames(for:)` does.
  public func hasVoice(named name: String) -> Bool {
    listed(queue.addFirst).voice(named: String(name.prefix { $0 != "+" })) != nil
  }

  private func listed(_ put: (SpeechQueue.Job) -> Void) -> Voices {
    start(atTarget: false)
    let answer = Answer<Voices>()
    put(.list(answer))
    return answer.wait()
  }

  /// A Boolean value that indicates whether the user's speech-dispatcher accepts connections. Never blocks.
  public static var isDispatcherAvailable: Bool { (try? DispatcherConnection()) != nil }

  /// A Boolean value that indicates whether a sound device can be opened now. The check is silent and takes a millisecond or two.
  public static var isSoundDeviceAvailable: Bool { (try? SoundDevice(sampleRate: 22_050)) != nil }
}

final class SpeakingLoop {
  private let queue: SpeechQueue
  private let onError: @Sendable (SpeechError) -> Void
  /// Each different error is reported once, until something works again.
  private var reported: Set<SpeechError> = []
  private let onEvent: @Sendable (SpeechEvent) -> Void
  private var target = SpeechTarget.nowhere
  /// Nil if the target was lost or could not be opened. Utterances are then discarded.
  private var output: (any UtteranceOutput)?
  /// A process has only one, so it outlives its outputs, but not the session, after which another speaker may need it.
  private var engine: EspeakEngine?

  init(
    _ queue: SpeechQueue, onError: @escaping @Sendable (SpeechError) -> Void,
    onEvent: @escaping @Sendable (SpeechEvent) -> Void
  ) { (self.queue, self.onError, self.onEvent) = (queue, onError, onEvent) }

  func run() { while perform(queue.next()) {} }

  /// Returns false after the last job.
  private func perform(_ job: SpeechQueue.Job) -> Bool {
    switch job {
    case .say(let rest, let generation): say(rest, generation: generation)
    case .discard: attempt { (output) throws(SpeechError) in try output.discard() }
    case .change(let target): change(to: target)
    case .close(let answer):
      close()
      engine = nil
      answer.give(())
    case .list(let answer): answer.give(voices())
    case .end: return false
    }
    return true
  }

  private func say(_ rest: SpokenRest, generation: Int) {
    reopenWhatWasLost()
    let watch = UtteranceWatch(
      isInterrupted: { [queue] in queue.isPast(generation) }, tell: onEvent, report: { self.report($0) })
    attempt { (output) throws(SpeechError) in
      if let place = try output.say(rest, watch) { queue.leave(rest, at: place) }
    }
    onEvent(output != nil && !watch.isInterrupted() ? .ended : .interrupted)
  }

  // MARK: - The target

  private func change(to target: SpeechTarget) {
    close()
    reported = []
    self.target = target
    do throws(SpeechError) { output = try opened() } catch { fail(error) }
  }

  /// An unplugged device, or a dispatcher that has gone, may be back. A file that was lost would be overwritten.
  private func reopenWhatWasLost() {
    guard output == nil, target.isHeard, let back = try? opened() else { return }
    reported = []
    output = back
  }

  private func opened() throws(SpeechError) -> any UtteranceOutput {
    if case .dispatcher = target { return try DispatcherOutput() }
    let engine = try started()
    return SynthesisedOutput(engine, to: try target.open(sampleRate: engine.sampleRate))
  }

  private func started() throws(SpeechError) -> EspeakEngine {
    let started = if let engine { engine } else { try EspeakEngine() }
    engine = started
    return started
  }

  private func voices() -> Voices {
    do throws(SpeechError) {
      return if let output { try output.voices() } else { try started().voices }
    } catch {
      fail(error)
      return Voices([])
    }
  }

  private func close() {
    attempt { (output) throws(SpeechError) in try output.close() }
    target = .nowhere
    output = nil
  }

  private func attempt(_ action: (any UtteranceOutput) throws(SpeechError) -> Void) {
    guard let output else { return }
    do throws(SpeechError) { try action(output) } catch { fail(error) }
  }

  private func fail(_ error: SpeechError) {
    output = nil
    report(error)
  }

  private func report(_ error: SpeechError) { if reported.insert(error).inserted { onError(error) } }
}
