import Expectations
import TestSupport
import Testing

@testable import Aloud

/// ASK-8: what is entered or under way is never lost unasked, and what would be done is named by its own word.
struct LeavingTests {
  @Test("ASK-8, LOOP-6: at a terminal the end of the input asks once; the second one ends, and nothing was answered")
  func endOfInput() throws {
    var player = try SessionPlayer(of: Letter.app())
    player.say("note", "One")
    expect(player.session.askBeforeEnd() != nil)
    expectNil(player.session.askBeforeEnd())
    player.say("keep editing", "Two")
    expect(player.session.askBeforeEnd() != nil)
    expect(player.session.end().isOver)
    expect(player.session.state.note.isEmpty)
  }

  @Test("LOOP-6: where nothing would be lost, the end of the input asks nothing") func quietEnd() throws {
    var player = try SessionPlayer(of: Letter.app())
    player.say("write")
    expectNil(player.session.askBeforeEnd())
  }
}

/// A letter on a sheet, a long note, and work that goes on.
struct Letter: Sendable, Equatable {
  var text = ""
  var note = ""

  /// The app, with what the sheet's main button is called.
  static func app(action: String = "Send") -> ScreenApp<Self> {
    ScreenApp(Self(), title: "Post") { state in
      Button("Write", id: "write", action: .present("letter"))
      TextField("Note", id: "note", value: state.note).multiline()
      Button("Copy", id: "copy")
    } answering: { state, event in
      switch event {
      case .changed("text", .text(let text)): state.text = text
      case .changed("note", .text(let text)): state.note = text
      case .pressed("copy"): return [.begin("copying", "Copying")]
      case .pressed("send"): return [.dismiss]
      default: break
      }
      return []
    }
    .sheets { id, state in
      Sheet("Letter", id: id) { TextField("Text", id: "text", value: state.text) }
        .preferredAction(Button(.verbatim(action), id: "send"))
    }
  }
}
