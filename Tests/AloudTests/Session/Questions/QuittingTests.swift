import AloudTesting
import Testing

@testable import Aloud

/// ASK-5: "quit" asks where a field or a picker holds what the app has not been told of.
struct QuittingTests {
  private func changedField() throws -> EditingPlayer {
    try EditingPlayer({ $0.title = "Milk" }, after: "title", "insert oat")
  }

  @Test("ASK-5: quitting in a field that was changed asks first", arguments: ["quit", "exit"])
  func field(word: String) throws {
    var player = try changedField()
    let question = "The change in Title is not kept yet. Say \"save\", \"discard\" or \"keep editing\"."
    player.expect(word, says: question)
    #expect(!player.response.isOver)
    for line in ["", "yes", word, "bread"] { #expect(player.say(line) == [question], "\(line)") }
    #expect(player.say("keep editing").first?.hasPrefix("Title") == true)
    player.expect("done", says: "Title, Milk oat.")
  }

  @Test("ASK-5: what is saved then is kept, what is discarded is not, and the program ends") func answers() throws {
    var saving = try changedField()
    saving.expect("quit", "save", says: "Title, Milk oat.", "Goodbye.")
    #expect(saving.session.state.title == "Milk oat")
    #expect(saving.response.isOver)
    var discarding = try changedField()
    discarding.expect("quit", "discard", says: "Goodbye.")
    #expect(discarding.session.state.title == "Milk")
    #expect(discarding.response.isOver)
  }

  @Test("ASK-5: where nothing would be lost it ends at once") func unchanged() throws {
    var player = try EditingPlayer({ $0.title = "Milk" }, after: "title", "next word")
    player.expect("quit", says: "Goodbye.")
    #expect(player.response.isOver)
  }

  @Test("ASK-5: a picker that was turned asks too") func picker() throws {
    let question = "The change in Size is not kept yet. Say \"save\", \"discard\" or \"keep editing\"."
    var player = try SessionPlayer(of: PickerApp())
    player.say("size", "next")
    player.expect("quit", says: question)
    #expect(!player.response.isOver)
    #expect(player.say("quit", "keep editing").first?.contains("Large") == true)
    #expect(player.say("exit", "save").last == "Goodbye.")
    #expect(player.session.state.values["size"] != nil)
    var other = try SessionPlayer(of: PickerApp())
    other.say("size", "next", "quit", "discard")
    #expect(other.response.isOver)
    #expect(other.session.state.values["size"] == nil)
  }

  @Test("ASK-4: the end of input at the question keeps nothing") func endOfInput() throws {
    var player = try changedField()
    player.say("quit")
    #expect(player.end().first == "Title is as it was.")
    #expect(player.session.state.title == "Milk")
  }
}
