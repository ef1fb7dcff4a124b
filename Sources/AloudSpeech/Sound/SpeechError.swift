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

  /// A Boolean value that indicates whether speech continues, so that the error can be spoken too.
  package var isHeard: Bool {
    switch self {
    case .noVoice, .noVoiceNamed, .unreadKanji: true
    case .noSynthesiser, .synthesiserInUse, .noThread, .noSoundDevice, .soundDeviceLost, .noDispatcher, .dispatcherLost,
      .cannotOpen, .cannotWrite, .readerEnded:
      false
    }
  }
}
