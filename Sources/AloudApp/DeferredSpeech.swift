package import Aloud
package import AloudSpeech
internal import AloudTerminal
internal import ArgumentParser
internal import Synchronization

/// Speech that starts the synthesiser only when there is something to say for the first time.
package final class DeferredSpeech: SpeechOutput {
  private struct State {
    var speaker: Speaker?
    /// A Boolean value that indicates whether the speaker speaks to the target, which it need not for a list of voices.
    var isAtTarget = false
    var settings: SpeechSettings
  }

  private let target: SpeechTarget
  private let onError: @Sendable (SpeechError) -> Void
  private let state: Mutex<State>

  /// Creates speech for `target`. The synthesiser starts at once if speech is on. Errors are passed to `onError`.
  package init(
    to target: SpeechTarget, settings: SpeechSettings, onError: @escaping @Sendable (SpeechError) -> Void
  ) {
    self.target = target
    self.onError = onError
    state = Mutex(State(settings: settings))
    if settings.isOn { _ = speaker() }
  }

  /// The reason why nothing will be heard: there is no sound device, or no speech-dispatcher.
  package var problem: LocalizedText? {
    switch target {
    case .device where !Speaker.isSoundDeviceAvailable: .message(SpeechError.noSoundDevice.message)
    case .dispatcher where !Speaker.isDispatcherAvailable: .message(SpeechError.noDispatcher.message)
    case .device, .dispatcher, .wav, .pcm, .pcmDescriptor, .command, .nowhere: nil
    }
  }

  package func speak(_ utterance: Utterance) { speaker().speak(utterance) }
  package var isSpeaking: Bool { state.withLock { $0.speaker }?.isSpeaking ?? false }
  package var isUnused: Bool { state.withLock { $0.speaker == nil } }
  package func stop() { state.withLock { $0.speaker }?.stop() }
  package var reading: ReadingMark? { state.withLock { $0.speaker }?.reading }
  package func resume() -> Bool { state.withLock { $0.speaker }?.resume() ?? false }

  package func apply(_ settings: SpeechSettings) {
    let speaker = state.withLock { state in
      state.settings = settings
      return state.speaker
    }
    speaker?.apply(settings)
    if !settings.isOn { speaker?.stop() }
  }

  package func finish() { state.withLock { $0.speaker }?.finish() }
  package func voiceNames(for language: String) -> [String] { speaker(atTarget: false).voiceNames(for: language) }
  package func hasVoice(named name: String) -> Bool { speaker(atTarget: false).hasVoice(named: name) }

  /// Returns the speaker, which is started if necessary. Without `atTarget`, it need not speak to the target, but knows the voices.
  private func speaker(atTarget: Bool = true) -> Speaker {
    state.withLock { state in
      let speaker =
        state.speaker ?? Speaker(to: atTarget ? target : .nowhere, settings: state.settings, onError: onError)
      if atTarget, !state.isAtTarget, state.speaker != nil { speaker.change(to: target) }
      (state.speaker, state.isAtTarget) = (speaker, state.isAtTarget || atTarget)
      return speaker
    }
  }
}

extension SpeechError {
  package var message: Message {
    switch self {
    case .noSynthesiser: Message.speechNoSynthesiser
    case .synthesiserInUse, .noThread: Message.speechNotStarted
    case .noVoice(let language): Message.speechNoVoice(language: .text(.verbatim(language)))
    case .noVoiceNamed(let name): Message.speechNoVoiceNamed(voice: .text(.verbatim(name)))
    case .unreadKanji: Message.speechUnreadKanji
    case .noSoundDevice: Message.speechNoDevice
    case .soundDeviceLost: Message.speechDeviceLost
    case .noDispatcher: Message.speechNoDispatcher
    case .dispatcherLost: Message.speechDispatcherLost
    case .cannotOpen(let target, _): Message.speechCannotOpen(file: .text(.verbatim(target.name)))
    case .cannotWrite(let target, _): Message.speechCannotWrite(file: .text(.verbatim(target.name)))
    case .readerEnded(let target): Message.speechReaderEnded(reader: .text(.verbatim(target.name)))
    }
  }
}

extension SpeechTarget {
  fileprivate var name: String {
    switch self {
    case .device, .dispatcher, .nowhere: ""
    case .command(let command): command
    case .wav(let path), .pcm(let path): path
    case .pcmDescriptor(let number): "fd:\(number)"
    }
  }
}

/// An option for the target of speech: `on`, `off`, `device`, `speechd`, a `.wav` file, a `.pcm` or `.raw` file or named pipe,
/// `fd:N` for an open descriptor, or `|command`.
enum SpeechOption: ExpressibleByArgument, Sendable {
  case on
  case off
  case to(SpeechTarget)

  init(isOn: Bool) { self = isOn ? .on : .off }

  init?(argument: String) {
    switch argument {
    case "": return nil
    case "on": self = .on
    case "off": self = .off
    case "device": self = .to(.device)
    case "speechd": self = .to(.dispatcher)
    case _ where argument.hasPrefix("|"): self = .to(.command(String(argument.dropFirst())))
    case _ where argument.hasPrefix("fd:"):
      guard let descriptor = Int32(argument.dropFirst(3)), OpenDescriptor.isOpen(descriptor) else { return nil }
      self = .to(.pcmDescriptor(descriptor))
    case _ where argument.hasSuffix(".wav"): self = .to(.wav(path: argument))
    case _ where argument.hasSuffix(".pcm") || argument.hasSuffix(".raw"): self = .to(.pcm(path: argument))
    default: return nil
    }
  }
}
