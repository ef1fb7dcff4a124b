import Expectations
import TestSupport
import Testing

@testable import Aloud

/// VOICE-1, ASK-3: what is not meant for the program loses nothing.
struct StrayTalkTests {
  private func player() throws -> SessionPlayer<HeardApp> { try SessionPlayer(of: HeardApp()) }

  @Test("ASK-3: the phrase confirms where it is sure, and is asked for again where it is not") func phrase() throws {
    var player = try player()
    player.hear(("remove", 0.9))
    // Stray talk has been taken for a phrase at 0.79.
    for confidence in [0.45, 0.8, 0.94] {
      expect(player.hear(("remove old files", confidence)).first, is: "That was not clear. Say it again.")
    }
    expect(player.hear(("remove old files", 0.97), ("remove cold files", 0.85)).first != nil)
    expect(player.session.state.isRemoved)
  }

  @Test(
    "ASK-7: a confidence that is no number from 0 to 1 confirms nothing", arguments: [-1, -0.5, 1.01, 210.4, 1e300])
  func noConfidence(_ confidence: Double) throws {
    var player = try player()
    player.hear(("remove", 0.9))
    expect(player.hear(("remove old files", confidence)).first, is: "That was not clear. Say it again.")
    expect(!player.session.state.isRemoved)
  }

  @Test("ASK-7: nor does anything beside which something else may be as likely", arguments: [0.96, 1.5, nil])
  func asLikely(_ confidence: Double?) throws {
    var player = try player()
    player.hear(("remove", 0.9))
    player.hear(("remove old files", 0.99), ("delete work", confidence))
    expect(!player.session.state.isRemoved)
  }
}
