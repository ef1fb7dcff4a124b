import AloudTesting
import Expectations
import Testing

@testable import Aloud

/// LOOP: a line in, announcements out.
struct LoopTests {
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
      expect(player.say("wo"), is: expected)
      expect(player.say(""), is: expected)
      expect(player.say(answer).first?.hasPrefix("Details"), is: true)
      expectNil(player.session.engine.focus.line)
      player.say("back")
      expect(player.text.contains("Workshop list"))
    }
    var player = try Player(after: "wo")
    player.expect("3", says: "There is no 3. There are 2 items here.", "2 things match. Which one?")
    player.expect("cancel", says: "Nothing chosen.")
    player.say("wo")
    player.expect("in stock only", says: "Nothing chosen.", "On.")
  }

  @Test("LOOP-2: rows of the same name are asked about, provided or not") func sameName() throws {
    for isProvided in [false, true] {
      let app = ScreenApp(0) { _ in
        let rows = (0..<3).map { Row("Milk", id: ID("milk", String($0)), action: .send) }
        if isProvided { Rows(id: "r", count: 3) { rows[$0] } } else { for row in rows { row } }
      } on: { state, event in
        if case .pressed(let id) = event { state = Int(id.item ?? "") ?? -1 }
      }
      var player = try SessionPlayer(of: app) { $0.hints = true }
      expect(player.say("milk").count, is: 4)
      expect(player.session.state, is: 0)
      player.say("3")
      expect(player.session.state, is: 2)
    }
  }

  @Test("LOOP-3: English commands count in every locale", arguments: ["de", "ar-EG"])
  func english(_ locale: String) throws {
    var player = try Player(locale: locale)
    player.say("1")
    player.say("where am i")
    expect(player.response.announcements.map(\.kind), is: [.place])
    player.say("back")
    expect(player.response.announcements.map(\.name), is: ["Lists"])
  }

  @Test("LOOP-3: read says everything from here, repeat says it again, spell says the letters") func reading() throws {
    var player = try Player(after: "last", "previous")
    player.expect("read", says: "6. Sort by, Date, pop-up button.", "Idle.", "This is the end. \"First\" begins again.")
    let said = player.lines
    player.say("no such thing")
    expect(player.say("repeat"), is: said)
    player.say("first")
    expect(player.say("spell").first?.hasPrefix("G r o c e r i e s"), is: true)
    expect(player.response.announcements[0].isSpelled)
  }

  @Test("LOOP-3: stop says nothing, and every line stops speech first") func stopping() throws {
    var player = try Player()
    expect(player.say("stop").isEmpty)
    expect(player.response.stopsSpeech)
    player.happen(.elapsed("tick"))
    expect(!player.response.stopsSpeech)
  }

  @Test("LOOP-4: an empty line activates nothing, wherever it is said", arguments: ["", "   ", "\t"])
  func empty(_ line: String) throws {
    for way in [["first"], ["more on 1"], ["sort by"], ["new list"], ["wo"], ["groceries"], ["extras", "ask"]] {
      var player = try Player()
      for step in way { player.say(step) }
      let before = player.session.state
      let navigation = player.session.engine.navigator
      player.say(line)
      expect(player.session.state, is: before, "\(way)")
      expect(player.session.engine.navigator, is: navigation, "\(way)")
      expect(!player.lines.isEmpty, "\(way)")
    }
  }

  @Test("LOOP-5: what can be chosen leaves out what can't, and is one page at most") func choicesAlone() throws {
    let app = ScreenApp(0) { _ in
      for number in 1...40 {
        TextBlock(.verbatim("Text \(number)."), id: ID("text", "\(number)"))
        Button(.verbatim("Act \(number)"), id: ID("act", "\(number)"))
      }
    }
    var player = try SessionPlayer(of: app) { $0.hints = true }
    let said = player.say("xyz", "xyz")
    expect(said.count, is: 14)
    expect(said[0], is: "\"xyz\" is not understood. There are 40 things to choose here:")
    expect(said[1], is: "1. Act 1, button.")
    expect(said[13], is: "1 to 12 of 40. Say \"next page\" for more.")
  }

  @Test("LOOP-5: what is not understood is never long, and never let through uncleaned") func longLine() throws {
    var player = try Player()
    expect(player.say(String(repeating: "x", count: 5000)).joined().count < 200)
    expect(player.say("\u{1B}[2Jxq").joined().unicodeScalars.allSatisfy { $0.value >= 0x20 })
  }

  @Test(
    "LOOP-6: the end of input ends the session and answers nothing",
    arguments: [["1"], ["more on 1", "delete list"], ["new list", "title"]])
  func end(_ way: [String]) throws {
    var player = try Player()
    for line in way { player.say(line) }
    let before = player.session.state
    let response = player.session.end()
    expect(response.isOver)
    expect(response.requests.isEmpty)
    // A sheet goes down, and the app hears of that alone.
    let heard = player.events.dropFirst(before.events.count)
    expect(heard.allSatisfy { $0 == .sheet("sheet", .will) || $0 == .sheet("sheet", .did) })
    var after = player.session.state
    after.events = before.events
    expect(after, is: before)
  }

  @Test("SAFE-2: a line that is no text is refused, and nothing is lost", arguments: LineError.allCases)
  func rejected(_ error: LineError) throws {
    var player = try Player(after: "new list", "title")
    let response = player.session.reject(error)
    expect(response.announcements.map(\.kind), is: [.refusal])
    player.say("Tea")
    expect(player.session.state.draft, is: "Tea")
  }
}
