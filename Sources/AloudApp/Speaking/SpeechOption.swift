internal import AloudSpeech
internal import AloudTerminal
internal import ArgumentParser

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
