package import Aloud
package import AloudSpeech
internal import AloudTerminal

/// The settings with which a session starts, from sources of rising precedence: Aloud's defaults, the desktop, the file, the
/// environment, the command line (SET-5).
package struct StartingSettings {
  package let settings: Settings
  /// The settings without those of the file, to which "reset settings" returns.
  package let unkept: Settings
  package let speech: SpeechDecision
  /// The desktop's settings, some of which may still be awaited.
  let desktop: DesktopPreferences

  /// Creates the settings for a run with `options`. Settings that the desktop reports later are passed to `late`.
  package init(_ options: SessionOptions, late: @escaping @Sendable ([SettingChange]) -> Void = { _ in }) {
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
    if options.speech != nil { (started.sources[.speech], unkept.sources[.speech]) = (.commandLine, .commandLine) }
    (self.settings, self.unkept) = (started, unkept)
  }
}

/// The decision whether speech is on at the start, and to which target it goes (SET-6).
package struct SpeechDecision {
  package var isOn: Bool
  package var target: SpeechTarget
  package var notice: LocalizedText?
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

  func noticeOfVoice(for locale: String, files: LocaleFiles) -> LocalizedText? {
    isUnasked && LoadedLocale.hasPoorVoice(locale, files: files) ? .message(.speechPoorVoice) : nil
  }
}

/// The settings from the settings file and the environment (SET-5), read once, early enough for help to know its language.
struct OutsideSettings: Sendable {
  let file: SettingsFile
  private(set) var fileChanges: [SettingChange] = []
  private(set) var environmentChanges: [SettingChange] = []
  private(set) var speech: SpeechOption?
  private(set) var errors: [LocalizedText] = []

  private static let toldLines = 3

  static let usual = OutsideSettings(SettingsFile(folder: UserFolder.settings))

  private init(_ file: SettingsFile) {
    self.file = file
    for name in SettingName.allCases { readVariable(name) }
    do throws(WholeFileError) {
      let text = try file.text()
      fileChanges = text.changes
      let found = text.errors
      errors += found.prefix(Self.toldLines).map { $0.kind.message(at: "\(file.path):\($0.line)") }
      let more = found.count - Self.toldLines
      if more > 0 { errors.append(.message(.settingsMore(count: .number(more), file: .text(.verbatim(file.path))))) }
    } catch {
      let message = error == .tooLarge ? Message.settingsTooLarge : Message.settingsUnreadable
      errors.append(.message(message(.text(.verbatim(file.path)))))
    }
  }

  /// The language that is set. The environment overrides the file.
  var locale: String? { text(of: .locale, in: fileChanges + environmentChanges) }

  var calendar: CalendarSystem? {
    text(of: .calendar, in: fileChanges + environmentChanges).flatMap { CalendarSystem(bcp47: $0) }
  }

  var isSpeechOn: Bool? { text(of: .speech, in: fileChanges).map { $0 == "on" } }

  private func text(of name: SettingName, in changes: [SettingChange]) -> String? {
    changes.last { $0.name == name }?.text
  }

  private mutating func readVariable(_ name: SettingName) {
    guard let value = EnvironmentVariable.value(name.variable) else { return }
    let change = SettingChange(name, value)
    if let change { environmentChanges.append(change) }
    if name == .speech { speech = SpeechOption(argument: value) ?? change.map { SpeechOption(isOn: $0.text == "on") } }
    if change == nil, name != .speech || speech == nil {
      errors.append(SettingsError.Kind.badValue(name, value).message(at: name.variable))
    }
  }
}
