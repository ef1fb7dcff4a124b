import AloudTesting
import Expectations
import Testing

@testable import Aloud

/// A text that an app asks for by itself (ASK-7).
struct AskedTextTests {
  private static func name(text: LocalizedText? = nil) -> Effect {
    .ask(ActionSheet(asking: TextField("Your name?", id: "name", value: ""), text: text))
  }

  private static func player(_ effects: [Effect]) throws -> Player {
    var app = TestApp()
    app.answers["ask"] = effects
    return try Player(app, after: "extras")
  }

  @Test func anyLineIsTheAnswer() throws {
    var player = try Self.player([Self.name(text: "It is kept.")])
    player.expect("ask", says: "Your name? Text field, empty. It is kept.")
    player.expect("extras", says: "Your name? extras.")
    expect(player.events.last, is: .changed("name", to: .text("extras")))
    expect(player.session.engine.layers.isEmpty)
  }

  @Test func itIsLeftByCancelAndTheAppIsTold() throws {
    var player = try Self.player([Self.name()])
    player.say("ask")
    player.expect("cancel", says: "Cancelled.")
    expect(player.events.last, is: .sheet("name", .did))
  }

  @Test func itIsSaidAgainUntilItIsAnswered() throws {
    var player = try Self.player([Self.name()])
    player.say("ask")
    for line in ["", "repeat"] { player.expect(line, says: "Your name? Text field, empty.") }
    expect(player.say("where am i").last, is: "Your name? Text field, empty.")
  }

  @Test func questionsWaitForEachOther() throws {
    let way = ActionSheet("Which way?", id: "way", actions: Menu([.item(MenuItem("Left", id: "left"))]))
    var player = try Self.player([Self.name(), .ask(way)])
    expect(player.say("ask").contains { $0.contains("Your name?") })
    expect(player.say("Ann").contains { $0.contains("Which way?") })
    player.say("left")
    expect(player.events.suffix(2), is: [.changed("name", to: .text("Ann")), .pressed("left")])
  }

  @Test func aTextThatIsBeingWrittenStaysBelowIt() throws {
    var player = try Self.player([])
    player.say("ask")
    var engine = player.session.engine
    engine.layers.put(.entry(EntryLayer(TextField("Note", id: "note", value: ""))))
    let asked = Layer(asking: ActionSheet(asking: TextField("Your name?", id: "name", value: "")))
    expect(asked.standsOverOthers && asked.isAskedByApp && asked.isQuestion)
    engine.open(asked)
    expect(engine.layers.count == 2 && engine.layers.entry?.text.id == "name" && engine.layers.coverEntry)
    expect(engine.layers.askedSheets, is: ["name"])
  }
}
