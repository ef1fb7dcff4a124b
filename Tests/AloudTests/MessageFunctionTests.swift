import Foundation
import Testing

@testable import AloudLocaleMaker

/// The functions that say the messages, which are made of the English wording and checked in.
struct MessageFunctionTests {
  /// The files as they are made now.
  static func files() throws -> MessageFiles {
    MessageFiles(
      wording: try String(contentsOf: Repository.root.appending(path: MessageFiles.wording), encoding: .utf8))
  }

  @Test("the checked-in functions are those of the English wording") func checkedIn() throws {
    let made = try Self.files().texts
    let folder = Repository.root.appending(path: MessageFiles.folder, directoryHint: .isDirectory)
    let there = try FileManager.default.contentsOfDirectory(atPath: folder.path())
    for name in Set(made.keys).union(there).sorted() {
      let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
      #expect(
        text == made[name],
        "\(MessageFiles.folder)/\(name) is not what \(MessageFiles.wording) makes. Run: swift run AloudLocaleMaker")
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
