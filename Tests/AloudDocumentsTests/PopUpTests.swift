import AloudTesting
import Expectations
import Testing

@testable import Aloud
@testable import AloudDocuments

/// Pop-up buttons whose options stand in submenus, or come from a command; and what a value of theirs can be set to.
@Suite struct PopUpTests {
  private func heard(_ elements: String, _ more: String, _ lines: String...) throws -> [String] {
    var player = try SessionPlayer(page(elements, more))
    return lines.flatMap { player.say($0) }
  }

  private let towns = "- {popup: Town, value: t, options: [Rome, {option: France, options: [Paris, Lille]}]}"

  @Test("BTN-5: an option in a submenu is chosen there, and the button and the submenu say which")
  func submenus() throws {
    expect(
      try heard(towns, "values: {t: Rome}", "town", "france", "lille", "town"),
      is: [
        "Town, menu. 2 items.", "1. Rome, selected.", "2. France, submenu.",
        "Say a number or a name. \"Back\" leaves the menu.", "France, menu. 2 items.", "1. Paris.", "2. Lille.",
        "Town, Lille.", "Town, menu. 2 items.", "1. Rome.", "2. France, Lille, submenu.",
      ])
  }

  @Test("BTN-5: an option that holds others is nothing else", arguments: ["value: x", "subtitle: far", "dimmed: no"])
  func submenusAreNotChosen(_ key: String) {
    let text = towns.replacing("{option: France,", with: "{option: France, \(key),")
    expect(errors(pageText(text, "values: {t: Rome}")), is: ["7:62 “” is not known here"])
  }

  private let files = "- {popup: File, id: file, value: f, from: ls}"
  private let command = "values: {f: b}\ncommands: {ls: {run: [ls]}}"

  private func popUp(_ app: DocumentApp, _ state: DocumentState? = nil) throws -> PopUpButton {
    guard case .popUpButton(let button) = app.elements(state).first else { throw Missing() }
    return button
  }

  @Test("BTN-5: options may be what a command gives; until that has come the button is busy, and says what it holds")
  func options() throws {
    let app = try page(files, command)
    let early = try popUp(app)
    expect((early.availability, early.value) == (.busy, "b"))
    let state = app.loaded("a\nb\n", by: "ls")
    let button = try popUp(app, state)
    expect((button.availability, button.value) == (.enabled, "b"))
    expect(button.menu.allItems.map(\.title), is: ["a", "b"])
    let chosen = app.after(.changed("file", to: .choice(button.menu.allItems[0].id)), from: state).state
    expect(chosen.values["f"], is: .text("a"))
    try expect(popUp(app, chosen).value, is: "a")
  }

  @Test("BTN-5: without what the command gives, the button can't be used, and says why")
  func failing() throws {
    let app = try page(files, command)
    let failed = app.after(.finished(ID("command", "ls:0"), .exited(status: 1, output: TextLines(), error: "no disk")))
    let why = Message.documentCommandFailedSaying(command: .text("ls"), error: .text("no disk"))
    try expect(popUp(app, failed.state).availability, is: .dimmed(because: .message(why)))
  }

  @Test(
    "BTN-5: the options come from one place",
    arguments: ["- {popup: P, value: f}", "- {popup: P, value: f, from: ls, options: [b]}"])
  func sources(_ element: String) {
    expect(
      errors(pageText(element, command)),
      is: [
        "8:5 A pop-up button has either “” of its own, or the rows of a command with “”"
      ])
  }

  @Test(
    "BTN-5: an action can't set a value to what is none of its options",
    arguments: [
      ("- {popup: Music, value: m, options: [Jazz, News]}", ["“” is none of the options that the value “” can be"]),
      (
        "- {popup: Music, value: m, options: [Jazz, {option: More, options: [Folk]}]}",
        ["“” is none of the options that the value “” can be"]
      ),
      ("- {radio: Music, value: m, options: [Jazz, News]}", []),
      ("- {picker: Music, value: m, options: [Jazz, News]}", []),
      ("- {popup: Music, value: m, options: [Jazz, {option: More, options: [Rock]}]}", []),
      ("- {field: Music, value: m}", []),
    ])
  func setting(_ element: String, _ keys: [String]) {
    let found = errors(pageText(element + "\n- {button: Rock, action: {set: {m: Rock}}}", "values: {m: Jazz}"))
    expect(found, is: keys.map { "8:38 \($0)" })
  }

  @Test("BTN-5: only what may hold nothing is emptied", arguments: ["popup", "radio", "picker"])
  func emptying(_ kind: String) {
    let element = "- {\(kind): Music, value: m, options: [Jazz, News]}\n- {button: None, action: {set: {m: }}}"
    let expected = kind == "popup" ? ["8:38 “” is none of the options that the value “” can be"] : []
    expect(errors(pageText(element, "values: {m: Jazz}")), is: expected)
  }

  @Test("MENU-1: a menu may have a title of its own, said as it opens", arguments: ["menu", "popup"])
  func titles(_ kind: String) throws {
    let inside = kind == "menu" ? "items: [{item: Note}]" : "value: t, options: [Note]"
    expect(
      try heard("- {\(kind): Add, menu title: What to add, \(inside)}", "values: {t: Note}", "add").first,
      is: "Add, What to add, menu. 1 item.")
  }
}
