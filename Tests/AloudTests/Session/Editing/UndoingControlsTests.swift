import AloudTesting
import Expectations
import Testing

@testable import Aloud

/// EDIT-2: changes of controls that the app did not name are taken back under the control's name.
struct UndoingControlsTests {
  @Test("EDIT-2: undo after the thing is gone says so") func gone() throws {
    var player = try EditingPlayer({ $0.title = "Milk" }, after: "title", "Bread")
    player.session.state.title = "Milk"
    player.expect("undo", says: "Title can't be undone: what it changed has been changed since.")
    player.expect("redo", says: "There is nothing to redo.")
  }
}
