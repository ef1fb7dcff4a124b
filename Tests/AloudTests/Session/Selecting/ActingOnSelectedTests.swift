import AloudTesting
import Testing

@testable import Aloud

/// EDIT-1: an act is done to all that is selected, asked about once, and taken back as one.
struct ActingOnSelectedTests {
  @Test("an act tells the app once, with the ids in order; done says how many changed") func act() throws {
    var player = try SelectionPlayer(after: ["edit", "3", "1"])
    player.expect("mark", says: "Mark as done: 2 items.")
    #expect(
      player.session.state.performed == [.performed("mark", on: [ID("item", "Milk"), ID("item", "Bread")])])
    player.expect("done", says: "Selecting has ended. 2 items changed.")
  }

  @Test("MENU-6: suggested acts are listed and named as the others are") func suggested() throws {
    var acts = Menu([.item(MenuItem("Mark", id: "mark"))])
    acts.suggestions = [
      .item(MenuItem("Archive", id: "archive")),
      .submenu(Submenu("Move to", id: "move") { MenuItem("Work", id: "work") }),
    ]
    let context = try lineContext(of: [.row(Row("Milk", id: "milk", action: .send))], selecting: acts)
    let selected = SelectedActs(context: context)
    #expect(selected.sentence.map { context.wording.text($0) }?.contains("Mark, Archive") == true)
    #expect(selected.perform(named: "archive", wholly: true, asked: Line("archive")) != nil)
    #expect(acts.submenu("move") != nil)
  }

  @Test("where the app does nothing, no number is told, and all stays selected") func nothing() throws {
    struct IdleApp: App {
      var initialState: Int { 0 }
      func interface(for state: Int) -> Interface {
        let rows = ["Milk", "Eggs"].map { Element.row(Row(.verbatim($0), id: ID("item", $0), action: .send)) }
        let screen = Screen("Things", id: "things", elements: rows).selectable { MenuItem("Mark", id: "mark") }
        return Interface("App", tabs: [Tab("Things", id: "t", screen: screen)])
      }
      func update(_ state: inout Int, _ event: Event) -> [Effect] { [] }
    }
    var session = try Session(IdleApp(), settings: Settings(locale: "en"))
    func say(_ line: String) -> [String] { session.take(Line(line)).announcements.map(session.renderer.printed) }
    _ = session.start()
    _ = say("edit")
    _ = say("1")
    #expect(say("mark") == ["Nothing was done."])
    #expect(session.engine.navigator.front.selected?.count == 1)
    #expect(say("done") == ["Selecting has ended. 1 was selected; nothing is now."])
  }

  @Test("ASK-1: a destructive act asks once, with the number, and undo takes it back whole") func destructive() throws {
    var player = try SelectionPlayer(after: ["edit", "select 1 to 5"])
    player.expect("delete", says: "Delete: 5 items?", "Say \"Delete 5 items\" to do it, or \"cancel\".")
    #expect(player.say("yes").first?.hasPrefix("Nothing was done.") == true)
    player.expect("delete 5 items", says: "Delete: 5 items.")
    #expect(player.session.state.items == ["Oat milk"])
    #expect(player.say("undo")[0] == "Undone: Delete several.")
    #expect(player.session.state.items.count == 6)
    #expect(player.say("done").allSatisfy { !$0.contains("changed") }, "what was undone does not count")
  }

  @Test("keep leaves all selected") func kept() throws {
    var player = try SelectionPlayer(after: ["edit", "select 1 to 2", "delete"])
    player.expect("keep", says: "Nothing was done.")
    #expect(player.session.engine.navigator.front.selected?.count == 2)
  }

  @Test("an act that is a menu asks which, and is then done to all") func menu() throws {
    var player = try SelectionPlayer(after: ["edit", "select 1 to 2"])
    #expect(player.say("move to").first == "Move to, menu. 2 items.")
    player.expect("work", says: "Work: 2 items.")
    #expect(
      player.session.state.performed == [.performed("work", on: [ID("item", "Milk"), ID("item", "Eggs")])])
  }

  @Test("a selected thing that the app removes leaves the selection, and that is said") func gone() throws {
    var player = try SelectionPlayer(after: ["edit", "select 1 to 3"])
    #expect(player.happen(.elapsed(ID("gone", "Eggs")))[0] == "Eggs was selected and is gone. 2 selected.")
    #expect(player.session.engine.navigator.front.selected?.ids == [ID("item", "Milk"), ID("item", "Bread")])
    #expect(player.happen(.elapsed(ID("gone", "Tea"))).allSatisfy { !$0.contains("selected") })
  }

  @Test("a question about things that are gone is no longer asked") func goneUnderQuestion() throws {
    var player = try SelectionPlayer(after: ["edit", "select 1 to 3", "delete"])
    #expect(
      player.happen(.elapsed(ID("gone", "Eggs")))[0]
        == "Eggs was selected and is gone. 2 selected. Nothing was done.")
    player.say("delete 3")
    #expect(player.session.state.items.contains("Milk"))
  }

  @Test("a million rows are selected without one being made; acts are told of each once") func million() throws {
    var player = try SelectionPlayer(after: ["lines", "edit"])
    player.expect("select all", says: "1,000,000 selected.")
    #expect(player.session.engine.navigator.front.selected?.lines == RangeSet(0..<1_000_000))
    player.expect("deselect 4 to 7", says: "999,996 selected.")
    player.say("none")
    player.say("select 1 to 100000")
    player.say("mark")
    guard case .performed("mark", let ids) = player.session.state.performed.last else {
      Issue.record("no act")
      return
    }
    #expect(ids.count == 100_000)
    #expect(ids.first == ID("line", "1000000"))
  }

  @Test("rows that moved stay selected, by their ids; those that are gone are counted") func moved() throws {
    var player = try SelectionPlayer(after: ["lines", "edit", "select 1 to 2"])
    #expect(player.happen(.elapsed("more")).allSatisfy { !$0.contains("gone") })
    #expect(player.session.engine.navigator.front.selected?.lines == RangeSet(2..<4))
    #expect(player.happen(.elapsed("fewer"))[0] == "2 selected items are gone. Nothing is selected.")
  }
}
