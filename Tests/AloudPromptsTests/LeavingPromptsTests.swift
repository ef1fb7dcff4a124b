import Aloud
import AloudPrompts
import AloudTesting
import Expectations
import Testing

/// ASK-8: a prompt in which something was entered is not left unasked.
struct LeavingPromptsTests {
  private static let items = PromptList(["Tea", "Milk", "Rum"].map { PromptItem($0, title: .verbatim($0)) })

  @Test("ASK-8: several lines are asked about, and each answer does what it says") func lines() throws {
    let question = "The change in What is it about? is not kept yet. Say \"save\", \"discard\" or \"keep editing\"."
    func player() throws -> PromptPlayer {
      var player = try PromptPlayer(Prompt("What is it about?", .lines(standard: nil)))
      player.say("One", "Two")
      return player
    }
    var discarding = try player()
    expect(discarding.say("cancel"), is: [question])
    expect(!discarding.response.isOver)
    expect(discarding.say("discard"), is: ["Cancelled."])
    expect(discarding.response.isOver && discarding.answer == nil)
    var saving = try player()
    saving.say("cancel", "save")
    expect(saving.answer, is: .text("One\nTwo"))
    var keeping = try player()
    keeping.say("cancel", "keep editing", "Three", ".")
    expect(keeping.answer, is: .text("One\nTwo\nThree"))
  }

  @Test("ASK-8: a prompt in which nothing was entered is left at once") func untouched() throws {
    var lines = try PromptPlayer(Prompt("What is it about?", .lines(standard: nil)))
    expect(lines.say("cancel"), is: ["Cancelled."])
    var several = try PromptPlayer(Prompt.chooseAny("What?", of: Self.items))
    expect(several.say("cancel"), is: ["Cancelled."])
    var one = try PromptPlayer(Prompt.choose("What?", from: Self.items))
    expect(one.say("cancel"), is: ["Cancelled."])
  }

  @Test("ASK-8: what was checked is asked about by the button's own word") func several() throws {
    var player = try PromptPlayer(Prompt.chooseAny("What?", of: Self.items))
    player.say("tea")
    expect(player.say("cancel"), is: ["You have changed What? Say \"Done\", \"discard\" or \"keep editing\"."])
    player.say("done")
    expect(player.answer, is: .items([0]))
  }

  @Test("ASK-8: a form is asked about at every way out", arguments: ["cancel", "quit"]) func form(_ way: String) throws
  {
    var player = try SessionPlayer(of: SheetTask())
    player.say("name Ann", way)
    expect(!player.response.isOver)
    player.say("discard")
    expect(player.response.isOver && !player.session.state.isDone)
  }

  @Test("ASK-8: the way back of a form asks too, and then leads back") func back() throws {
    var player = try SessionPlayer(of: SheetTask())
    player.say("name Ann", "back")
    expect(!player.response.isOver)
    player.say("discard")
    expect(player.response.isOver && player.session.state.isBack)
  }

  @Test(
    "SCRIPT-1: no hint offers words that leave a text, where the lines are piped and are text",
    arguments: [
      (Prompt.Kind.text(standard: nil), false), (.secret, false), (.lines(standard: nil), false),
      (.choice(items, standard: nil), true), (.search(items, standard: nil), true),
    ]) func piped(kind: Prompt.Kind, isOffered: Bool) throws
  {
    func offers(isPiped: Bool, obeysWords: Bool = false) throws -> Bool {
      var prompt = Prompt("What?", kind)
      (prompt.offersBack, prompt.obeysPipedWords) = (true, obeysWords)
      var session = try Session(PromptApp(prompt), settings: Settings(locale: "en"), isPiped: isPiped)
      let lines = session.start().announcements.map { session.renderer.printed($0).lowercased() }
      return lines.contains { $0.contains("\"cancel\"") || $0.contains("\"back\"") }
    }
    try expect(offers(isPiped: false))
    try expect(offers(isPiped: true, obeysWords: true))
    try expect(offers(isPiped: true), is: isOffered)
  }
}
