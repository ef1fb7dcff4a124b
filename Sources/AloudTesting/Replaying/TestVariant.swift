public import Aloud

/// A variant in which a transcript is played: its language, settings and output form.
public struct TestVariant: Sendable, Hashable {
  /// The language, as a BCP 47 tag.
  public var locale: String
  /// The settings, in addition to the transcript's own arguments.
  public var settings = SettingsSet()
  /// The output form.
  public var form = SpokenForm.text

  /// The parts of a recorded file's name; none for the transcript itself, which is played in `own`.
  func parts(beside own: String) -> [String] {
    (locale == own ? [] : [locale]) + (settings.name.isEmpty ? [] : [settings.name])
      + (form == .text ? [] : [form.rawValue])
  }
}

/// The form of a session's output.
public enum SpokenForm: String, Sendable, Hashable, CaseIterable { case text, json, braille }

/// A set of settings to play transcripts with, as written by a user: `textSize=AX3,reduceMotion=on`.
public struct SettingsSet: Sendable, Hashable {
  /// The set as written.
  public let name: String
  /// The changes to the default settings.
  public let changes: [SettingChange]

  /// Creates an empty set, for the default settings.
  public init() { (name, changes) = ("", []) }

  /// Creates a set from comma-separated settings, named as in the settings file (`text-size`) or in camel case (`textSize`).
  public init(_ text: String) throws(SettingsSetError) {
    var changes: [SettingChange] = []
    for part in text.split(separator: ",") {
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard let name = SettingName.allCases.first(where: { $0.rawValue == sides[0] || $0.key == sides[0] })
      else { throw .unknown(sides[0]) }
      guard let change = SettingChange(name, sides.count > 1 ? sides[1] : "") else {
        throw .badValue(name, sides.count > 1 ? sides[1] : "")
      }
      changes.append(change)
    }
    (self.name, self.changes) = (text, changes)
  }

  /// Returns a Boolean value that indicates whether two sets are written alike.
  public static func == (one: SettingsSet, other: SettingsSet) -> Bool { one.name == other.name }
  /// Hashes the set as written.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  var arguments: [String] {
    changes.flatMap { change in
      // Speech takes a value as an option: it can go elsewhere than to the user.
      change.name.values == .flag && change.name != .speech
        ? [(change.text == "on" ? "--" : "--no-") + change.name.rawValue]
        : ["--" + change.name.rawValue, change.text]
    }
  }
}

/// The error that is thrown when a set of settings is invalid.
public enum SettingsSetError: Error, Sendable, Equatable {
  /// There is no setting of that name.
  case unknown(String)
  /// The value is invalid for the setting.
  case badValue(SettingName, String)
}
