import AloudTesting
import Expectations
import Testing

@testable import Aloud

/// ASK-8: what is entered or under way is never lost unasked, and what would be done is named by its own word.
struct LeavingTests {
  @Test(
    "ASK-8: the question names the sheet's main button by its own word, and only that does it",
    arguments: ["Send", "Add it", "Done"])
  func mainButton(_ title: String) throws {
    var player = try SessionPlayer(of: LetterApp(action: title))
    player.say("write", "text", "Dear Kate")
    let question = "You have changed Letter. Say \"\(title)\", \"discard\" or \"keep editing\"."
    player.expect("cancel", says: question)
    player.expect("save", says: question)
    expect(player.session.state.sent.isEmpty)
    player.say(title.lowercased())
    expect(player.session.state.sent, is: ["Dear Kate"])
  }

  @Test("ASK-8, LOOP-6: at a terminal the end of the input asks once; the second one ends, and nothing was answered")
  func endOfInput() throws {
    var player = try SessionPlayer(of: LetterApp())
    player.say("note", "One")
    expect(player.session.askBeforeEnd() != nil)
    expectNil(player.session.askBeforeEnd())
    player.say("keep editing", "Two")
    expect(player.session.askBeforeEnd() != nil)
    expect(player.session.end().isOver)
    expect(player.session.state.note.isEmpty)
  }

  @Test("LOOP-6: where nothing would be lost, the end of the input asks nothing") func quietEnd() throws {
    var player = try SessionPlayer(of: LetterApp())
    player.say("write")
    expectNil(player.session.askBeforeEnd())
  }
}

/// A letter on a sheet, a long note, and work that goes on.
struct LetterApp: App {
  struct State: Sendable, Equatable {
    var text = ""
    var note = ""
    var sent: [String] = []
  }

  var action = "Send"

  var initialState: State { State() }

  func interface(for state: State) -> Interface {
    Interface("Post") {
      Tab("Post", id: "post") {
        Button("Write", id: "write", action: .present("letter"))
        TextField("Note", id: "note", value: state.note).multiline()
        Button("Copy", id: "copy")
      }
    }
  }

  func sheet(_ id: ID, for state: State) -> Sheet? {
    Sheet("Letter", id: id) { TextField("Text", id: "text", value: state.text) }
      .preferredAction(Button(.verbatim(action), id: "send"))
  }

  func update(_ state: inout State, _ event: Event) -> [Effect] {
    switch event {
    case .changed("text", .text(let text)): state.text = text
    case .changed("note", .text(let text)): state.note = text
    case .pressed("copy"): return [.begin("copying", "Copying")]
    case .pressed("send"):
      state.sent.append(state.text)
      return [.dismiss]
    default: break
    }
    return []
  }
}
