import AloudTesting
import Expectations
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
    expect(player.session.state.lists, is: ["Work", "Workshop list"])
    expect(player.lines.first, is: "Groceries deleted.")
    expect(player.events, is: [.pressed(ID("delete", "Groceries"))])
    expect(player.session.prompt, is: .line)
  }

  @Test("ASK-2, LOOP-4: an empty line asks again", arguments: ["", "  ", "help", "repeat"])
  func emptyLine(_ line: String) throws {
    var player = try asked()
    let question = player.lines
    expect(player.say(line), is: question)
    expect(player.events.isEmpty)
  }

  @Test("ASK-2: the line that asked for the act does not confirm it") func sameLine() throws {
    let app = ScreenApp(0) { _ in
      Button("Delete Groceries", id: "d").role(.destructive)
        .confirming(Confirmation("Sure?", phrase: "delete Groceries"))
    } on: { state, event in
      if case .pressed = event { state += 1 }
    }
    for line in ["delete groceries", "Delete Groceries!", "\"delete groceries\""] {
      var player = try SessionPlayer(of: app)
      player.say(line, line, line)
      expect(player.session.state, is: 0)
      player.say("confirm delete groceries")
      expect(player.session.state, is: 1)
    }
    var player = try SessionPlayer(of: app)
    player.say("1", "delete groceries")
    expect(player.session.state, is: 1)
  }
}
