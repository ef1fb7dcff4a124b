import Expectations
import TestSupport
import Testing

@testable import Aloud

/// EDIT-1: an act is done to all that is selected, asked about once, and taken back as one.
struct ActingOnSelectedTests {
  @Test("MENU-6: suggested acts are listed and named as the others are") func suggested() throws {
    var acts = Menu([.item(MenuItem("Mark", id: "mark"))])
    acts.suggestions = [
      .item(MenuItem("Archive", id: "archive")),
      .submenu(Submenu("Move to", id: "move") { MenuItem("Work", id: "work") }),
    ]
    let context = try lineContext(of: [.row(Row("Milk", id: "milk", action: .send))], selecting: acts)
    let selected = SelectedActs(context: context)
    expect(selected.sentence.map { context.wording.text($0) }?.contains("Mark, Archive"), is: true)
    expect(selected.perform(named: "archive", wholly: true, asked: Line("archive")) != nil)
    expect(acts.submenu("move") != nil)
  }

  @Test("where the app does nothing, no number is told, and all stays selected") func nothing() throws {
    let app = ScreenApp(0) { _ in
      for name in ["Milk", "Eggs"] { Row(.verbatim(name), id: ID("item", name), action: .send) }
    }
    .screen { screen, _ in screen.selectable { MenuItem("Mark", id: "mark") } }
    var player = try SessionPlayer(of: app) { $0.hints = true }
    expect(player.say("edit", "1", "mark"), is: ["Nothing was done."])
    expect(player.session.engine.navigator.front.selected?.count, is: 1)
    expect(player.say("done"), is: ["Selecting has ended. 1 was selected; nothing is now."])
  }

  @Test("a million rows are selected without one being made; acts are told of each once") func million() throws {
    var player = try SelectionPlayer(after: ["lines", "edit"])
    player.expect("select all", says: "1,000,000 selected.")
    expect(player.session.engine.navigator.front.selected?.lines, is: RangeSet(0..<1_000_000))
    player.expect("deselect 4 to 7", says: "999,996 selected.")
    player.say("none")
    player.say("select 1 to 100000")
    player.say("mark")
    guard case .performed("mark", let ids) = player.session.state.performed.last else {
      Issue.record("no act")
      return
    }
    expect(ids.count, is: 100_000)
    expect(ids.first, is: ID("line", "1000000"))
  }
}
