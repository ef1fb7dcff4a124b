internal import Aloud
internal import AloudTerminal

/// The settings from the settings file and the environment (SET-5), read once, early enough for help to know its language.
struct OutsideSettings: Sendable {
  /// The settings file.
  let file: SettingsFile
  /// The changes in the file.
  private(set) var fileChanges: [SettingChange] = []
  /// The changes in the environment.
  private(set) var environmentChanges: [SettingChange] = []
  /// The destination of speech that the environment sets.
  private(set) var speech: SpeechOption?
  /// The messages about values that are ignored.
  private(set) var errors: [LocalizedText] = []

  /// The greatest number of ignored lines that are reported one by one.
  private static let toldLines = 3

  /// The settings of this run.
  static let usual = OutsideSettings(SettingsFile(folder: SettingsFolderPath.usual))

  private init(_ file: SettingsFile) {
    self.file = file
    for name in SettingName.allCases { readVariable(name) }
    do throws(WholeFileError) {
      let text = try file.text()
      fileChanges = text.changes
      let found = text.errors
      errors += found.prefix(Self.toldLines).map { $0.kind.message(at: "\(file.path):\($0.line)") }
      if found.count > Self.toldLines {
        errors.append(
          .message(.settingsMore(count: .number(found.count - Self.toldLines), file: .text(.verbatim(file.path)))))
      }
    } catch {
      errors.append(
        .message(
          error == .tooLarge
            ? .settingsTooLarge(file: .text(.verbatim(file.path)))
            : .settingsUnreadable(file: .text(.verbatim(file.path)))))
    }
  }

  /// The language that is set. The environment overrides the file.
  var locale: String? {
    text(of: .locale, in: fileChanges + environmentChanges)
  }

  /// The calendar that is set; nil if there is none, or if it is left to the locale.
  var calendar: CalendarSystem? {
    text(of: .calendar, in: fileChanges + environmentChanges).flatMap { CalendarSystem(bcp47: $0) }
  }

  /// A Boolean value that indicates whether the file turns speech on; nil if it says nothing.
  var isSpeechOn: Bool? {
    text(of: .speech, in: fileChanges).map { $0 == "on" }
  }

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
