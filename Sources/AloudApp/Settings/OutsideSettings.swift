internal import Aloud
internal import AloudTerminal

/// What the settings file and the environment set (SET-5), read once: help needs to know their language.
struct OutsideSettings: Sendable {
  /// The file.
  let file: SettingsFile
  /// What the file sets.
  private(set) var fileChanges: [SettingChange] = []
  /// What the environment sets.
  private(set) var environmentChanges: [SettingChange] = []
  /// Where the environment has speech go.
  private(set) var speech: SpeechOption?
  /// What counts for nothing, and why.
  private(set) var errors: [LocalizedText] = []

  /// How many lines of a file that count for nothing are told one by one.
  private static let toldLines = 3

  /// Those of this run.
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

  /// The language that is set here, the environment's before the file's.
  var locale: String? {
    text(of: .locale, in: fileChanges + environmentChanges)
  }

  /// The calendar that is set here; nil where none is, or it is left to the locale.
  var calendar: CalendarSystem? {
    text(of: .calendar, in: fileChanges + environmentChanges).flatMap { CalendarSystem(bcp47: $0) }
  }

  /// Whether the file turns speech on or off; nil where it does neither.
  var isSpeechOn: Bool? {
    text(of: .speech, in: fileChanges).map { $0 == "on" }
  }

  private func text(of name: SettingName, in changes: [SettingChange]) -> String? {
    changes.last { $0.name == name }?.text
  }

  private mutating func readVariable(_ name: SettingName) {
    guard let value = EnvironmentVariable.value(name.variable) else { return }
    if let change = SettingChange(name, value) { environmentChanges.append(change) }
    if name == .speech { speech = SpeechOption(argument: value) ?? speech(of: environmentChanges) }
    if SettingChange(name, value) == nil, name != .speech || speech == nil {
      errors.append(SettingsError.Kind.badValue(name, value).message(at: name.variable))
    }
  }

  private func speech(of changes: [SettingChange]) -> SpeechOption? {
    guard let change = changes.last, change.name == .speech else { return nil }
    return SpeechOption(isOn: change.text == "on")
  }
}
