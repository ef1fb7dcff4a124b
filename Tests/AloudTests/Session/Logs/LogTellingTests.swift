import AloudTesting
import Expectations
import Testing

@testable import Aloud

/// What comes in a log is told as the user has set, and once (LOG).
struct LogTellingTests {
  private static let script: [ChatApp.Step] = [
    .begin(.assistant, "a"), .text("Hello th", "a"), .text("ere. How ", "a"), .text("are you?\n```swift\nlet ", "a"),
    .text("a\n", "a"), .text("```\n- on", "a"), .text("e\nLast", "a"), .end("a"), .begin(.noise, "n"),
    .text("9 tokens", "n"), .end("n"), .begin(.tool, "t"), .text("ls", "t"), .end("t"),
  ]

  private static func player(
    _ script: [ChatApp.Step] = script, _ change: (inout Settings) -> Void = { _ in }
  ) throws -> SessionPlayer<ChatApp> {
    try SessionPlayer(of: ChatApp(script: script), change)
  }

  @Test("sentence by sentence, as they end; code when it is closed") func sentences() throws {
    var player = try Self.player()
    expect(player.steps(2), is: [])
    expect(player.steps(), is: ["Assistant: Hello there."])
    expect(player.steps(), is: ["How are you?"])
    expect(player.steps(), is: [])
    expect(player.steps(), is: ["Code, swift, 1 line."])
    expect(player.steps(), is: [])
    expect(player.steps(), is: ["List: one Last."])
    expect(player.steps(3), is: ["Status: 9 tokens."])
    expect(player.steps(3), is: ["Tool: ls."])
  }

  @Test("a message that comes whole is told as one that comes in pieces") func whole() throws {
    let text = "Hello there. How are you?\n```swift\nlet a\n```\n- one\nLast"
    var pieces = try Self.player()
    var once = try Self.player([.begin(.assistant, "a"), .text(text, "a"), .end("a")])
    expect(pieces.steps(8), is: once.steps(3))
  }

  @Test("what comes while speech is behind is told when it has caught up; of much, only how much") func behind() throws
  {
    var player = try Self.player((0..<14).map { .line(PlainLine("line \($0)")) })
    player.session.isBehind = true
    expect(player.steps(2), is: [])
    expect(player.session.catchUp().announcements.count, is: 2)
    player.session.isBehind = true
    expect(player.steps(12), is: [])
    let told = player.session.catchUp().announcements.map { player.session.renderer.printed($0) }
    expect(told, is: ["12 lines have come. Say \"read\" to hear them."])
  }

  @Test("each message when all of it is there") func wholeMessages() throws {
    var player = try Self.player { $0.messages = .whole }
    expect(player.steps(7), is: [])
    expect(player.steps(), is: ["Assistant: Hello there. How are you?", "Code, swift, 1 line.", "List: one Last."])
  }

  @Test("only that a message is there; noise never") func presence() throws {
    var player = try Self.player { $0.messages = .presence }
    expect(player.steps(), is: ["Assistant, a message."])
    expect(player.steps(10), is: [])
    expect(player.steps(3), is: ["Tool, a message."])
  }

  @Test("who wants to hear little is told no noise") func noise() throws {
    var player = try Self.player { $0.verbosity = .low }
    _ = player.steps(8)
    expect(player.steps(3), is: [])
  }

  @Test("what the user has written is not told to them") func own() throws {
    var player = try Self.player([.begin(.you, "y"), .text("Hello. It is me.", "y"), .end("y")])
    expect(player.steps(3), is: [])
  }

  @Test("what comes while it is paused is held, and then told") func pause() throws {
    var player = try Self.player()
    player.expect("pause", says: "Paused. Say \"resume\" to hear what has come.")
    expect(player.steps(3), is: [])
    player.expect("resume", says: "Assistant: Hello there.")
    expect(player.steps(3), is: ["How are you?", "Code, swift, 1 line."])
    player.say("pause")
    player.expect("resume", says: "Nothing has come meanwhile.")
  }

  @Test("of much that was held only how much it is, and reading begins with it") func much() throws {
    let lines = (1...30).map { "- item \($0)\n" }.joined()
    var player = try Self.player([.begin(.assistant, "a"), .text(lines, "a"), .end("a")])
    player.say("pause")
    expect(player.steps(3), is: [])
    player.expect("resume", says: "30 lines have come. Say \"read\" to hear them.")
    expect(player.say("read").first, is: "Assistant: List: item 1.")
  }

  @Test("a question comes first, and what comes meanwhile waits for its answer") func question() throws {
    var player = try Self.player([
      .begin(.assistant, "a"), .text("One. Two", "a"), .ask(.alert(Alert("Run it?"))), .text(". Three. Fo", "a"),
    ])
    expect(player.steps(2), is: ["Assistant: One."])
    expect(player.steps(), is: ["Run it? Alert."])
    expect(player.steps(), is: [])
    expect(player.say("ok").suffix(2), is: ["Two.", "Three."])
  }

  @Test("what has led to a question is told in its place, and what comes with the end of work too") func led() throws {
    var player = try Self.player([
      .begin(.assistant, "a"), .text("One. Two.", "a"), .end("a"), .ask(.begin("w", "It")), .ask(.done("w")),
      .both([.begin(.tool, "t"), .text("Ran.", "t"), .end("t")], .alert(Alert("Go on?"))),
    ])
    expect(player.steps(5), is: ["Assistant: One.", "Two.", "Done: It."])
    expect(player.steps(), is: ["Tool: Ran.", "Go on? Alert."])
  }

  @Test("elsewhere nothing is told, and on coming back what has come is counted") func elsewhere() throws {
    var player = try Self.player()
    player.say("tab 2")
    expect(player.steps(8), is: [])
    expect(player.say("tab 1").joined(separator: " ").contains("1 changed"))
    expect(player.steps(3), is: ["Status: 9 tokens."])
  }

  @Test("two messages at once say who speaks") func both() throws {
    var player = try Self.player([
      .begin(.assistant, "a"), .text("One. T", "a"), .begin(.error, "e"), .text("Lost.", "e"), .end("e"),
      .text("wo. T", "a"),
    ])
    expect(player.steps(2), is: ["Assistant: One."])
    expect(player.steps(3), is: ["Error: Lost."])
    expect(player.steps(), is: ["Assistant: Two."])
  }

  @Test("an error is heard before its words, once") func error() throws {
    var player = try Self.player([.begin(.error, "e"), .text("Lost. Try again. T", "e"), .begin(.tool, "t")])
    expect(player.steps(2), is: ["Error: Lost.", "Try again."])
    expect(player.response.announcements.map(\.icon), is: [.error, nil])
  }

  @Test("control characters of a message are shown and said, and move nothing") func controls() throws {
    var player = try Self.player([.begin(.tool, "t"), .text("a\u{1B}[2Jb\u{202E}c", "t"), .end("t")])
    let told = player.steps(3)
    expect(told.count == 1 && !told[0].unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x202E })
  }

  @Test("each sentence waits politely, and takes the place of none", arguments: ["en", "ar", "hi", "ja", "zh"])
  func politely(locale: String) throws {
    var player = try Self.player([.begin(.assistant, "a"), .text("One. Two. T", "a")]) { $0.locale = locale }
    _ = player.steps(2)
    let topics = player.response.announcements.map { player.session.renderer.utterance($0) }
    expect(topics.count == 2 && topics.allSatisfy { $0.priority == .polite } && topics[0].topic != topics[1].topic)
  }
}
