import Foundation
import Testing

@testable import MessageMaker

/// The functions that say the messages, which the build makes of the English wording.
struct MessageFunctionTests {
  /// The name of the function of each key that has one.
  static func functions() throws -> [String: String] {
    let path = Repository.root.appending(path: "locales/wording/en.po")
    let wording = try String(contentsOf: path, encoding: .utf8)
    let modules = Set(EnglishEntry.entries(of: wording).map { ModuleMessages.module(of: $0.key) })
    return modules.reduce(into: [:]) { all, module in
      all.merge(ModuleMessages(of: module, wording: wording).functions) { one, _ in one }
    }
  }

  @Test("a function has the entry's places as its arguments, in the order in which they are said")
  func declaration() throws {
    #expect(
      Self.declaration("a.b", "{new} for {old}, {new}")
        == "package static func aB(new: Argument, old: Argument) -> Message { Message(\"a.b\", [\"new\": new, \"old\": old]) }"
    )
    #expect(Self.declaration("a.bC.d", "words") == "package static var aBCD: Message { Message(\"a.bC.d\") }")
    #expect(
      Self.declaration("repeat", "in {in}")
        == "package static func `repeat`(`in`: Argument) -> Message { Message(\"repeat\", [\"in\": `in`]) }")
  }

  @Test("the number that a plural goes by is an argument, also where it isn't said") func plural() {
    #expect(EnglishEntry(key: "a", texts: ["{x} is", "{x} are"]).places == ["count", "x"])
    #expect(EnglishEntry(key: "a", texts: ["{x} is", "{count} {x} are"]).places == ["x", "count"])
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
    #expect(
      EnglishEntry.entries(of: file) == [
        EnglishEntry(key: "a.b", texts: ["one {x} two", "many {x}"]), EnglishEntry(key: "c", texts: ["d"]),
      ])
  }

  private static func declaration(_ key: String, _ text: String) -> String {
    let lines = MessageFunction(EnglishEntry(key: key, texts: [text])).declaration.split(separator: "\n")
    return lines.dropFirst().map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
  }
}
