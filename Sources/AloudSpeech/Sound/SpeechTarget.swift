package import Aloud

/// A target of sound.
public enum SpeechTarget: Hashable, Sendable {
  /// The machine's sound device.
  case device
  /// The user's speech-dispatcher, which has its own voice and settings and lets programs speak in turn.
  case dispatcher
  /// A WAV file at this path, which is overwritten if it exists.
  case wav(path: String)
  /// A file or named pipe at this path for raw samples (16-bit little-endian, mono, 22,050 Hz).
  case pcm(path: String)
  /// An open file descriptor for raw samples, which stays open afterwards.
  case pcmDescriptor(Int32)
  /// A shell command that takes raw samples on its standard input.
  case command(String)
  /// No target: all sound is discarded.
  case nowhere

  package var isHeard: Bool { self == .device || self == .dispatcher }

  fileprivate var name: String {
    switch self {
    case .device, .dispatcher, .nowhere: ""
    case .command(let command): command
    case .wav(let path), .pcm(let path): path
    case .pcmDescriptor(let number): "fd:\(number)"
    }
  }
}

/// An event of a `Speaker` for an observer such as a benchmark or a test.
public enum SpeechEvent: Hashable, Sendable {
  /// The first sound of an utterance was passed to the target.
  case started
  /// A mark was reached: the sound before it has been passed to the target.
  case mark(String)
  /// All of an utterance was passed to the target.
  case ended
  /// An utterance was interrupted by `stop()`.
  case interrupted
}

/// An error in speech. It never stops printing; the command describes each case in a sentence.
public enum SpeechError: Error, Hashable, Sendable {
  /// The synthesiser could not start: libespeak-ng is missing (-1), or its data is missing or damaged. Carries the library's
  /// status.
  case noSynthesiser(status: Int)
  /// Another `Speaker`, or `Phonemes`, owns the synthesiser, which can have only one owner in a process.
  case synthesiserInUse
  /// No thread could be started for speech. Carries the system's error number.
  case noThread(code: Int32)
  /// No voice reads this language (BCP 47), so another voice reads it.
  case noVoice(language: String)
  /// There is no voice with this name, so the language's own voice is used.
  case noVoiceNamed(String)
  /// The Japanese voice reads only kana, and no dictionary reads kanji for it.
  case unreadKanji
  /// There is no sound device.
  case noSoundDevice
  /// The sound device stopped taking samples. Carries the sound library's error number.
  case soundDeviceLost(code: Int32)
  /// No speech-dispatcher answers.
  case noDispatcher
  /// The speech-dispatcher has gone, or its answers can't be understood.
  case dispatcherLost
  /// A file or pipe could not be opened. Carries the system's error number.
  case cannotOpen(SpeechTarget, code: Int32)
  /// A file stopped taking samples, as on a full disk. Carries the system's error number.
  case cannotWrite(SpeechTarget, code: Int32)
  /// The reader of a pipe, or the command that took the samples, has gone.
  case readerEnded(SpeechTarget)

  package var isHeard: Bool {
    switch self {
    case .noVoice, .noVoiceNamed, .unreadKanji: true
    case .noSynthesiser, .synthesiserInUse, .noThread, .noSoundDevice, .soundDeviceLost, .noDispatcher, .dispatcherLost,
      .cannotOpen, .cannotWrite, .readerEnded:
      false
    }
  }

  package var message: Message {
    switch self {
    case .noSynthesiser: .speechNoSynthesiser
    case .synthesiserInUse, .noThread: .speechNotStarted
    case .noVoice(let language): .speechNoVoice(language: .text(.verbatim(language)))
    case .noVoiceNamed(let name): .speechNoVoiceNamed(voice: .text(.verbatim(name)))
    case .unreadKanji: .speechUnreadKanji
    case .noSoundDevice: .speechNoDevice
    case .soundDeviceLost: .speechDeviceLost
    case .noDispatcher: .speechNoDispatcher
    case .dispatcherLost: .speechDispatcherLost
    case .cannotOpen(let target, _): .speechCannotOpen(file: .text(.verbatim(target.name)))
    case .cannotWrite(let target, _): .speechCannotWrite(file: .text(.verbatim(target.name)))
    case .readerEnded(let target): .speechReaderEnded(reader: .text(.verbatim(target.name)))
    }
  }
}
