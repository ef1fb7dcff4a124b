public import Aloud
public import AloudSpeech
internal import Synchronization

/// Speech that starts the synthesiser when there is something to say for the first time, and not before.
public final class DeferredSpeech: SpeechOutput {
  private struct State {
    var speaker: Speaker?
    /// Whether the speaker speaks to the target: to list voices, it need not.
    var isAtTarget = false
    var settings: SpeechSettings
  }

  private let target: SpeechTarget
  private let onError: @Sendable (SpeechError) -> Void
  private let state: Mutex<State>

  /// Speech that will go to `target`; the synthesiser starts at once where speech is on. Errors go to `onError`.
  public init(
    to target: SpeechTarget, settings: SpeechSettings, onError: @escaping @Sendable (SpeechError) -> Void
  ) {
    self.target = target
    self.onError = onError
    state = Mutex(State(settings: settings))
    if settings.isOn { _ = speaker() }
  }

  /// Why nothing will be heard: there is no sound device, or no speech-dispatcher, to speak to.
  public var problem: LocalizedText? {
    switch target {
    case .device where !Speaker.isSoundDeviceAvailable: .message(SpeechError.noSoundDevice.message)
    case .dispatcher where !Speaker.isDispatcherAvailable: .message(SpeechError.noDispatcher.message)
    case .device, .dispatcher, .wav, .pcm, .pcmDescriptor, .command, .nowhere: nil
    }
  }

  /// Says an utterance as its priority wants it.
  public func speak(_ utterance: Utterance) { speaker().speak(utterance) }

  /// Whether something is being said.
  public var isSpeaking: Bool { state.withLock { $0.speaker }?.isSpeaking ?? false }

  /// Whether no synthesiser has been started.
  public var isUnused: Bool { state.withLock { $0.speaker == nil } }

  /// Stops at once, and drops what has not been said.
  public func stop() { state.withLock { $0.speaker }?.stop() }

  /// The line of a place that is being read now.
  public var reading: ReadingMark? { state.withLock { $0.speaker }?.reading }

  /// Says what was stopped, from the word at which it was; false where nothing was.
  public func resume() -> Bool { state.withLock { $0.speaker }?.resume() ?? false }

  /// Speaks with these settings from now on.
  public func apply(_ settings: SpeechSettings) {
    let speaker = state.withLock { state in
      state.settings = settings
      return state.speaker
    }
    speaker?.apply(settings)
    if !settings.isOn { speaker?.stop() }
  }

  /// Waits until all has been said.
  public func finish() { state.withLock { $0.speaker }?.finish() }

  /// The names of the voices that read a language.
  public func voiceNames(for language: String) -> [String] { lister().voiceNames(for: language) }

  /// Whether there is a voice of this name.
  public func hasVoice(named name: String) -> Bool { lister().hasVoice(named: name) }

  /// What knows the voices. A synthesiser that is started for it speaks nowhere.
  private func lister() -> Speaker {
    state.withLock { state in
      if let speaker = state.speaker { return speaker }
      let speaker = Speaker(to: .nowhere, settings: state.settings, onError: onError)
      state.speaker = speaker
      return speaker
    }
  }

  private func speaker() -> Speaker {
    state.withLock { state in
      let speaker = state.speaker ?? Speaker(to: target, settings: state.settings, onError: onError)
      if state.speaker != nil, !state.isAtTarget { speaker.change(to: target) }
      state.speaker = speaker
      state.isAtTarget = true
      return speaker
    }
  }
}
