import AloudTesting
import Testing

@testable import Aloud

/// SHEET: modality.
struct SheetTests {
  private func steps(_ player: Player) -> [Event] {
    player.events.filter { if case .sheet = $0 { true } else { false } }
  }

  @Test("SHEET-1: title, required fields, the preferred action with what it waits for, and Cancel") func arriving()
    throws
  {
    let player = try Player(after: "new list")
    #expect(
      player.lines == [
        "New list, sheet. 5 items.", "1. Title, text field, empty, required.", "2. Secret, secret text field, empty.",
        "3. More, opens a screen.", "4. Add, button, main action, dimmed: Title is needed.",
        "5. Cancel, button.",
      ])
  }

  @Test("SHEET-1: the preferred action waits for what is required") func required() throws {
    var player = try Player(after: "new list", "add")
    #expect(player.events.isEmpty)
    player.say("title")
    #expect(player.say("Tea").contains("Add can be used now."))
    player.say("add")
    #expect(player.session.state.lists.last == "Tea")
    #expect(player.session.engine.navigator.sheets.isEmpty)
    #expect(player.text.contains("Lists. New list, button, 5 of 7."))
  }

  @Test("SHEET-1: Close is for content without input") func close() throws {
    var app = TestApp()
    app.answers["wrap"] = [.present("info")]
    var player = try Player(app, after: "extras", "wrap up")
    #expect(player.lines == ["About, sheet. 1 item.", "Version 1.", "1. Close, button."])
    player.expect("close", says: "About closed.", "Extras. Wrap up, button, 10 of 11.")
  }

  @Test(
    "SHEET-2: tabs can't be reached below a sheet, and trying says why",
    arguments: ["tab 2", "next tab", "numbers", "open extras"])
  func tabs(_ line: String) throws {
    var player = try Player(after: "new list")
    player.expect(line, says: "New list is in front. Finish it or say \"cancel\" first.")
    #expect(player.session.engine.navigator.selectedTab == 0)
    #expect(player.session.engine.navigator.sheets.count == 1)
  }

  @Test("SHEET-2: a sheet pushes screens of its own; back leads through them, cancel leaves all") func pushed() throws {
    var player = try Player(after: "new list", "more")
    #expect(player.lines.first == "Second step. Back to New list. 1 item.")
    player.expect("back", says: "New list, sheet. More, button, 3 of 5.")
    player.say("more")
    player.expect("cancel", says: "New list closed.", "Lists. New list, button, 4 of 6.")
  }

  @Test(
    "SHEET-3: a clean sheet leaves at once; the app hears each step once, in order", arguments: ["cancel", "back", "5"])
  func clean(_ line: String) throws {
    var player = try Player(after: "new list", line)
    #expect(player.lines == ["New list closed.", "Lists. New list, button, 4 of 6."])
    #expect(steps(player) == [.sheet("sheet", .should), .sheet("sheet", .will), .sheet("sheet", .did)])
    player.expect("cancel", says: "There is nothing to cancel.")
  }

  @Test("SHEET-3: a sheet with changes asks; each step still comes once") func discard() throws {
    var player = try Player(after: "new list", "title", "Tea", "cancel")
    #expect(steps(player) == [.sheet("sheet", .should)])
    player.say("discard")
    #expect(player.lines == ["New list closed.", "Lists. New list, button, 4 of 6."])
    #expect(steps(player) == [.sheet("sheet", .should), .sheet("sheet", .will), .sheet("sheet", .did)])
    #expect(player.session.state.lists.count == 3)
  }

  @Test("SHEET-3: saving on the way out does the sheet's act") func save() throws {
    let player = try Player(after: "new list", "title", "Tea", "cancel", "add")
    #expect(player.session.state.lists.last == "Tea")
    #expect(player.session.engine.navigator.sheets.isEmpty)
    #expect(steps(player) == [.sheet("sheet", .should), .sheet("sheet", .will), .sheet("sheet", .did)])
    #expect(!player.response.isOver)
  }

  @Test("SHEET-3: without what is required there is nothing to save") func cannotSave() throws {
    var player = try Player(after: "new list", "secret", "pw", "cancel")
    #expect(player.lines == ["Discard what you entered in New list? Say \"discard\" or \"keep editing\"."])
    let question = player.lines
    #expect(player.say("save") == question)
    #expect(player.say("add") == ["Add, dimmed: Title is needed."] + question)
    #expect(player.session.engine.navigator.sheets.count == 1)
  }

  @Test("SHEET-3: an app that forbids leaving is told of the attempt, and the reason is said") func forbidden() throws {
    var player = try Player(after: "new list")
    player.happen(.elapsed("forbid"))
    player.expect("cancel", says: "New list can't be closed now. It is still saving.")
    #expect(steps(player) == [.sheet("sheet", .should), .sheet("sheet", .didAttempt)])
    #expect(player.session.engine.navigator.sheets.count == 1)
  }

  @Test(
    "SHEET-3: quitting from a changed sheet asks first, and quits after either answer", arguments: ["discard", "add"])
  func quit(_ answer: String) throws {
    var player = try Player(after: "new list", "title", "Tea", "quit")
    #expect(!player.response.isOver)
    player.say(answer)
    #expect(player.response.isOver)
    #expect(player.lines.last == "Goodbye.")
    #expect((player.session.state.lists.last == "Tea") == (answer == "add"))
  }

  @Test("SHEET-3: keeping on after quit was asked does not quit") func quitKept() throws {
    let player = try Player(after: "new list", "title", "Tea", "quit", "keep editing")
    #expect(!player.response.isOver)
    #expect(player.session.engine.navigator.sheets.count == 1)
  }

  @Test("SHEET-3: keeping on after quit was said in a menu over a sheet leads back to where the menu was opened")
  func quitKeptFromMenu() throws {
    var player = try Player(after: "new list", "title", "Tea", "3", "history", "quit", "keep editing")
    #expect(player.session.engine.layers.isEmpty)
    #expect(player.session.engine.view.front.role == .screen)
    #expect(player.say("read").first?.contains("Secret") == true)
  }

  @Test("EDIT-2, SAFE-3: a secret is neither printed, spoken, brailled, nor in JSON") func secret() throws {
    var player = try Player(after: "new list", "secret")
    #expect(player.session.prompt == .secret)
    var said = player.response.announcements
    for line in ["hunter2 xyz", "read", "spell", "next", "secret", "cancel", "where am i", "undo", "cancel", "keep"] {
      player.say(line)
      said += player.response.announcements
    }
    #expect(player.session.state.secret == "hunter2 xyz")
    #expect(said.count > 8)
    for announcement in said { #expect(!player.session.renderer.json(announcement).contains("hunter2")) }
  }

  @Test("EDIT-2: a field takes its line as it is; cancel leaves it; type makes text of a command") func entry() throws {
    var player = try Player(after: "extras", "note")
    player.expect("back", says: "Note is as it was.")
    for (line, text) in [("  Two  words! ", "  Two  words! "), ("type cancel", "cancel"), ("3", "3")] {
      player.say("note")
      player.say(line)
      #expect(player.session.state.note == text)
    }
    // What is a command elsewhere, or is called as something else here, overwrites nothing unasked (ASK-8).
    for line in ["next page", "press \(player.session.engine.lineContext.shown.ownLabels.last?.label ?? "")"] {
      player.say("note", line, "no", "cancel")
      #expect(player.session.state.note == "3")
    }
    player.say("note", "next page", "yes")
    #expect(player.session.state.note == "next page")
    player.say("note")
    player.say("clear")
    #expect(player.session.state.note.isEmpty)
  }
}
