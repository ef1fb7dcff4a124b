import AloudTesting
import Testing

@testable import Aloud

/// LOOP: a line in, announcements out.
struct LoopTests {
  @Test(
    "LOOP-2: a number, a label, the beginning or the words of one, or a command with either",
    arguments: [
      "1", "number one", "number 1", "one", "Groceries", "GROCERIES!", "gro", "open groceries", "choose \"Groceries\"",
      "\"groceries\"", "١",
    ])
  func ways(_ line: String) throws {
    var player = try Player()
    #expect(player.say(line).first == "Details, all about it. Back to Lists. 2 items.")
  }

  @Test(
    "LOOP-2: where two things match, Aloud asks which, and takes a number, a label, or what wholly names something else"
  ) func which()
    throws
  {
    let expected = [
      "2 things match. Which one?", "1. Work, opens a screen, menu.", "2. Workshop list, opens a screen, menu.",
    ]
    for answer in ["2", "workshop", "Workshop list"] {
      var player = try Player()
      #expect(player.say("wo") == expected)
      #expect(player.say("") == expected)
      #expect(player.say(answer).first?.hasPrefix("Details") == true)
      #expect(player.session.engine.focus.line == nil)
      player.say("back")
      #expect(player.text.contains("Workshop list"))
    }
    var player = try Player(after: "wo")
    player.expect("3", says: "There is no 3. There are 2 items here.", "2 things match. Which one?")
    player.expect("cancel", says: "Nothing chosen.")
    player.say("wo")
    player.expect("in stock only", says: "Nothing chosen.", "On.")
  }

  @Test("LOOP-2: rows of the same name are asked about, provided or not") func sameName() throws {
    struct Twins: App {
      let isProvided: Bool
      var initialState: Int { 0 }
      func interface(for state: Int) -> Interface {
        let rows = (0..<3).map { Row("Milk", id: ID("milk", String($0)), action: .send) }
        let elements: [Element] = isProvided ? [.rows(Rows(id: "r", count: 3) { rows[$0] })] : rows.map { .row($0) }
        return Interface("Twins", tabs: [Tab("All", id: "all", screen: Screen("All", id: "all", elements: elements))])
      }
      func update(_ state: inout Int, _ event: Event) -> [Effect] {
        if case .pressed(let id) = event { state = Int(id.item ?? "") ?? -1 }
        return []
      }
    }
    for isProvided in [false, true] {
      var session = try Session(Twins(isProvided: isProvided), settings: Settings())
      _ = session.start()
      let asked = session.take(Line("milk")).announcements
      #expect(asked.count == 4)
      #expect(session.state == 0)
      _ = session.take(Line("3"))
      #expect(session.state == 2)
    }
  }

  @Test("LOOP-3: a label that collides with a command is reached by number or by choosing it") func collision() throws {
    var player = try Player(after: "extras")
    #expect(player.say("back").first?.hasPrefix("There is nothing to go back to.") == true)
    #expect(player.events.isEmpty)
    for line in ["7", "choose back", "choose \"Back\"", "\"back\""] {
      player.say(line)
      #expect(player.events.last == .pressed("backButton"))
    }
    #expect(player.events.count == 4)
  }

  @Test("LOOP-3: English commands count in every locale", arguments: ["de", "ar-EG"])
  func english(_ locale: String) throws {
    var player = try Player(locale: locale)
    player.say("1")
    player.say("where am i")
    #expect(player.response.announcements.map(\.kind) == [.place])
    player.say("back")
    #expect(player.response.announcements.map(\.name) == ["Lists"])
  }

  @Test("LOOP-3: next, previous, first, last") func moving() throws {
    var player = try Player()
    player.expect("next", says: "Groceries, opens a screen, menu, 1 of 6.")
    player.expect("next", says: "Work, opens a screen, menu, 2 of 6.")
    player.expect("previous", says: "Groceries, opens a screen, menu, 1 of 6.")
    player.expect("previous", says: "This is the beginning.")
    player.expect("last", says: "Idle.")
    player.expect("next", says: "This is the end.")
    player.expect("first", says: "Groceries, opens a screen, menu, 1 of 6.")
    #expect(player.events.isEmpty)
  }

  @Test("LOOP-3: read says everything from here, repeat says it again, spell says the letters") func reading() throws {
    var player = try Player(after: "last", "previous")
    player.expect("read", says: "6. Sort by, Date, pop-up button.", "Idle.", "This is the end. \"First\" begins again.")
    let said = player.lines
    player.say("no such thing")
    #expect(player.say("repeat") == said)
    player.say("first")
    #expect(player.say("spell").first?.hasPrefix("G r o c e r i e s") == true)
    #expect(player.response.announcements[0].isSpelled)
  }

  @Test("LOOP-3: stop says nothing, and every line stops speech first") func stopping() throws {
    var player = try Player()
    #expect(player.say("stop").isEmpty)
    #expect(player.response.stopsSpeech)
    player.happen(.elapsed("tick"))
    #expect(!player.response.stopsSpeech)
  }

  @Test("LOOP-4: an empty line activates nothing, wherever it is said", arguments: ["", "   ", "\t"])
  func empty(_ line: String) throws {
    for way in [["first"], ["more on 1"], ["sort by"], ["new list"], ["wo"], ["groceries"], ["extras", "ask"]] {
      var player = try Player()
      for step in way { player.say(step) }
      let before = player.session.state
      let navigation = player.session.engine.navigator
      player.say(line)
      #expect(player.session.state == before, "\(way)")
      #expect(player.session.engine.navigator == navigation, "\(way)")
      #expect(!player.lines.isEmpty, "\(way)")
    }
  }

  @Test("LOOP-5: first a short retry, second what can be chosen, third all the help; nothing changes") func retries()
    throws
  {
    var player = try Player()
    let state = player.session.state
    player.expect("xyz", says: "\"xyz\" is not understood. Say a number, a name, or \"help\".")
    player.say("xyzzy")
    #expect(player.lines.first == "\"xyzzy\" is not understood. There are 6 things to choose here:")
    #expect(player.lines.contains("6. Sort by, Date, pop-up button."))
    player.say("xyz")
    #expect(player.lines.contains("\"Quit\" ends Aloud."))
    #expect(player.session.state == state)
    player.say("next")
    #expect(player.say("xyz").count == 1)
  }

  @Test("LOOP-5, LOOP-7: who has heard all the help is not given it again at every line") func helpOnce() throws {
    var player = try Player(after: "xyz", "xyz", "xyz")
    for _ in 0..<3 { player.expect("xyz", says: "\"xyz\" is not understood. Say a number, a name, or \"help\".") }
  }

  @Test("LOOP-5: what can be chosen leaves out what can't, and is one page at most") func choicesAlone() throws {
    struct LongApp: App {
      var initialState: Int { 0 }
      func interface(for state: Int) -> Interface {
        let parts = (1...40).flatMap { number -> [Element] in
          [
            .text(TextBlock(.verbatim("Text \(number)."), id: ID("text", "\(number)"))),
            .button(Button(.verbatim("Act \(number)"), id: ID("act", "\(number)"))),
          ]
        }
        return Interface("Long", tabs: [Tab("All", id: "all", screen: Screen("All", id: "all", elements: parts))])
      }
      func update(_ state: inout Int, _ event: Event) -> [Effect] { [] }
    }
    var session = try Session(LongApp(), settings: Settings(locale: "en"))
    _ = session.start()
    _ = session.take(Line("xyz"))
    let said = session.take(Line("xyz")).announcements.map(session.renderer.printed)
    #expect(said.count == 14)
    #expect(said[0] == "\"xyz\" is not understood. There are 40 things to choose here:")
    #expect(said[1] == "1. Act 1, button.")
    #expect(said[13] == "1 to 12 of 40. Say \"next page\" for more.")
  }

  @Test("LOOP-5, SAY-3: where there is only text, nothing is said of choosing") func onlyText() throws {
    var player = try Player(after: "groceries", "deeper")
    player.expect("where am I", says: "Home, tab, 1 of 3. Screen Lists. Screen Details. Screen Depths.")
    player.say("xyz")
    #expect(player.say("xyz")[1].hasPrefix("To move:"))
  }

  @Test("LOOP-2: a number below nothing is no number of a thing") func negative() throws {
    var player = try Player()
    player.expect("-1", says: "There is no -1. There are 6 items here.")
    #expect(player.events.isEmpty)
  }

  @Test("LOOP-5: what is not understood is never long, and never let through uncleaned") func longLine() throws {
    var player = try Player()
    #expect(player.say(String(repeating: "x", count: 5000)).joined().count < 200)
    #expect(player.say("\u{1B}[2Jxq").joined().unicodeScalars.allSatisfy { $0.value >= 0x20 })
  }

  @Test("LOOP-5: a number that is not there is refused", arguments: ["0", "7", "999999999", "number 7"])
  func noNumber(_ line: String) throws {
    var player = try Player()
    #expect(player.say(line).first?.hasPrefix("There is no ") == true)
    #expect(player.events.isEmpty)
  }

  @Test(
    "LOOP-6: the end of input ends the session and answers nothing",
    arguments: [["1"], ["more on 1", "delete list"], ["new list", "title"]])
  func end(_ way: [String]) throws {
    var player = try Player()
    for line in way { player.say(line) }
    let before = player.session.state
    let response = player.session.end()
    #expect(response.isOver)
    #expect(response.requests.isEmpty)
    // A sheet goes down, and the app hears of that alone.
    let heard = player.events.dropFirst(before.events.count)
    #expect(heard.allSatisfy { $0 == .sheet("sheet", .will) || $0 == .sheet("sheet", .did) })
    var after = player.session.state
    after.events = before.events
    #expect(after == before)
  }

  @Test("LOOP-6: what was not saved at the end of input is said") func endUnsaved() throws {
    var player = try Player(after: "new list", "title", "Tea")
    #expect(
      player.session.end().announcements.map(player.session.renderer.printed) == [
        "The input has ended. New list was not saved."
      ])
  }

  @Test("LOOP-7: a hint is given once, and can be turned off") func hints() throws {
    var player = try Player(hints: true)
    let hint = "Say a number, a name, or \"help\"."
    #expect(player.lines.contains(hint))
    #expect(!player.say("groceries").contains(hint))
    #expect(!player.say("").contains(hint))
    #expect(player.say("more on 1").last == "Deeper has no menu.")
    player.say("back")
    #expect(player.say("more on 1").last == "Say a number or a name. \"Back\" leaves the menu.")
    player.say("hints off")
    var quiet = try Player(hints: false)
    #expect(!quiet.lines.contains(hint))
    #expect(!quiet.say("more on 1").contains { $0.contains("\"Back\"") })
  }

  @Test("LOOP-7: how a field takes text is told once, and again to who asks") func entryHints() throws {
    var player = try Player(hints: true)
    player.say("extras")
    player.expect("note", says: "Note, text field, empty, editing. Type the text, or say \"cancel\".")
    player.say("Tea")
    player.expect("note", says: "Note, Tea, text field, editing.")
    player.expect("", says: "Note, Tea, text field, editing. Type the text, or say \"cancel\".")
    #expect(player.say("help").first == "Note, Tea, text field, editing. Type the text, or say \"cancel\".")
  }

  @Test("LOOP-7: an empty line in a menu gives the menu's hint, not the screen's") func menuHint() throws {
    var player = try Player(after: "more on 1")
    player.say("hints on")
    #expect(player.say("").last == "Say a number or a name. \"Back\" leaves the menu.")
  }

  @Test("SAFE-2: a line that is no text is refused, and nothing is lost", arguments: LineError.allCases)
  func rejected(_ error: LineError) throws {
    var player = try Player(after: "new list", "title")
    let response = player.session.reject(error)
    #expect(response.announcements.map(\.kind) == [.refusal])
    player.say("Tea")
    #expect(player.session.state.draft == "Tea")
  }

  @Test("LOOP-2: where the menu of two things may be meant, Aloud asks which, and opens that one's") func whichMenu()
    throws
  {
    var player = try Player()
    player.expect(
      "more on wo", says: "2 things match. Which one?", "1. Work, opens a screen, menu.",
      "2. Workshop list, opens a screen, menu.")
    #expect(player.say("1").first?.hasPrefix("Work, menu.") == true)
  }

  @Test("LOOP-3: in a field, \"type\" makes text of a command, and is text itself before anything else") func typing()
    throws
  {
    var player = try Player()
    player.say("new list")
    player.say("title")
    player.expect("Type of bread", says: "Title, Type of bread.", "Add can be used now.")
    player.say("title")
    player.expect("type undo", says: "Title, undo.")
  }
}
