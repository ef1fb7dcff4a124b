/// One change to the user's settings: by voice, in the Settings tab, in a file, or by an app.
public struct SettingChange: Sendable, Equatable {
  /// The setting that changes.
  public let name: SettingName
  /// The new value in the form of a settings file.
  public let text: String

  /// Creates a change from text that somebody has written; nil if the text is not a value of the setting.
  public init?(_ name: SettingName, _ text: String) {
    guard let text = name.values.reading(text) else { return nil }
    (self.name, self.text) = (name, text)
  }

  init(_ name: SettingName, to value: some SettingValue) { (self.name, text) = (name, value.settingText) }
}

extension Settings {
  /// Makes a change on behalf of `source`. Numbers are limited to the range of the setting.
  public mutating func apply(_ change: SettingChange, from source: SettingSource = .session) {
    sources[change.name] = source
    change.name.descriptor.set(&self, change.text)
  }

  /// Returns the value of a setting in the form of a settings file.
  public func text(of name: SettingName) -> String { name.descriptor.text(self) }
}
