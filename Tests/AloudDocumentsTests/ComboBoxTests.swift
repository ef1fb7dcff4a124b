import Aloud
import AloudTesting
import Expectations
import Testing

@testable import AloudDocuments

/// EDIT-4: combo boxes in documents.
struct ComboBoxTests {
  private static let elements = """
    - {combo: City, value: city, suggestions: [Bergen, Berlin, Bern], placeholder: anywhere, action: {say: "To {city}."}}
    - {combo: Port, value: port, suggestions: ["{city}", Tunis], only suggestions: on, required: yes}
    - {combo: Line, value: line, from: lines, only suggestions: on}
    - {combo: Pier, value: pier, from: lines, invalid: It is empty., invalid when: {value: pier, is: empty}}
    """
  private static let values = """
    values: {city: "", port: "", line: "", pier: ""}
    commands: {lines: {run: [lines]}}
    """

  /// What is announced to the last of `lines`, once the command has given `output`.
  private func said(_ lines: String..., output: TextLines? = "Red\nGreen\nGrey\n") throws -> [String] {
    var player = try SessionPlayer(page(Self.elements, Self.values))
    if let output, let run = player.run { player.happen(.finished(run, .exited(status: 0, output: output))) }
    return player.say(lines)
  }

  @Test("it suggests what is written, and takes other text too") func written() throws {
    try expect(said("city").first?.hasPrefix("City, anywhere, combo box, empty, editing. 3 suggestions."), is: true)
    try expect(said("city", "be").prefix(3), is: ["3 match. In front: Bergen.", "2. Berlin.", "3. Bern."])
    try expect(said("city", "be", "2"), is: ["To Berlin.", "City, Berlin."])
    try expect(said("city", "Oslo"), is: ["To Oslo.", "City, Oslo."])
  }

  @Test("where only suggestions are taken, other text is refused; they may follow a value") func only() throws {
    try expect(said("port", "Oslo").first, is: "Nothing that is offered is called “Oslo”.")
    try expect(said("city", "Oslo", "port", "oslo"), is: ["Port, Oslo."])
  }

  @Test("the lines of a command are suggested once they have come") func command() throws {
    try expect(said("line", "gre").prefix(2), is: ["2 match. In front: Green.", "2. Grey."])
    try expect(said("line", "gre", "next", ""), is: ["Line, Grey."])
    try expect(said("line", output: nil), is: ["Line, busy."])
    try expect(said("pier", output: nil).first?.contains("0 suggestions."), is: true)
  }

  @Test(
    "what a combo box can't be has its place",
    arguments: [
      ("value: a", "A combo box has either “” of its own, or the lines of a command with “”"),
      (
        "value: a, suggestions: [A], from: lines",
        "A combo box has either “” of its own, or the lines of a command with “”"
      ),
      ("suggestions: [A]", "“” is missing here"),
      ("value: flag, suggestions: [A]", "“” is on or off, and a value that holds text is needed here"),
      ("value: a, suggestions: A", "“” needs a list here, each part on a line that begins with a hyphen"),
      ("value: a, suggestions: [A, A]", "Two of these are called “”"),
      ("value: b, suggestions: [A], only suggestions: on", "The value “” begins as “”, which is none of the options"),
      ("value: a, from: none", "There is no command “”"),
      ("value: a, suggestions: ['{no}']", "There is no value “” to put here"),
      ("value: a, suggestions: [A], only suggestions: maybe", "“” is on or off"),
    ])
  func errors(keys: String, key: String) {
    let text = pageText("- {combo: C, \(keys)}", "values: {a: '', b: B, flag: off}\ncommands: {lines: {run: [lines]}}")
    expect(
      AloudDocumentsTests.errors(text).map { String($0.drop { $0 != " " }.dropFirst()).prefix(key.count) },
      is: [key[...]])
  }
}
