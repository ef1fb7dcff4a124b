package import Aloud
package import AloudSpeech

extension SpeechError {
  /// A sentence that describes the error.
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
  /// The user's name for the target.
  fileprivate var name: String {
    switch self {
    case .device, .dispatcher, .nowhere: ""
    case .command(let command): command
    case .wav(let path), .pcm(let path): path
    case .pcmDescriptor(let number): "fd:\(number)"
    }
  }
}
