import AloudTesting
import Testing

@testable import Aloud

/// LOOP-11: what is open is said in every refusal, in help and in "where am I", with the way out.
struct OpenPlaceTests {
  private static let way = "The menu Sort by is open. \"Back\" leaves it."

  @Test("LOOP-11: a refusal in a menu names it, and how to leave") func refusalInMenu() throws {
    var player = try Player(after: "sort by")
    #expect(player.say("perhaps").first?.hasSuffix(Self.way) == true)
    #expect(player.say("12").first == "There is no 12. There are 3 items here. \(Self.way)")
    #expect(player.say("clear").first?.hasSuffix(Self.way) == true)
    player.say("last")
    #expect(player.say("next") == ["This is the end."], "who moves knows where")
  }

  @Test("LOOP-11: a refusal on a sheet names it, and how to leave; what is said of a thing does not")
  func refusalOnSheet()
    throws
  {
    var player = try Player(after: "new list")
    #expect(player.say("perhaps").first?.hasSuffix("New list is open. \"Cancel\" leaves it.") == true)
    player.expect("add", says: "Add, dimmed: Title is needed.")
    player.say("cancel")
    #expect(player.say("perhaps").first?.contains("open") == false)
  }

  @Test("LOOP-11: the refusals that name what is open are all told by the wording") func refusals() throws {
    let wording = try LoadedLocale("en").wording
    for key in Announcement.placeRefusals { #expect(wording.text(.message(Message(key))) != key, "\(key)") }
  }

  @Test("LOOP-11: help in a menu speaks of that menu only") func helpInMenu() throws {
    var player = try Player(after: "sort by")
    let help = player.say("help")
    #expect(help.contains(Self.way))
    let third = Array(player.say("hm", "hm", "hm"))
    #expect(third.filter { $0.contains(Self.way) } == [Self.way], "full help says it once")
    #expect(!help.contains { $0.contains("Tabs") || $0.contains("Cancel") || $0.contains("Undo") })
  }

  @Test("LOOP-11: where am I in a menu tells the section, the item, its state and position")
  func whereInMenu() throws {
    var player = try Player(after: "sort by", "next")
    player.expect(
      "where am I", says: "Home, tab, 1 of 3. Screen Lists. Menu Sort by.", "Date, menu item, selected, 1 of 3.")
  }

  @Test("TAB-2: coming back tells where the user is, which of how many that is, and what has changed meanwhile")
  func comingBack() throws {
    var player = try Player(after: "in stock only", "numbers")
    player.expect("home", says: "Home, tab, selected, 1 of 3.", "Lists. In stock only, toggle, 5 of 6.")
    player.say("numbers")
    player.session.state.sort = "name"
    player.session.state.lists[0] = "Groceries"
    #expect(player.say("home").last?.hasSuffix("1 changed.") == true)
    player.say("numbers")
    #expect(player.say("home").last?.contains("changed") == false)
  }

  @Test("SAY-3: reading on at the end says so, and how to begin again") func readEnd() throws {
    var player = try Player(after: "last")
    #expect(player.say("read").last == "This is the end. \"First\" begins again.")
    player.say("first")
    #expect(player.say("read").last?.contains("end") == false)
  }

  @Test("EDIT-2: each time a field waits for text, one word says so") func editing() throws {
    var player = try Player(after: "extras")
    for _ in 0..<2 {
      #expect(player.say("note").last?.hasSuffix("editing.") == true)
      player.say("cancel")
    }
  }

  @Test("MENU-6: more and actions without an object are for what is in front") func inFront() throws {
    var player = try Player()
    player.expect("more", says: "Nothing has been read here yet. Say \"actions for\" and a number.")
    player.say("first")
    #expect(player.say("more").first == "Groceries, menu. 4 items.")
    player.say("back")
    #expect(player.say("actions").first?.hasPrefix("Groceries, menu.") == true)
    player.say("back", "last")
    #expect(player.say("more").first?.hasSuffix("has no menu.") == true)
    player.expect("copy work", says: "Copied: Work.")
    player.expect("spell work", says: "W o r k.")
    #expect(player.say("spell 1").first?.hasPrefix("G r o c") == true)
  }

  @Test("MENU-6: that a row has a menu is said at medium, and not where little is") func hasMenu() throws {
    var player = try Player()
    player.expect("first", says: "Groceries, opens a screen, menu, 1 of 6.")
    player = try SessionPlayer(of: TestApp()) { $0.verbosity = .low }
    #expect(player.say("first").first?.contains("menu") == false)
  }

  @Test(
    "LOOP-2: words that are written as one or apart, numbers with a sign, and kana of half width",
    arguments: [
      ("email john", "E-mail John"), ("e mail john", "Email John"), ("email j", "E-mail John"), ("ｶﾅ", "カナ"),
      ("ｶﾞｷﾞ", "ガギ"), ("no. 1", "First"), ("Nr. 1", "First"), ("nº 1", "First"), ("№1", "First"),
    ])
  func spellings(_ line: String, _ label: String) throws {
    struct One: App {
      var label: String
      var initialState: Int { 0 }
      func interface(for state: Int) -> Interface {
        let button = Element.button(Button(.verbatim(label), id: "one"))
        let other = Element.button(Button("Zebra", id: "other"))
        return Interface(
          "One", tabs: [Tab("Home", id: "home", screen: Screen("Home", id: "home", elements: [button, other]))])
      }
      func update(_ state: inout Int, _ event: Event) -> [Effect] {
        if case .pressed("one") = event { state += 1 }
        return []
      }
    }
    var player = try SessionPlayer(of: One(label: label))
    player.say(line)
    #expect(player.session.state == 1)
  }
}
