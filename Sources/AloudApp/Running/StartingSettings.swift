public import Aloud
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
