import Aloud
import AloudPrompts
import Expectations
import TestSupport
import Testing

/// SCRIPT-1: what is text where a script waits for text.
struct ScriptedTextTests {
  private static let words = [
    "read", "stop", "done", "clear", "undo", "spell", "next word", "paste", "help", "back", "cancel", "quit", "faster",
    "voice off", "type help", "/read", "?", "q", ".", " two spaces ", "replace a with b",
  ]

  @Test("SCRIPT-1: what is piped to a prompt for text is the text, whatever it is", arguments: words)
  func piped(_ line: String) throws {
    for standard in [nil, "Ann", line] {
      var player = try PromptPlayer(.input("Your name?", default: standard))
      player.pipe(line)
      expect(player.answer, is: .text(line))
      expect(player.response.isOver)
    }
  }

  @Test("SCRIPT-1: a password may be a command, piped or typed", arguments: words) func secret(_ line: String) throws {
    var player = try PromptPlayer(Prompt("Password?", .secret))
    player.pipe(line)
    expect(player.answer, is: .text(line))
    var typed = try PromptPlayer(Prompt("Password?", .secret))
    typed.say("type " + line)
    let isCommand = ["help", "back", "cancel", "type help"].contains(line)
    expect(typed.answer, is: .text(isCommand ? line : "type " + line))
  }

  @Test("SCRIPT-1: lines that are piped are the text, blank ones too, until a full stop alone", arguments: words)
  func lines(_ line: String) throws {
    guard line != "." else { return }
    for standard in [nil, "old"] {
      var player = try PromptPlayer(Prompt("What?", .lines(standard: standard)))
      player.pipe(line, "", line, "", ".")
      expect(player.answer, is: .text("\(line)\n\n\(line)\n"))
    }
  }

  @Test(
    "SCRIPT-1: at a terminal a few words lead out or tell; what else is a command is text",
    arguments: ["read", "stop", "done", "clear", "undo", "spell", "next word", "help!", "egal", "?", "/etc/passwd"])
  func typed(_ line: String) throws {
    for standard in [nil, "Ann"] {
      var player = try PromptPlayer(.input("Your name?", default: standard))
      player.say(line)
      expect(player.answer, is: .text(line))
    }
  }
}
