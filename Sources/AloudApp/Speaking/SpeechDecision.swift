public import Aloud
public import AloudSpeech
internal import AloudTerminal

/// Whether speech is on at the start, and where it goes (SET-6).
public struct SpeechDecision {
  /// Whether it is on.
  public var isOn: Bool
  /// Where it goes.
  public var target: SpeechTarget
  /// What is said about it, once.
  public var notice: LocalizedText?
  /// Whether it is on although nobody has said so, here or in the settings.
  var isUnasked = false

  /// As the option says; without one, on where a person is at a terminal with sound and without a screen reader.
  init(_ option: SpeechOption?) {
    switch option {
    case .off: self.init(isOn: false, target: Self.heard)
    case .on: self.init(isOn: true, target: Self.heard)
    case .to(let target): self.init(isOn: true, target: target)
    case nil where !Interaction.isInteractive: self.init(isOn: false, target: Self.heard)
    case nil where ScreenReaderEvidence.isFound:
      self.init(isOn: false, target: Self.heard, notice: .message(.speechOffForScreenReader))
    case nil where Self.heard == .device && !Speaker.isSoundDeviceAvailable:
      self.init(isOn: false, target: .device, notice: .message(.speechOffWithoutDevice))
    case nil:
      self.init(isOn: true, target: Self.heard)
      isUnasked = true
    }
  }

  /// Where people hear it: the user's own speech-dispatcher where one listens, since it has the voice and the settings that
  /// they use elsewhere and lets programs speak in turn; else the sound device.
  private static var heard: SpeechTarget { Speaker.isDispatcherAvailable ? .dispatcher : .device }

  /// What is said about a voice that leaves much to guess, until somebody has said whether they want it.
  func noticeOfVoice(for locale: String, files: LocaleFiles) -> LocalizedText? {
    isUnasked && LoadedLocale.hasPoorVoice(locale, files: files) ? .message(.speechPoorVoice) : nil
  }

  private init(isOn: Bool, target: SpeechTarget, notice: LocalizedText? = nil) {
    self.isOn = isOn
    self.target = target
    self.notice = notice
  }
}
