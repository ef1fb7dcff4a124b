import Expectations
import TestSupport
import Testing

@testable import Aloud

/// SHEET: modality.
struct SheetTests {
  @Test("SHEET-3: keeping on after quit was said in a menu over a sheet leads back to where the menu was opened")
  func quitKeptFromMenu() throws {
    var player = try Player(after: "new list", "title", "Tea", "3", "history", "quit", "keep editing")
    expect(player.session.engine.layers.isEmpty)
    expect(player.session.engine.view.front.role, is: .screen)
    expect(player.say("read").first?.contains("Secret"), is: true)
  }

  @Test("EDIT-2, SAFE-3: a secret is neither printed, spoken, brailled, nor in JSON") func secret() throws {
    var player = try Player(after: "new list", "secret")
    expect(player.session.prompt, is: .secret)
    var said = player.response.announcements
    for line in ["hunter2 xyz", "read", "spell", "next", "secret", "cancel", "where am i", "undo", "cancel", "keep"] {
      player.say(line)
      said += player.response.announcements
    }
    expect(player.session.state.secret, is: "hunter2 xyz")
    expect(said.count > 8)
    for announcement in said { expect(!player.session.renderer.json(announcement).contains("hunter2")) }
  }

  @Test("EDIT-2: a field takes its line as it is; cancel leaves it; type makes text of a command") func entry() throws {
    var player = try Player(after: "extras", "note")
    player.expect("back", says: "Note is as it was.")
    for (line, text) in [("  Two  words! ", "  Two  words! "), ("type cancel", "cancel"), ("3", "3")] {
      player.say("note")
      player.say(line)
      expect(player.session.state.note, is: text)
    }
    // What is a command elsewhere, or is called as something else here, overwrites nothing unasked (ASK-8).
    for line in ["next page", "press \(player.session.engine.lineContext.shown.ownLabels.last?.label ?? "")"] {
      player.say("note", line, "no", "cancel")
      expect(player.session.state.note, is: "3")
    }
    player.say("note", "next page", "yes")
    expect(player.session.state.note, is: "next page")
    player.say("note")
    player.say("clear")
    expect(player.session.state.note.isEmpty)
  }
}
