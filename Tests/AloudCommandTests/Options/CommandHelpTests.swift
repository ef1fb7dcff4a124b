import ArgumentParser
import Expectations
import Testing

@testable import AloudCommand

@Suite struct CommandHelpTests {
  @Test(
    "A mistyped command is told which was meant",
    arguments: [
      ("timr", ["timer"]), ("chose", ["choose"]), ("confrim", ["confirm"]), ("pass", ["password"]),
      ("filter", ["search"]),
      ("app.yaml", ["run app.yaml"]), ("dat", ["date", "datetime"]), ("", []), ("foo", []),
      ("tim\u{1B}\u{1B}\u{1B}", []),
    ])
  func suggestions(_ word: String, _ names: [String]) { expect(CommandHelp.suggestions(for: word), is: names) }

  @Test("Help is asked for before two dashes, and before the program of a host")
  func request() {
    let own: any ParsableCommand.Type = GaugePrompt.self
    expect(CommandHelp.request(in: ["Copying", "--help"], of: own), is: false)
    expect(CommandHelp.request(in: ["-h", "all"], of: own), is: true)
    expect(CommandHelp.request(in: ["--help-hidden"], of: own), is: true)
    expectNil(CommandHelp.request(in: ["Copying", "--", "cp", "--help"], of: own))
    expect(CommandHelp.request(in: ["--help"], of: Host.self), is: false)
    expectNil(CommandHelp.request(in: ["--echo", "python3", "--help"], of: Host.self))
  }

  @Test("A table is read with its quotes, line ends and short rows")
  func table() {
    let csv = "\u{FEFF}name, note\r\n\"Ann, B\",\"says \"\"hi\"\"\ntwice\"\r\n\nBob\nEve,x,y"
    let table = SeparatedValues(Array(csv.utf8), delimiter: nil)
    expect(table.columns, is: ["name", "note"])
    expect(table.rows, is: [["Ann, B", "says \"hi\"\ntwice"], ["Bob"], ["Eve", "x", "y"]])
    expect(table.value(1, 1), is: "")
    expect(table.line(0), is: "\"Ann, B\",\"says \"\"hi\"\"\ntwice\"")
    expect(SeparatedValues(Array("a\tb,c\n1\t2".utf8), delimiter: nil).rows, is: [["1", "2"]])
    expect(SeparatedValues([], delimiter: nil).rows.isEmpty)
    expect(SeparatedValues(Array("a,b\n\"open".utf8), delimiter: nil).rows, is: [["open"]])
  }
}
