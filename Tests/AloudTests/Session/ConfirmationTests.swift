import AloudTesting
import Testing

@testable import Aloud

/// ASK: confirmations.
struct ConfirmationTests {

  private func asked() throws -> Player { try Player(after: "more on 1", "delete list") }

  @Test(
    "ASK-2: the whole phrase confirms", arguments: ["delete Groceries", "Delete groceries.", " DELETE  GROCERIES "])
  func confirms(_ line: String) throws {
    var player = try asked()
    player.say(line)
    #expect(player.session.state.lists == ["Work", "Workshop list"])
    #expect(player.lines.first == "Groceries deleted.")
    #expect(player.events == [.pressed(ID("delete", "Groceries"))])
    #expect(player.session.prompt == .line)
  }

  @Test("ASK-2, LOOP-4: an empty line asks again", arguments: ["", "  ", "help", "repeat"])
  func emptyLine(_ line: String) throws {
    var player = try asked()
    let question = player.lines
    #expect(player.say(line) == question)
    #expect(player.events.isEmpty)
  }

  @Test("ASK-2: the line that asked for the act does not confirm it") func sameLine() throws {
    struct SamePhrase: App {
      var initialState: Int { 0 }
      func interface(for state: Int) -> Interface {
        var button = Button("Delete Groceries", id: "d")
        button.role = .destructive
        button.confirmation = Confirmation("Sure?", phrase: "delete Groceries")
        return Interface("S", tabs: [Tab("S", id: "s", screen: Screen("S", id: "s", elements: [.button(button)]))])
      }
      func update(_ state: inout Int, _ event: Event) -> [Effect] {
        if case .pressed = event { state += 1 }
        return []
      }
    }
    for line in ["delete groceries", "Delete Groceries!", "\"delete groceries\""] {
      var session = try Session(SamePhrase(), settings: Settings())
      _ = session.start()
      for _ in 0..<3 { _ = session.take(Line(line)) }
      #expect(session.state == 0)
      _ = session.take(Line("confirm delete groceries"))
      #expect(session.state == 1)
    }
    var session = try Session(SamePhrase(), settings: Settings())
    _ = session.start()
    _ = session.take(Line("1"))
    _ = session.take(Line("delete groceries"))
    #expect(session.state == 1)
  }
}
