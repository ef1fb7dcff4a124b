import AloudTesting
import Expectations
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
    expect(!player.response.isOver)
    for line in ["", "yes", word, "bread"] { expect(player.say(line), is: [question], "\(line)") }
    expect(player.say("keep editing").first?.hasPrefix("Title"), is: true)
    player.expect("done", says: "Title, Milk oat.")
  }
}
