public import Aloud

/// Speaks utterances in order, on a thread of its own that owns the synthesiser.
///
/// Make one in a process, as early as possible: the synthesiser starts while the program goes on. What goes wrong is
/// reported once for each target and never stops the program; what can't be heard is swallowed.
public final class Speaker: SpeechOutput {
  private let queue: SpeechQueue

  /// Speaks to a target.
  /// - Parameters:
  ///   - target: Where sound goes at first.
  ///   - settings: How it sounds at first.
  ///   - onError: Called on the speaking thread, for each different error once. Must not wait for this speaker.
  ///   - onEvent: Called on the speaking thread. Must not wait for this speaker.
  public init(
    to target: SpeechTarget, settings: SpeechSettings = SpeechSettings(isOn: true),
    onError: @escaping @Sendable (SpeechError) -> Void, onEvent: @escaping @Sendable (SpeechEvent) -> Void = { _ in }
  ) {
    let queue = SpeechQueue(settings: settings)
    self.queue = queue
    queue.add(.change(target))
    do throws(SpeechError) {
      try OwningThread.start { SpeakingLoop.run(queue, onError: onError, onEvent: onEvent) }
    } catch {
      onError(error)
      queue.closeForGood()
    }
  }

  deinit { queue.add(.end) }

  /// Queues an utterance as its priority wants it. Returns at once.
  public func speak(_ utterance: Utterance) { queue.say(utterance) }

  /// Whether something is being said, or waits to be.
  public var isSpeaking: Bool { queue.isSpeaking }

  /// The line of a place that is being read now.
  public var reading: ReadingMark? { queue.reading }

  /// Drops what is waiting and what is being said, within one buffer of 50 ms. Returns at once.
  public func stop() { queue.stop() }

  /// Queues what the last `stop()` that cut something off dropped, from the word at which it did; false where there is
  /// nothing. Returns at once.
  public func resume() -> Bool { queue.resume() }

  /// Changes the voice and how it sounds for what is queued from now on.
  public func apply(_ settings: SpeechSettings) { queue.apply(settings) }

  /// Waits until all that is queued has been handed on, closes what was opened, and leaves the synthesiser to the next
  /// speaker. What is queued afterwards is swallowed until `change(to:)`.
  public func finish() {
    let answer = Answer<Void>()
    queue.add(.close(answer))
    answer.wait()
  }

  /// Speaks to another target, after what is queued has been handed to this one. Errors are reported anew.
  public func change(to target: SpeechTarget) { queue.add(.change(target)) }

  /// The voices there are; none if the synthesiser could not start. Waits for what is queued.
  public func voices() -> Voices {
    let answer = Answer<Voices>()
    queue.add(.list(answer))
    return answer.wait()
  }

  /// The names of the voices that read a language (BCP 47). Waits for what is being said, not for what is queued.
  public func voiceNames(for language: String) -> [String] { listed().names(for: language) }

  /// Whether there is a voice of this name, perhaps with a variant after "+". Waits as listing them does.
  public func hasVoice(named name: String) -> Bool {
    listed().voice(named: String(name.prefix { $0 != "+" })) != nil
  }

  private func listed() -> Voices {
    let answer = Answer<Voices>()
    queue.addFirst(.list(answer))
    return answer.wait()
  }

  /// Whether a speech-dispatcher of the user's listens. Never waits.
  public static var isDispatcherAvailable: Bool { (try? DispatcherConnection()) != nil }

  /// Whether there is a sound device that can be opened now. Silent; takes a millisecond or two.
  public static var isSoundDeviceAvailable: Bool { (try? SoundDevice(sampleRate: 22_050)) != nil }
}
