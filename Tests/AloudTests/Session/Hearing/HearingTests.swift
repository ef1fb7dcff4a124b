import Expectations
import TestSupport
import Testing

@testable import Aloud

/// VOICE-1: what was recognised may be wrong, and is weighed by what would come of it.
struct HearingTests {
  private func player() throws -> SessionPlayer<HeardApp> { try SessionPlayer(of: HeardApp()) }

  @Test("VOICE-1: noise is nothing, and does not stop speech") func noise() throws {
    var player = try player()
    expect(player.hear(), is: [])
    expect(player.hear(("", 0.9), ("…", 0.9)), is: [])
    let noise = player.session.take(Recognition([]))
    let words = player.session.take(Recognition([.init("milk")]))
    expect(!noise.stopsSpeech && words.stopsSpeech)
  }

  @Test("VOICE-1: what was heard with yesterday's grammar is dropped") func stale() throws {
    var player = try player()
    let grammar = player.session.renewGrammar()
    expect(grammar != nil)
    let first = player.session.grammarGeneration
    let again = player.session.renewGrammar()
    expectNil(again)
    expect(player.hear(("milk", 0.9), generation: first), is: ["On."])
    player.say("write")
    let other = player.session.renewGrammar()
    expect(other != nil)
    expect(player.hear(("text", 0.9), generation: first), is: ["What can be said has changed meanwhile. Say it again."])
    expect(player.session.grammarGeneration, is: first + 1)
  }
}
