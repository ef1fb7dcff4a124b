import Expectations
import TestSupport
import Testing

@testable import Aloud

/// VOICE-1: what can be said here and now, for a recogniser.
struct GrammarTests {
  private func player() throws -> SessionPlayer<HeardApp> { try SessionPlayer(of: HeardApp()) }

  private func phrases(_ player: inout SessionPlayer<HeardApp>) throws -> [String] {
    let grammar = player.session.renewGrammar()
    let text = VoskPhrases.text(try #require(grammar))
    return text.split(separator: "\"").enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  @Test("VOICE-1: names, numbers, commands and answers stand in it, in words") func place() throws {
    var player = try player()
    let phrases = try phrases(&player)
    for phrase in [
      "milk", "fifteen", "five percent off", "sue doo", "three", "where am i", "next item", "wake up", "[unk]",
    ] {
      expect(phrases.contains(phrase), "\(phrase)")
    }
    expect(!phrases.contains { $0.contains("%") || $0.contains("5") || $0 != $0.lowercased() })
  }

  @Test("VOICE-1: what can be heard is understood: a number in words, a pronunciation") func spokenNames() throws {
    var player = try player()
    expect(player.hear(("five percent off", 0.9)), is: ["On."])
    expect(player.hear(("turn on sue doo", 0.9)), is: ["On."])
    expect(player.session.state.on, is: ["5% off", "sudo"])
  }

  @Test("VOICE-1: only a switch is turned on, with an article or not, and no letter is said where nothing has sections")
  func objects() throws {
    var player = try player()
    let phrases = try phrases(&player)
    for phrase in ["turn on milk", "turn on the milk", "turn on three", "please", "the second"] {
      expect(phrases.contains(phrase), "\(phrase)")
    }
    expect(!phrases.contains { $0.hasPrefix("turn on") && $0.hasSuffix("write") })
    expect(!phrases.contains { $0.hasPrefix("jump to") })
  }

  @Test("VOICE-1: a question has its answers and little else") func question() throws {
    var player = try player()
    player.say("remove")
    let phrases = try phrases(&player)
    expect(phrases.contains("remove old files"))
    expect(!phrases.contains("milk"))
    expect(!phrases.contains("undo"))
    expect(phrases.contains("speak faster") && phrases.contains("more detail"))
    expect(!phrases.contains("faster") && !phrases.contains("quieter") && !phrases.contains("sleep"))
    expect(phrases.count <= 80)
  }

  @Test("VOICE-1: a field has commands on text, spelling, and free text") func field() throws {
    var player = try player()
    player.say("write", "text", "Dear all", "text")
    let phrases = try phrases(&player)
    expect(phrases.contains("next word"))
    expect(phrases.contains("question mark"))
    expect(!phrases.contains("where is milk"))
    expect(player.session.takesFreeText)
    player.say("cancel")
    expect(!player.session.takesFreeText)
  }

  @Test("VOICE-1, SAFE-3: a secret's text is in no grammar, and its field takes no free text") func secret() throws {
    let app = ScreenApp(0) { _ in TextField("Password", id: "password", value: "open sesame").secure() }
    var player = try SessionPlayer(of: app)
    let before = player.session.renewGrammar()
    player.say("password")
    expect(!player.session.takesFreeText)
    let grammars = [before, player.session.renewGrammar()]
    for grammar in grammars { expect(!JSGF.text(try #require(grammar), generation: 1).contains("sesame")) }
  }
}
