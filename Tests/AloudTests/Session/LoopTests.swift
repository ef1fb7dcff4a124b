import Expectations
import TestSupport
import Testing

@testable import Aloud

/// LOOP: a line in, announcements out.
struct LoopTests {
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
