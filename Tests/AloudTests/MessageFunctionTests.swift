import Expectations
import Foundation
import Testing

@testable import MessageMaker

/// The functions that say the messages, which the build makes of the English wording.
struct MessageFunctionTests {
  @Test("a module has functions for the messages that its sources name, and for no others") func named() throws {
    let wording = """
      msgctxt "sheet.left"
      msgid "{sheet} closed."

      msgctxt "sheet.kept"
      msgid "{sheet} kept."
      """
    let messages = ModuleMessages(of: "Aloud", wording: wording, sources: ["say(.message(.sheetLeft(sheet: title)))"])
    expect(messages.text.contains("static func sheetLeft(sheet: Argument) -> Message"))
    expect(!messages.text.contains("sheetKept"))
  }

  @Test("a function has the entry's places as its arguments, in the order in which they are said")
  func declaration() throws {
    expect(
      Self.declaration("a.b", "{new} for {old}, {new}"),
      is: "static func aB(new: Argument, old: Argument) -> Message { Message(\"a.b\", [\"new\": new, \"old\": old]) }")
    expect(Self.declaration("a.bC.d", "words"), is: "static var aBCD: Message { Message(\"a.bC.d\") }")
    expect(
      Self.declaration("repeat", "in {in}"),
      is: "static func `repeat`(`in`: Argument) -> Message { Message(\"repeat\", [\"in\": `in`]) }")
  }

  @Test("the number that a plural goes by is an argument, also where it isn't said") func plural() {
    expect(EnglishEntry(key: "a", texts: ["{x} is", "{x} are"]).places, is: ["count", "x"])
    expect(EnglishEntry(key: "a", texts: ["{x} is", "{count} {x} are"]).places, is: ["x", "count"])
  }

  @Test("strings may go on over lines, and comments and translations are passed by") func reading() {
    let file = """
      msgid ""
      msgstr "Language: en\\n"

      # msgctxt "no"
      msgctxt "a.b"
      msgid ""
      "one {x}"
      " two"
      msgid_plural "many {x}"
      msgstr[0] "other {y}"
      "more {z}"
      msgstr[1] ""

      msgctxt "c"
      msgid "d"
      msgstr "d"
      """
    expect(
      EnglishEntry.entries(of: file),
      is: [
        EnglishEntry(key: "a.b", texts: ["one {x} two", "many {x}"]), EnglishEntry(key: "c", texts: ["d"]),
      ])
  }

  private static func declaration(_ key: String, _ text: String) -> String {
    let lines = MessageFunction(EnglishEntry(key: key, texts: [text])).declaration.split(separator: "\n")
    return lines.dropFirst().map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
  }
}
