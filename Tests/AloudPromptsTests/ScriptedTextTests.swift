import Aloud
import AloudPrompts
import AloudTesting
import Expectations
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

  @Test("SCRIPT-1: lines may begin with blank ones, and two full stops are one") func blankLines() throws {
    var player = try PromptPlayer(Prompt("What?", .lines(standard: nil)))
    player.pipe("", "", "x", "..", " . ", "。", ".")
    expect(player.answer, is: .text("\n\nx\n.\n . \n。"))
  }

  @Test("LOOP-4: lines take the place of the default; an empty one takes it") func standardLines() throws {
    var player = try PromptPlayer(Prompt("What?", .lines(standard: "old")))
    player.say("new", ".")
    expect(player.answer, is: .text("new"))
    var other = try PromptPlayer(Prompt("What?", .lines(standard: "old")))
    other.say("")
    expect(other.answer, is: .text("old"))
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

  @Test("SCRIPT-1: help, repeat, where am I and words for the voice leave a prompt for text as it is")
  func staying() throws {
    var player = try PromptPlayer(.input("Your name?"))
    for line in ["help", "repeat", "Where am I", "faster", "voice off"] {
      player.say(line)
      expect(player.answer == nil && !player.response.isOver, "\(line)")
    }
    expect(player.say("help").joined().contains("\"type\" before them makes text"))
    player.say("type help")
    expect(player.answer, is: .text("help"))
  }

  @Test(
    "SCRIPT-1: cancel and quit leave a prompt for text, and back where it is offered", arguments: ["cancel", "quit"])
  func leaving(_ line: String) throws {
    var player = try PromptPlayer(.input("Your name?", default: "Ann"))
    expect(player.say(line), is: ["Cancelled."])
    expect(player.response.isOver && player.answer == nil)
    var prompt = Prompt.input("Your name?", default: "Ann")
    prompt.offersBack = true
    var other = try PromptPlayer(prompt)
    other.say("back")
    expect(other.answer, is: .back)
  }

  @Test("EDIT-2: a slash makes a command of a line, of the default as of lines") func slash() throws {
    var player = try PromptPlayer(.input("Your name?", default: "Ann"))
    expect(player.say("/read"), is: ["Ann."])
    expect(player.say("/spell").joined().contains("A"))
    player.say("/clear")
    expect(player.answer, is: .text(""))
    var lines = try PromptPlayer(Prompt("What?", .lines(standard: nil)))
    lines.say("one", "two", "/undo", "three", ".")
    expect(lines.answer, is: .text("one\nthree"))
  }

  @Test("SCRIPT-1: in German only the words that help names are none: \"egal\" is a name") func german() throws {
    var player = try PromptPlayer(.input("Wie heißt es?"), locale: "de")
    player.say("hilfe")
    expectNil(player.answer)
    player.say("Egal")
    expect(player.answer, is: .text("Egal"))
  }

  @Test("LOOP-4: an empty default is told, and taken") func emptyDefault() throws {
    var player = try PromptPlayer(.input("Your name?", default: ""))
    expect(player.lines.first, is: "Your name? Text field. Enter leaves it empty.")
    player.say("")
    expect(player.answer, is: .text(""))
  }

  @Test("SCRIPT-1: a text has as many characters as it must, with a default or without", arguments: [nil, "Bobby"])
  func length(_ standard: String?) throws {
    var prompt = Prompt.input("Your name?", default: standard)
    prompt.amount = 3...5
    var player = try PromptPlayer(prompt)
    expect(player.say("Al").first, is: "Characters: 2; at least 3.")
    expect(player.say("Alexandra").first, is: "Characters: 9; at most 5.")
    expect(player.answer == nil && !player.response.isOver)
    player.say("Alice")
    expect(player.answer, is: .text("Alice"))
  }
}
