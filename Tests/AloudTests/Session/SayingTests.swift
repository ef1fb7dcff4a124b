import AloudTesting
import Testing

@testable import Aloud

/// SAY-2, SAY-3: what is said when, and no more.
struct SayingTests {
  @Test("SAY-3: the app, its tabs and its first screen are said at the start") func start() throws {
    let player = try Player()
    #expect(
      player.lines == [
        "Test App.", "Home, tab, selected, 1 of 3.", "Lists. 6 items.", "1. Groceries, opens a screen, menu.",
        "2. Work, opens a screen, menu.", "3. Workshop list, opens a screen, menu.",
        "4. New list, opens a sheet.", "5. In stock only, toggle, off.", "6. Sort by, Date, pop-up button.",
        "Idle.",
      ])
  }

  @Test("PLACE-2: an unknown locale says what it fell back to") func fallback() throws {
    let player = try Player(locale: "tlh")
    #expect(player.lines.first == "There are no words for tlh. English is used.")
  }

  @Test("SAY-2: after an act only what changed is said: a value without its role") func change() throws {
    var player = try Player(after: "sort by")
    player.expect("name", says: "Sort by, Name.")
    player.say("new list")
    player.say("title")
    player.expect("Tea", says: "Title, Tea.", "Add can be used now.")
  }

  @Test("SAY-2: an act that changed nothing to be seen says that it was done") func nothingChanged() throws {
    var player = try Player(after: "extras")
    player.expect("wrap up", says: "Wrap up: done.")
  }

  @Test("SAY-2: what the app says is not said twice, and an action sheet is told once") func effects() throws {
    var app = TestApp()
    app.answers["wrap"] = [.say("Wrapped.")]
    app.answers["ask"] = [
      .ask(ActionSheet("Which way?", id: "way", actions: Menu([.item(MenuItem("Left", id: "left"))])))
    ]
    var player = try Player(app, after: "extras")
    player.expect("wrap up", says: "Wrapped.")
    #expect(player.say("ask").filter { $0.contains("Which way?") }.count == 1)
    #expect(player.lines.last == "1. Left.")
    player.say("left")
    #expect(player.events.last == .pressed("left"))
  }

  @Test("SAY-3: where am I says the whole path, tab first") func path() throws {
    var player = try Player(after: "groceries", "deeper", "where am i")
    #expect(player.lines == ["Home, tab, 1 of 3. Screen Lists. Screen Details. Screen Depths."])
    player = try Player(after: "new list", "more", "where am i")
    #expect(player.lines.first?.contains("Sheet New list. Screen Second step.") == true)
    player = try Player(after: "more on 1", "where am i")
    #expect(player.lines.first?.contains("Menu Groceries.") == true)
    player = try Player(after: "2", "back", "where am i")
    #expect(player.lines == ["Home, tab, 1 of 3. Screen Lists.", "Work, opens a screen, menu, 2 of 6."])
  }

  @Test("SAY-5: at high verbosity every line has its position") func high() throws {
    let player = try Player(verbosity: .high)
    #expect(player.lines.contains("1. Groceries, opens a screen, menu, 1 of 6."))
    #expect(player.lines.contains("6. Sort by, Date, pop-up button, 6 of 6."))
  }

  @Test("SAY-5: at low verbosity nothing but names, values and states") func low() throws {
    let player = try Player(verbosity: .low)
    #expect(player.lines.contains("6. Sort by, Date."))
    #expect(player.lines.contains("Lists."))
    #expect(!player.text.contains("6 items"))
  }

  @Test("files that the app waits for come before anything is said of it") func waiting() throws {
    var app = TestApp()
    app.initialEffects = [.load("one"), .load("two")]
    var player = try Player(app)
    #expect(player.lines.isEmpty)
    #expect(player.response.requests == [.load("one"), .load("two")])
    #expect(player.happen(.loaded("one", .missing)).isEmpty)
    #expect(player.happen(.loaded("two", .failed(.other))).first?.hasPrefix("Test App.") == true)
    #expect(player.happen(.loaded("two", .missing)).isEmpty)
  }
}
