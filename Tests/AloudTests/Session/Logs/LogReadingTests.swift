import AloudTesting
import Expectations
import Testing

@testable import Aloud

/// A log is read line by line, from message to message, and found in (LOG).
struct LogReadingTests {
  private static func player(_ change: (inout Settings) -> Void = { _ in }) throws -> SessionPlayer<ChatApp> {
    try SessionPlayer(of: ChatApp(before: .talk), change)
  }

  @Test("on arrival only that it is there is said, and how many messages it has") func arrival() throws {
    let player = try Self.player()
    expect(
      player.lines.suffix(3),
      is: [
        "Talk, tab, selected, 1 of 2. 1 item.", "1. Send, button.", "Conversation, log. 4 messages.",
      ])
  }

  @Test("from message to message, with who speaks and which of how many") func messages() throws {
    var player = try Self.player()
    player.expect("next message", says: "Conversation, log. 4 messages.", "You: How do I list files? 1 of 4.")
    player.expect("next message", says: "Status: 12 tokens, 2 of 4.")
    player.expect("next message", says: "Assistant: Listing, heading level 1, 3 of 4.")
    player.expect("next", says: "Use ls. It is short.")
    player.expect("previous message", says: "Status: 12 tokens, 2 of 4.")
    player.say("next message", "next message")
    player.expect("next message", says: "No message after this.")
  }

  @Test("to headings, past code, and line by line into it") func parts() throws {
    var player = try Self.player()
    player.say("next heading")
    player.expect("next heading", says: "Table, heading level 2.")
    player.expect("next heading", says: "No heading after this.")
    player.say("previous message", "next message")
    player.expect("skip code", says: "Table, heading level 2.")
    player.expect("skip code", says: "No code from here on.")
    player.expect("previous", says: "Code, sh, 2 lines.")
    player.expect("read in full", says: "Code, sh, 2 lines.", "ls", "ls -l")
    player.expect("next line", says: "ls, 1 of 2.")
  }

  @Test("a line in full is told as it was written too, where that has more in it") func inFull() throws {
    var player = try Self.player()
    player.say("next heading")
    player.expect("read in full", says: "Assistant: Listing, heading level 1.")
    player.say("next")
    player.expect("read in full", says: "Use ls. It is short.", "Use **ls**. It is short.")
  }

  @Test("the last answer is read, to its end") func lastAnswer() throws {
    var player = try Self.player()
    player.expect(
      "read the last answer", says: "Assistant: Listing, heading level 1.", "Use ls. It is short.", "List: one.",
      "two.", "Code, sh, 2 lines.",
      "Table, heading level 2.", "Table, 2 columns.", "A: 1, B: 2.")
    expect(player.say("where am i").last, is: "A: 1, B: 2.")
  }

  @Test("words are found, and so are who speaks and what code holds") func find() throws {
    var player = try Self.player()
    expect(player.say("find tool").last, is: "Tool: ls: done, 4 of 4.")
    player.expect("find short", says: "Use ls. It is short.")
    player.expect("find ls -l", says: "Code, sh, 2 lines.")
  }

  @Test("who wants to hear little hears no noise") func noise() throws {
    var player = try Self.player { $0.verbosity = .low }
    expect(player.say("next message").last, is: "You: How do I list files?")
    player.expect("next message", says: "Assistant: Listing, heading level 1.")
    expect(player.say("previous message", "next").first, is: "Assistant: Listing, heading level 1.")
  }

  @Test("without a log the words are names") func elsewhere() throws {
    var player = try Self.player()
    player.say("tab 2")
    player.say("next message")
    expect(player.response.announcements.first?.kind, is: .refusal)
  }

  @Test("a log of 100,000 messages is at hand at once, and costs no copy") func long() throws {
    var log = LogMessages()
    for index in 0..<100_000 { log.add(.tool, "Line \(index)", id: ID("m", String(index))) }
    var player = try SessionPlayer(of: ChatApp(before: log))
    expect(player.lines.last, is: "Conversation, log. 100,000 messages.")
    expect(player.say("previous message").last, is: "Tool: Line 99999, 100,000 of 100,000.")
    expect(log, is: player.session.state.log)
  }
}
