/// What can go wrong with speech. None of it stops printing; the command turns a case into a sentence.
public enum SpeechError: Error, Hashable, Sendable {
  /// The synthesiser could not start: libespeak-ng is missing (-1), or its data is missing or damaged. Carries its own status.
  case noSynthesiser(status: Int)
  /// The process already has a `Speaker`. The synthesiser can only be owned once.
  case synthesiserInUse
  /// No thread could be started for speech. Carries the system's error number.
  case noThread(code: Int32)
  /// No voice reads this language (BCP 47); another voice reads it instead.
  case noVoice(language: String)
  /// There is no voice of this name; the language's own voice is used instead.
  case noVoiceNamed(String)
  /// The Japanese voice reads kana alone, and no dictionary reads kanji for it.
  case unreadKanji
  /// There is nothing to play sound on.
  case noSoundDevice
  /// The sound device stopped taking samples. Carries the sound library's own number.
  case soundDeviceLost(code: Int32)
  /// No speech-dispatcher answers.
  case noDispatcher
  /// The speech-dispatcher has gone, or answers nothing that can be understood.
  case dispatcherLost
  /// A file or pipe could not be opened. Carries the system's error number.
  case cannotOpen(SpeechTarget, code: Int32)
  /// A file stopped taking samples: a full disk. Carries the system's error number.
  case cannotWrite(SpeechTarget, code: Int32)
  /// Whoever read the samples from a pipe, or the command that took them, has gone.
  case readerEnded(SpeechTarget)

  /// Whether speech goes on, so that the error can be heard as well.
  package var isHeard: Bool {
    switch self {
    case .noVoice, .noVoiceNamed, .unreadKanji: true
    case .noSynthesiser, .synthesiserInUse, .noThread, .noSoundDevice, .soundDeviceLost, .noDispatcher, .dispatcherLost,
      .cannotOpen, .cannotWrite, .readerEnded:
      false
    }
  }
}
