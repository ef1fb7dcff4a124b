import AloudTesting
import Testing

@testable import Aloud

/// LOOP-9: one line makes something of the text that it gives.
struct AdditionTests {
  private struct Shelf: App {
    struct State: Sendable, Equatable {
      var draft = ""
      var held: [String] = []
    }

    var isPlain = false
    var initialState: State { State() }

    func interface(for state: State) -> Interface {
      let button = Self.button(isPlain ? .normal : .destructive)
      return Interface("Books") {
        Tab("Books", id: "books") {
          TextField("Book", id: "book", value: state.draft)
          button
          Toggle("Lamp", id: "lamp", isOn: false)
        }
      }
    }

    private static func button(_ role: Button.Role) -> Button {
      var button = Button("Shelve", id: "shelve")
      button.role = role
      return button
    }

    func update(_ state: inout State, _ event: Event) -> [Effect] {
      switch event {
      case .changed("book", .text(let text)): state.draft = text
      case .pressed("shelve"):
        state.held.append(state.draft)
        state.draft = ""
        return [.say("Shelved.")]
      default: break
      }
      return []
    }
  }

  @Test("LOOP-9: a button's name and a text: the one empty field gets the text, and the button is pressed")
  func button() throws {
    var player = try SessionPlayer(of: Shelf(isPlain: true))
    player.say("shelve War and Peace")
    #expect(player.session.state == Shelf.State(held: ["War and Peace"]))
    player.say("book Emma", "shelve Persuasion")
    #expect(player.session.state == Shelf.State(draft: "Emma", held: ["War and Peace"]))
  }

  @Test("LOOP-9: a button that destroys something takes no text") func destructive() throws {
    var player = try SessionPlayer(of: Shelf())
    player.say("shelve Emma")
    #expect(player.session.state == Shelf.State())
    #expect(player.session.engine.layers.isEmpty)
  }
}
