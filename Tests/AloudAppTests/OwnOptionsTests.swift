import Aloud
import ArgumentParser
import Expectations
import Testing

@testable import AloudApp

/// Apps that declare options of their own on the command line.
@Suite struct OwnOptionsTests {
  struct Kettle: AloudApp, ParsableArguments {
    @Option var heater = "kettle"

    var initialState: Int { 0 }
    func interface(for state: Int) -> Interface { Interface("Kettle") { Tab("Kettle", id: "kettle") {} } }
    func update(_ state: inout Int, _ event: Event) -> [Effect] { [] }
  }

  struct Pot: AloudApp {
    @Option var heater = "pot"

    var initialState: Int { 0 }
    func interface(for state: Int) -> Interface { Interface("Pot") { Tab("Pot", id: "pot") {} } }
    func update(_ state: inout Int, _ event: Event) -> [Effect] { [] }
  }

  @Test func areReadBesideTheUsualOnes() throws {
    let command = try OwnOptionsCommand<Kettle>.parse(["--heater", "stove", "--format", "json"])
    expect(command.app.heater == "stove" && command.options.isJSON)
    try expect(OwnOptionsCommand<Kettle>.parse([]).app.heater, is: "kettle")
  }

  @Test func anAppThatCannotReadThemSaysSoAtTheStart() throws {
    let command = try AppCommand<Pot>.parse([])
    let error = try #require(throws: UnreadOption.self) { try command.run() }
    expect(
      "\(error)",
      is: "Pot has the option 'heater', so it must also be parsable: 'struct Pot: AloudApp, ParsableArguments'.")
  }
}
