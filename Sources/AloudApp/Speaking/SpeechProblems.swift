package import Aloud
package import AloudSpeech

extension SpeechError {
  /// The sentence that tells of it.
  package var message: Message {
    switch self {
    case .noSynthesiser: Message("speech.noSynthesiser")
    case .synthesiserInUse, .noThread: Message("speech.notStarted")
    case .noVoice(let language): Message("speech.noVoice", ["language": .text(.verbatim(language))])
    case .noVoiceNamed(let name): Message("speech.noVoiceNamed", ["voice": .text(.verbatim(name))])
    case .noSoundDevice: Message("speech.noDevice")
    case .soundDeviceLost: Message("speech.deviceLost")
    case .cannotOpen(let target, _): Message("speech.cannotOpen", ["file": .text(.verbatim(target.name))])
    case .cannotWrite(let target, _): Message("speech.cannotWrite", ["file": .text(.verbatim(target.name))])
    }
  }
}

extension SpeechTarget {
  /// What the user calls it.
  fileprivate var name: String {
    switch self {
    case .device, .nowhere: ""
    case .wav(let path), .pcm(let path): path
    case .pcmDescriptor(let number): "fd:\(number)"
    }
  }
}
