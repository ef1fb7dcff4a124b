public import Aloud

/// One way in which a transcript is played: its language, what the user has set, and the form of what is said.
public struct TestVariant: Sendable, Hashable {
  /// The language, as a BCP 47 tag.
  public var locale: String
  /// What the user has set beside the transcript's own arguments.
  public var settings: SettingsSet
  /// The form of what is said.
  public var form: SpokenForm

  /// A variant.
  public init(locale: String, settings: SettingsSet = SettingsSet(), form: SpokenForm = .text) {
    (self.locale, self.settings, self.form) = (locale, settings, form)
  }

  /// What tells it from the transcript itself, which is played in `own`: what stands before ".transcript" in the name of a
  /// file that is recorded for it. Nothing for the transcript itself.
  func parts(beside own: String) -> [String] {
    (locale == own ? [] : [locale]) + (settings.name.isEmpty ? [] : [settings.name])
      + (form == .text ? [] : [form.rawValue])
  }
}

/// The form of what is said.
public enum SpokenForm: String, Sendable, Hashable, CaseIterable {
  case text, json, braille
}

/// Settings that transcripts are played with, as somebody has written them: `textSize=AX3,reduceMotion=on`.
public struct SettingsSet: Sendable, Hashable {
  /// As they were written.
  public let name: String
  /// What they change.
  public let changes: [SettingChange]

  /// The usual settings.
  public init() { (name, changes) = ("", []) }

  /// Reads a set, its parts between commas. A setting is called as in the settings file (`text-size`) or in capitals
  /// (`textSize`).
  public init(_ text: String) throws(SettingsSetError) {
    var changes: [SettingChange] = []
    for part in text.split(separator: ",") {
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard let name = SettingName.allCases.first(where: { $0.rawValue == sides[0] || $0.key == sides[0] }) else {
        throw .unknown(sides[0])
      }
      guard let change = SettingChange(name, sides.count > 1 ? sides[1] : "") else {
        throw .badValue(name, sides.count > 1 ? sides[1] : "")
      }
      changes.append(change)
    }
    (self.name, self.changes) = (text, changes)
  }

  /// Sets that are written alike are the same.
  public static func == (one: SettingsSet, other: SettingsSet) -> Bool { one.name == other.name }
  /// As they are written.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// The same, as words of a command line.
  var arguments: [String] {
    changes.flatMap { change in
      // Speech takes a value as an option: it can go elsewhere than to the user.
      change.name.values == .flag && change.name != .speech
        ? [(change.text == "on" ? "--" : "--no-") + change.name.rawValue]
        : ["--" + change.name.rawValue, change.text]
    }
  }
}

/// Why a set of settings can't be used.
public enum SettingsSetError: Error, Sendable, Equatable {
  /// There is no such setting.
  case unknown(String)
  /// The setting can't be that.
  case badValue(SettingName, String)
}
