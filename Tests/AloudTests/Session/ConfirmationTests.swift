import AloudTesting
import Testing

@testable import Aloud

/// ASK: confirmations.
struct ConfirmationTests {
  private let choices = "Say \"delete Groceries\" to do it, or \"cancel\"."

  private func asked() throws -> Player { try Player(after: "more on 1", "delete list") }

  @Test("ASK-1: a destructive act asks, with what will be lost, the phrase, and the way out") func asks() throws {
    let player = try asked()
    #expect(player.lines.joined(separator: " ") == "Delete the list Groceries? 3 reminders will be lost. \(choices)")
    #expect(player.session.prompt == .answer)
  }

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

  @Test(
    "ASK-2, ASK-4: nothing else confirms, and that nothing is lost is said",
    arguments: [
      "yes", "1", "4", "delete", "delete gro", "groceries", "delete list", "ok", "delete groceries now",
      "please delete groceries", "xyz",
    ])
  func refuses(_ line: String) throws {
    var player = try asked()
    let before = player.session.state
    player.expect(line, says: "Nothing was done. \(choices)")
    #expect(player.session.state == before)
    #expect(player.session.prompt == .answer)
  }

  @Test("ASK-2, LOOP-4: an empty line asks again", arguments: ["", "  ", "help", "repeat"])
  func emptyLine(_ line: String) throws {
    var player = try asked()
    let question = player.lines
    #expect(player.say(line) == question)
    #expect(player.events.isEmpty)
  }

  @Test("LOOP-8, LOOP-11: where the user is does not drop the question: it is asked again after it") func whereAmI()
    throws
  {
    var player = try asked()
    let question = player.lines
    #expect(
      player.say("where am I") == ["Home, tab, 1 of 3. Screen Lists.", "Groceries, opens a screen, menu, 1 of 6."]
        + question)
    #expect(player.session.prompt == .answer)
  }

  @Test(
    "ASK-4: the way out says that nothing was done, and leads back",
    arguments: ["keep", "no", "don't", "back", "cancel"])
  func keeps(_ line: String) throws {
    var player = try asked()
    player.expect(line, says: "Nothing was done.")
    #expect(player.session.prompt == .line)
    #expect(player.say("delete groceries").first?.contains("not understood") == true)
    #expect(player.events.isEmpty)
  }

  @Test("ASK-2: what was typed before the question does not confirm") func typedAhead() throws {
    var player = try asked()
    player.say(Line("delete groceries", isTypedAhead: true))
    #expect(player.lines.first == "That was typed before the question, so it does not count.")
    #expect(player.lines.last == choices)
    #expect(player.session.state.lists.count == 3)
    player.say("delete groceries")
    #expect(player.session.state.lists.count == 2)
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

  @Test(
    "ASK-3: a recogniser's line needs the whole phrase",
    arguments: ["yes delete", "delete", "delete grocery", "delete groceries yes"])
  func recognised(_ text: String) throws {
    var player = try asked()
    player.say(Line(text, isRecognised: true))
    #expect(player.session.state.lists.count == 3)
    player.say(Line("delete groceries", isRecognised: true))
    #expect(player.session.state.lists.count == 2)
  }

  @Test("ASK-4: the end of input means no, and that is said") func end() throws {
    var player = try asked()
    let response = player.session.end()
    #expect(response.announcements.map(player.session.renderer.printed) == ["Nothing was done."])
    #expect(player.session.state.lists.count == 3)
  }

  @Test("ASK-4: quitting instead of an answer says that nothing was done") func quit() throws {
    var player = try asked()
    player.expect("quit", says: "Nothing was done.", "Goodbye.")
    #expect(player.response.isOver)
    #expect(player.session.state.lists.count == 3)
  }

  @Test("ASK-4: settings may be changed while the question waits") func settings() throws {
    var player = try asked()
    player.expect("louder", says: "Volume, 120.", choices)
    #expect(player.session.prompt == .answer)
    player.expect("undo", says: "Answer the question first.", choices)
    #expect(player.session.prompt == .answer)
  }

  @Test("ASK-1: without a question of its own a general one is asked") func general() throws {
    var player = try Player(after: "extras", "erase all")
    #expect(player.text.contains("\"confirm Erase all\""))
    player.say("erase all")
    #expect(player.session.state.lists.count == 3)
    player.expect("confirm erase all", says: "All erased.")
    #expect(player.session.state.lists.isEmpty)
  }

  @Test("ASK-5: an alert takes OK or an empty line, and nothing else", arguments: ["OK", "", "okay", "back", "cancel"])
  func alert(_ line: String) throws {
    var app = TestApp()
    app.answers["wrap"] = [.alert(Alert("Saved", text: "All of it."))]
    var player = try Player(app, after: "extras", "wrap up")
    #expect(player.lines == ["Saved, alert. All of it."])
    player.expect("1", says: "\"1\" is not understood.", "Saved, alert.")
    #expect(player.events.count == 1)
    player.expect(line, says: "Extras. Wrap up, button, 10 of 11.")
  }

  @Test("ASK-5: a draft with changes asks what becomes of it") func draft() throws {
    var player = try Player(after: "new list", "title", "Tea")
    player.expect("cancel", says: "You have changed New list. Say \"Add\", \"discard\" or \"keep editing\".")
    #expect(player.say("1") == player.lines)
    #expect(player.say("").first?.contains("discard") == true)
    player.expect("keep editing", says: "New list stays open. Nothing is lost.")
    #expect(player.session.state.draft == "Tea")
  }
}
