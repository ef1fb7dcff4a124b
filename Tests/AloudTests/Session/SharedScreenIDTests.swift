import Expectations
import TestSupport
import Testing

@testable import Aloud

/// Screens that an app gives under one id of their own, pushed by several.
struct SharedScreenIDTests {
  private struct Shelf: App {
    var initialState: Int { 0 }

    func interface(for state: Int) -> Interface {
      Interface("Shelf") {
        Tab("Books", id: "books") {
          Button("Atlas", id: "atlas", action: .push(ID("book", "1")))
          Button("Novel", id: "novel", action: .push(ID("book", "2")))
          Button("Everything", id: "everything", action: .push("books"))
        }
      }
    }

    func screen(_ id: ID, for state: Int) -> Screen? {
      Screen(.verbatim("Book \(id.item ?? "list")"), id: "book") {}
    }

    func update(_ state: inout Int, _ event: Event) -> [Effect] { [] }
  }

  @Test("PLACE-1: each is shown as itself, also one that is pushed under the id of a tab") func shown() throws {
    var player = try SessionPlayer(of: Shelf())
    for (line, title) in [("atlas", "Book 1"), ("novel", "Book 2"), ("everything", "Book list"), ("atlas", "Book 1")] {
      expect(player.say(line).first?.hasPrefix(title), is: true)
      expect(player.say("back").first?.hasPrefix("Books."), is: true)
    }
  }
}
