public import Aloud
public import AloudSpeech
internal import AloudTerminal

/// The settings that a session starts with, from their sources in rising order: what Aloud comes with, the desktop, the
/// file, the environment, the command line (SET-5).
public struct StartingSettings {
  /// From all of them.
  public let settings: Settings
  /// Without what the file sets: what "reset settings" goes back to.
  public let unkept: Settings
  /// Where speech goes, and what is said about it.
  public let speech: SpeechDecision
  /// The desktop, which may still be answering.
  let desktop: DesktopPreferences

  /// Those of a run with `options`. What the desktop answers after a moment goes to `late`.
  public init(_ options: SessionOptions, late: @escaping @Sendable ([SettingChange]) -> Void = { _ in }) {
    let outside = OutsideSettings.usual
    let desktop = DesktopPreferences(late: late)
    self.desktop = desktop
    func settings(file: [SettingChange]) -> Settings {
      var settings = Settings(locale: options.locales.environmentName)
      settings.dateLocale = options.locales.environmentDates
      settings.isSeen = Interaction.isInteractive && options.isText
      for change in desktop.changes { settings.apply(change, from: .desktop) }
      for change in file { settings.apply(change, from: .file) }
      for change in outside.environmentChanges { settings.apply(change, from: .environment) }
      for change in options.changes { settings.apply(change, from: .commandLine) }
      return settings
    }
    func decision(_ isOn: Bool?) -> SpeechDecision {
      SpeechDecision(options.speech ?? outside.speech ?? isOn.map { SpeechOption(isOn: $0) })
    }
    var started = settings(file: outside.fileChanges), unkept = settings(file: [])
    speech = decision(outside.isSpeechOn)
    started.speech.isOn = speech.isOn
    unkept.speech.isOn = outside.isSpeechOn == nil ? speech.isOn : decision(nil).isOn
    if options.speech != nil {
      started.sources[.speech] = .commandLine
      unkept.sources[.speech] = .commandLine
    }
    self.settings = started
    self.unkept = unkept
  }
}

extension SessionOptions {
  /// The settings that a session with these options starts with.
  package var startingSettings: StartingSettings { StartingSettings(self) }
}

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
