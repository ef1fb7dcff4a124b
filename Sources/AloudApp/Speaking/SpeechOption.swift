internal import AloudSpeech
internal import AloudTerminal
internal import ArgumentParser

/// Where speech goes: `on`, `off`, a `.wav` file, a `.pcm` or `.raw` file or named pipe, or `fd:N` for an open descriptor.
enum SpeechOption: ExpressibleByArgument, Sendable {
  case off
  case to(SpeechTarget)

  /// On, at the sound device, or off.
  init(isOn: Bool) { self = isOn ? .to(.device) : .off }

  init?(argument: String) {
    switch argument {
    case "": return nil
    case "on": self = .to(.device)
    case "off": self = .off
    case _ where argument.hasPrefix("fd:"):
      guard let descriptor = Int32(argument.dropFirst(3)), OpenDescriptor.isOpen(descriptor) else { return nil }
      self = .to(.pcmDescriptor(descriptor))
    case _ where argument.hasSuffix(".wav"): self = .to(.wav(path: argument))
    case _ where argument.hasSuffix(".pcm") || argument.hasSuffix(".raw"): self = .to(.pcm(path: argument))
    default: return nil
    }
  }
}
