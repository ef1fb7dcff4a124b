@testable internal import Aloud
internal import AloudLanguage
@testable internal import AloudTerminal
@testable internal import AloudTesting

/// Files that a person writes.
enum FileCheck {
  private static let english = try? LoadedLocale("en")

  /// Settings: what is set is read again, and nothing else is another.
  static func checkSettings(_ bytes: [UInt8]) throws {
    let text = SettingsText(bytes)
    for error in text.errors {
      guard let words = english?.wording.text(error.kind.message(at: "settings:\(error.line)")) else { continue }
      try PrintedCheck.check(words)
    }
    if SettingsText(text.bytes) != text { throw Finding("what is written is read as something else") }
    var settings = Settings()
    for change in text.changes { settings.apply(change) }
    for name in SettingName.allCases {
      let value = settings.text(of: name)
      var other = text
      other.set(name, to: value)
      if SettingChange(name, value) != nil, SettingsText(other.bytes) != other {
        throw Finding("\(name.rawValue) = \(value) is read as something else")
      }
      var read = Settings()
      for change in SettingsText(other.bytes).changes { read.apply(change) }
      if SettingChange(name, value) != nil, read.text(of: name) != value {
        throw Finding(
          "\(name.rawValue) was set to \(value.debugDescription), and is \(read.text(of: name).debugDescription)")
      }
    }
    var none = text
    none.removeSettings()
    if !none.changes.isEmpty { throw Finding("a setting is left: \(none.changes)") }
  }

  /// A palette: its colors are read as they are written.
  static func checkPalette(_ bytes: [UInt8]) throws {
    let lines = PaletteLines(bytes, limit: 16)
    if lines.colors.count > 16 { throw Finding("\(lines.colors.count) colors") }
    let again = PaletteLines(PaletteLines.bytes(lines.colors), limit: 16)
    if again.colors != lines.colors || !again.areSound { throw Finding("\(lines.colors) are read as \(again.colors)") }
  }

  /// A transcript: it is refused in words, or is written as it was read.
  static func checkTranscript(_ bytes: [UInt8]) throws {
    let text = String(decoding: bytes, as: UTF8.self)
    let transcript: Transcript
    do { transcript = try Transcript(parsing: text, file: "a.transcript") } catch {
      if error.line < 1 || error.message.isEmpty { throw Finding("\(error)") }
      return try PrintedCheck.check(error.description)
    }
    let again = try Transcript(parsing: transcript.text, file: "a.transcript")
    if again != transcript { throw Finding("\(transcript.text.debugDescription) is read as something else") }
  }
}
