import Expectations
import TestSupport
import Testing

@testable import Aloud

/// ASK-7: a question never replaces another, and what was typed before a question was announced does not answer it.
struct WaitingQuestionTests {
  @Test("a question stays in front where its app goes elsewhere after it") func elsewhere() throws {
    struct CleaningApp: App {
      var initialState: [String] { [] }
      func interface(for state: [String]) -> Interface {
        Interface("Cleaning") { Tab("Home", id: "home") { Button("Clean", id: "clean") } }
      }
      func screen(_ id: ID, for state: [String]) -> Screen? {
        Screen("Page", id: id) { Button("Keep going", id: "going") }
      }
      func update(_ state: inout [String], _ event: Event) -> [Effect] {
        if case .pressed("clean") = event { return [.ask(Assistant.permission("clean")), .push("page")] }
        if case .pressed(let id) = event { state.append(id.name) }
        return []
      }
    }
    var player = try SessionPlayer(of: CleaningApp())
    player.say("clean", "1")
    expect(player.session.state, is: ["allow"])
    player.say("1")
    expect(player.session.state, is: ["allow", "going"])
  }
}
