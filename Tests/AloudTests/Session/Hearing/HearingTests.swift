import AloudTesting
import Testing

@testable import Aloud

/// VOICE-1: what was recognised may be wrong, and is weighed by what would come of it.
struct HearingTests {
  private func player() throws -> SessionPlayer<HeardApp> { try SessionPlayer(of: HeardApp()) }

  @Test("VOICE-1: what is sure is done") func sure() throws {
    var player = try player()
    #expect(player.hear(("milk", 0.9)) == ["On."])
    #expect(player.hear(("milk", nil)) == ["Off."])
    #expect(player.session.lastHeard == "milk")
  }

  @Test("VOICE-1: of what may have been said, what means nothing here is passed over") func meaningless() throws {
    var player = try player()
    #expect(player.hear(("mild", 0.9), ("milk", 0.7)) == ["On."])
    #expect(player.session.lastHeard == "milk")
  }

  @Test("VOICE-1: two things that are about as likely are asked about, by a word, a place or yes")
  func twoAlternatives() throws {
    var player = try player()
    #expect(player.hear(("fifteen", 0.8), ("fifty", 0.75)) == ["fifteen or fifty?"])
    #expect(player.session.state.on == [])
    #expect(player.hear(("the second", 0.9)) == ["On."])
    #expect(player.session.state.on == ["Fifty"])
    player.hear(("fifteen", 0.8), ("fifty", 0.75))
    #expect(player.hear(("fifteen", 0.9)) == ["On."])
    #expect(player.session.state.on == ["Fifty", "Fifteen"])
  }

  @Test("VOICE-1: one that is clearly likelier is taken without a question") func clear() throws {
    var player = try player()
    #expect(player.hear(("fifteen", 0.9), ("fifty", 0.6)) == ["On."])
    #expect(player.session.state.on == ["Fifteen"])
  }

  @Test("VOICE-1: what was refused is not offered again, until something else is heard") func refused() throws {
    var player = try player()
    player.hear(("fifteen", 0.8), ("fifty", 0.75))
    #expect(player.hear(("no", 0.9)) == ["Say it in other words."])
    #expect(player.hear(("fifteen", 0.8), ("fifty", 0.75)) == ["Say it in other words."])
    #expect(player.hear(("fifteen", 0.8), ("milk", 0.25)) == ["milk. Right?"])
    #expect(player.hear(("yes", 0.9)) == ["On."])
    #expect(player.session.state.on == ["Milk"])
    #expect(player.hear(("fifteen", 0.9)) == ["On."])
  }

  @Test("VOICE-1: the less sure it is, the less is done: a change is asked about, what only tells is told") func risk()
    throws
  {
    var player = try player()
    #expect(player.hear(("milk", 0.25)) == ["milk. Right?"])
    #expect(player.hear(("where am i", 0.25)).first?.contains("Home") == true)
    #expect(player.session.state.on == [])
    #expect(player.hear(("milk", 0.15)) == ["That was not clear. Say it again."])
  }

  @Test("VOICE-1: another line leaves the question and counts") func otherLine() throws {
    var player = try player()
    player.hear(("milk", 0.25))
    #expect(player.hear(("fifty", 0.9)) == ["On."])
    #expect(player.session.state.on == ["Fifty"])
  }

  @Test(
    "VOICE-1: the words of a command without its object are none", arguments: ["go to", "open", "turn on", "more on"])
  func unfinished(_ line: String) throws {
    var player = try player()
    #expect(player.hear((line, 0.9)).first?.contains("is not understood") == true)
    #expect(player.session.state.on == [])
  }

  @Test("VOICE-1: noise is nothing, and does not stop speech") func noise() throws {
    var player = try player()
    #expect(player.hear() == [])
    #expect(player.hear(("", 0.9), ("…", 0.9)) == [])
    let noise = player.session.take(Recognition([]))
    let words = player.session.take(Recognition([.init("milk")]))
    #expect(!noise.stopsSpeech && words.stopsSpeech)
  }

  @Test("VOICE-1: what was heard with yesterday's grammar is dropped") func stale() throws {
    var player = try player()
    let grammar = player.session.renewGrammar()
    #expect(grammar != nil)
    let first = player.session.grammarGeneration
    let again = player.session.renewGrammar()
    #expect(again == nil)
    #expect(player.hear(("milk", 0.9), generation: first) == ["On."])
    player.say("write")
    let other = player.session.renewGrammar()
    #expect(other != nil)
    #expect(
      player.hear(("text", 0.9), generation: first) == ["What can be said has changed meanwhile. Say it again."])
    #expect(player.session.grammarGeneration == first + 1)
  }
}
