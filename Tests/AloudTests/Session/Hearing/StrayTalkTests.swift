import AloudTesting
import Testing

@testable import Aloud

/// VOICE-1, ASK-3: what is not meant for the program loses nothing.
struct StrayTalkTests {
  private func player() throws -> SessionPlayer<HeardApp> { try SessionPlayer(of: HeardApp()) }

  @Test(
    "ASK-3: nothing but the whole phrase, and surely heard, confirms",
    arguments: [
      "yes", "remove", "old files", "remove files", "remove old", "the first", "one", "okay", "right",
      "remove old files now",
      "delete",
    ])
  func strayConfirms(_ line: String) throws {
    var player = try player()
    player.hear(("remove", 0.9))
    player.hear((line, 1))
    #expect(!player.session.state.isRemoved)
  }

  @Test("ASK-3: the phrase confirms where it is sure, and is asked for again where it is not") func phrase() throws {
    var player = try player()
    player.hear(("remove", 0.9))
    // Stray talk has been taken for a phrase at 0.79.
    for confidence in [0.45, 0.8, 0.94] {
      #expect(player.hear(("remove old files", confidence)).first == "That was not clear. Say it again.")
    }
    #expect(player.hear(("remove old files", 0.97), ("remove cold files", 0.85)).first != nil)
    #expect(player.session.state.isRemoved)
  }

  @Test(
    "ASK-7: a confidence that is no number from 0 to 1 confirms nothing", arguments: [-1, -0.5, 1.01, 210.4, 1e300])
  func noConfidence(_ confidence: Double) throws {
    var player = try player()
    player.hear(("remove", 0.9))
    #expect(player.hear(("remove old files", confidence)).first == "That was not clear. Say it again.")
    #expect(!player.session.state.isRemoved)
  }

  @Test("ASK-7: nor does anything beside which something else may be as likely", arguments: [0.96, 1.5, nil])
  func asLikely(_ confidence: Double?) throws {
    var player = try player()
    player.hear(("remove", 0.9))
    player.hear(("remove old files", 0.99), ("delete work", confidence))
    #expect(!player.session.state.isRemoved)
  }

  @Test("VOICE-1: a phrase that was not sure is never finished by yes") func yes() throws {
    var player = try player()
    player.hear(("remove", 0.9))
    player.hear(("remove old files", 0.45))
    player.hear(("yes", 1))
    #expect(!player.session.state.isRemoved)
  }

  @Test(
    "VOICE-1: a sheet with input is closed by the phrase that names it, by no single word",
    arguments: ["discard", "throw away", "yes", "close", "cancel", "back", "no", "quit"])
  func sheet(_ line: String) throws {
    var player = try player()
    player.say("write", "text", "Dear all")
    #expect(player.hear(("cancel", 0.9)).last?.contains("\"discard Letter\"") == true)
    player.hear((line, 1))
    #expect(!player.session.engine.navigator.sheets.isEmpty)
    player.say("keep editing")
    player.hear(("cancel", 0.9))
    player.hear(("discard letter", 0.97))
    #expect(player.session.engine.navigator.sheets.isEmpty)
  }

  @Test("VOICE-1: asleep, nothing is heard but \"wake up\"; what is typed counts") func sleep() throws {
    var player = try player()
    #expect(player.hear(("sleep", 0.9)) == ["Asleep. Say \"wake up\" to go on."])
    #expect(player.hear(("milk", 0.9)) == [])
    #expect(player.session.lastHeard == nil)
    #expect(player.hear(("wake up", 0.2)) == [])
    player.expect("milk", says: "On.")
    #expect(player.hear(("wake up", 0.9)) == ["Awake."])
    #expect(player.hear(("milk", 0.9)) == ["Off."])
  }

  @Test("VOICE-1: a question about what was heard goes through keyboard and voice alike") func typedAnswer() throws {
    var player = try player()
    player.hear(("fifteen", 0.8), ("fifty", 0.75))
    player.expect("fifty", says: "On.")
    #expect(player.session.state.on == ["Fifty"])
  }
}
