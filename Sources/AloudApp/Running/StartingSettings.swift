public import Aloud
public import AloudSpeech
internal import AloudTerminal

/// The settings with which a session starts, from sources of rising precedence: Aloud's defaults, the desktop, the file, the
/// environment, the command line (SET-5).
public struct StartingSettings {
  /// The settings from all sources.
  public let settings: Settings
  /// The settings without those of the file, to which "reset settings" returns.
  public let unkept: Settings
  /// The decision about speech at the start, with its target and the notice about it.
  public let speech: SpeechDecision
  /// The desktop's settings, some of which may still be awaited.
  let desktop: DesktopPreferences

  /// Creates the settings for a run with `options`. Settings that the desktop reports later are passed to `late`.
  public init(_ options: SessionOptions, late: @escaping @Sendable ([SettingChange]) -> Void = { _ in }) {
    let outside = OutsideSettings.usual
    let desktop = DesktopPreferences(late: late)
    self.desktop = desktop
    func settings(file: [SettingChange]) -> Settings {
      var settings = Settings(locale: options.locales.environmentName)
      settings.dateLocale = options.locales.environmentDates
      settings.isSeen = Interaction.isInteractive && options.format == .text
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

/// The decision whether speech is on at the start, and to which target it goes (SET-6).
public struct SpeechDecision {
  /// A Boolean value that indicates whether speech is on.
  public var isOn: Bool
  /// The target of speech.
  public var target: SpeechTarget
  /// A notice about the decision, which is said once.
  public var notice: LocalizedText?
  /// A Boolean value that indicates whether speech is on without an option or a setting.
  var isUnasked = false
}

extension SpeechDecision {
  /// Creates the decision of an option. Without one, speech is on if a user is at a terminal with sound and without a screen
  /// reader.
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
    case nil: self.init(isOn: true, target: Self.heard, isUnasked: true)
    }
  }

  /// The target at which people hear speech: the user's speech-dispatcher if it is running, because it has the voice and the
  /// settings that they use elsewhere and lets programs speak in turn; otherwise the sound device.
  private static var heard: SpeechTarget { Speaker.isDispatcherAvailable ? .dispatcher : .device }

  /// Returns a notice about a voice that is hard to understand, or nil if the voice is good or the user has set speech.
  func noticeOfVoice(for locale: String, files: LocaleFiles) -> LocalizedText? {
    isUnasked && LoadedLocale.hasPoorVoice(locale, files: files) ? .message(.speechPoorVoice) : nil
  }
}
