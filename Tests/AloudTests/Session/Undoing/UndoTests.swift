import AloudTesting
import Testing

@testable import Aloud

/// EDIT-2: undo and redo, with the name of what was done.
struct UndoTests {
  @Test("EDIT-2: undo and redo say what they took back, and do it") func undo() throws {
    var player = try Player(after: "more on 1", "delete list", "delete groceries")
    #expect(player.say("undo").first == "Undone: Delete Groceries.")
    #expect(player.session.state.lists.count == 3)
    #expect(player.events.last == .restored)
    player.expect("undo", says: "There is nothing to undo.")
    #expect(player.say("redo").first == "Done again: Delete Groceries.")
    #expect(player.session.state.lists.count == 2)
    player.expect("redo", says: "There is nothing to redo.")
  }

  @Test("EDIT-2: the last thing goes first, across the app, and a new act ends what could be redone") func order()
    throws
  {
    var player = try Player(after: "extras", "note", "one", "note", "two", "erase all", "confirm erase all")
    player.expect("undo", says: "Undone: Erase all.")
    player.say("undo")
    #expect(player.session.state.note == "one")
    player.say("note")
    player.say("three")
    player.expect("redo", says: "There is nothing to redo.")
    player.say("undo")
    player.say("undo")
    #expect(player.session.state.note.isEmpty)
    #expect(player.session.state.lists.count == 3)
  }

  @Test("EDIT-2: what undo does not cover stays") func covered() throws {
    var player = try Player(after: "extras", "note", "one", "home", "in stock only")
    player.expect("undo", says: "In stock only can't be undone.")
    player.say("undo")
    #expect(player.session.state.isStockOnly)
    #expect(player.session.state.note.isEmpty)
  }

  @Test("EDIT-2: an act that changed nothing can't be undone, and the act before it can") func changedNothing() throws {
    var player = try SessionPlayer(of: BellApp())
    player.say("ring", "silence", "silence")
    player.expect("undo", says: "Silence can't be undone.")
    #expect(player.say("undo").first == "Undone: Silence.")
    #expect(player.say("undo").first == "Undone: Ring.")
  }
}

/// A bell that names each act for undo, whether it changes anything or not.
private struct BellApp: App {
  var initialState: Bool { false }

  func interface(for rings: Bool) -> Interface {
    Interface("Bell") {
      Tab("Bell", id: "bell") {
        Button("Ring", id: "ring")
        Button("Silence", id: "silence")
      }
    }
  }

  func update(_ rings: inout Bool, _ event: Event) -> [Effect] {
    switch event {
    case .pressed("ring"):
      rings = true
      return [.undoable("Ring")]
    case .pressed("silence"):
      rings = false
      return [.undoable("Silence")]
    default: return []
    }
  }
}
