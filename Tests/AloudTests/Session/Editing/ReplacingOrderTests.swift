import Expectations
import TestSupport
import Testing

@testable import Aloud

/// EDIT-2: what is replaced and what by, in whichever order a language names them.
struct ReplacingOrderTests {
  /// German with patterns that have the new words first, last, and around the old ones.
  private static let files = LocaleFiles.bundled.overridden(by: [
    "wording/de.po": Array(
      """
      msgid ""
      msgstr ""
      "Plural-Forms: nplurals=2; plural=n != 1;\\n"

      msgctxt "command.replace"
      msgid "replace {object}"
      msgstr "ersetze {object}"

      msgctxt "edit.with"
      msgid "{old} with {new}|{old} by {new}|{old} to {new}"
      msgstr "{old} durch {new}|mit {new} anstelle von {old}|mit {new} {old}|statt {old} lieber {new}"

      """.utf8)
  ])

  @Test(
    "EDIT-2: either order is understood, and of several readings the one that is there counts",
    arguments: [
      ("durch", "ersetze Milch durch Sahne", "Sahne und Brot"),
      ("new first", "ersetze mit Sahne Milch", "Sahne und Brot"),
      ("new first, of two words", "ersetze mit etwas Sahne Milch", "etwas Sahne und Brot"),
      ("old of three words", "ersetze mit Tee Milch und Brot", "Tee"),
      ("new first, with words between", "ersetze mit Sahne anstelle von Milch", "Sahne und Brot"),
      ("words before the old ones", "ersetze statt Brot lieber Tee", "Milch und Tee"),
      ("English", "replace milch with tea", "tea und Brot"),
    ])
  func eitherOrder(_ name: String, _ line: String, _ text: String) throws {
    var player = try EditingPlayer({ $0.title = "Milch und Brot" }, locale: "de", files: Self.files, after: "title")
    player.say(line)
    player.say("done")
    expect(player.session.state.title, is: text)
  }

  @Test(
    "EDIT-2: with a part missing it is no command but text",
    arguments: ["mit Sahne", "mit  Milch", "statt Brot lieber"])
  func missingPart(_ object: String) throws {
    var player = try EditingPlayer({ $0.title = "Milch und Brot" }, locale: "de", files: Self.files, after: "title")
    // What begins as a command does not overwrite what is there unasked.
    expect(player.say("ersetze \(object)").first?.hasPrefix("Replace what "), is: true)
    expect(player.session.state.title, is: "Milch und Brot")
    player.say("yes")
    expect(player.session.state.title, is: "ersetze \(object)")
  }
}
