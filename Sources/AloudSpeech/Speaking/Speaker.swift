public import Aloud

/// An object that speaks utterances in order, on a thread of its own that owns the synthesiser.
///
/// Create one speaker in a process, as early as possible: the synthesiser starts while the program continues. An error is reported
/// once for each target and never stops the program; speech that can't be heard is discarded.
public final class Speaker: SpeechOutput {
  private let queue: SpeechQueue

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

  /// Queues an utterance according to its priority. Returns at once.
  public func speak(_ utterance: Utterance) { queue.say(utterance) }

  /// A Boolean value that indicates whether something is being said or waits to be said.
  public var isSpeaking: Bool { queue.isSpeaking }

  /// The line of a screen that is being read now.
  public var reading: ReadingMark? { queue.reading }

  /// Drops queued and current speech, within one buffer of 50 ms. Returns at once.
  public func stop() { queue.stop() }

  /// Queues the speech that the last effective `stop()` dropped, from the word at which it was cut off. Returns false if there is
  /// none. Returns at once.
  public func resume() -> Bool { queue.resume() }

  /// Changes the voice and how it sounds, for utterances that are queued from now on.
  public func apply(_ settings: SpeechSettings) { queue.apply(settings) }

  /// Waits until everything queued has been passed to the target, closes the target, and releases the synthesiser for the next
  /// speaker. Later utterances are discarded until `change(to:)` is called.
  public func finish() {
    let answer = Answer<Void>()
    queue.add(.close(answer))
    answer.wait()
  }

  /// Changes the target after everything queued has been passed to the current one. Errors are then reported anew.
  public func change(to target: SpeechTarget) { queue.add(.change(target)) }

  /// Returns the available voices, or none if the synthesiser could not start. Waits for everything queued.
  public func voices() -> Voices {
    let answer = Answer<Voices>()
    queue.add(.list(answer))
    return answer.wait()
  }

  /// Returns the names of the voices that read a language (BCP 47). Waits for current speech, but not for queued speech.
  public func voiceNames(for language: String) -> [String] { listed().names(for: language) }

  /// Returns a Boolean value that indicates whether there is a voice with a name, which may have a variant after "+". Waits as
  /// `voiceNames(for:)` does.
  public func hasVoice(named name: String) -> Bool {
    listed().voice(named: String(name.prefix { $0 != "+" })) != nil
  }

  private func listed() -> Voices {
    let answer = Answer<Voices>()
    queue.addFirst(.list(answer))
    return answer.wait()
  }

  /// A Boolean value that indicates whether the user's speech-dispatcher accepts connections. Never blocks.
  public static var isDispatcherAvailable: Bool { (try? DispatcherConnection()) != nil }

  /// A Boolean value that indicates whether a sound device can be opened now. The check is silent and takes a millisecond or two.
  public static var isSoundDeviceAvailable: Bool { (try? SoundDevice(sampleRate: 22_050)) != nil }
}
