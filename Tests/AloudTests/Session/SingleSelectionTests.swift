import AloudTesting
import Testing

@testable import Aloud

/// A player of music whose stations form one selection over a whole menu; the app can take stations away.
private struct Tuner: App {
  struct State: Sendable, Equatable {
    var station: ID = "jazz"
    var hasJazz = true
    var events: [Event] = []
  }

  var initialState: State { State() }

  func menu(_ state: State) -> Menu {
    Menu(selection: state.station) {
      MenuItem("News", id: "news")
      Submenu("Music", id: "music") {
        Section("Old") {
          if state.hasJazz { MenuItem("Jazz", id: "jazz") }
          MenuItem("Opera", id: "opera")
        }
        Submenu("New", id: "new") { MenuItem("Pop", id: "pop") }
      }
    }
  }

  func interface(for state: State) -> Interface {
    Interface("Tuner") {
      Tab("Tuner", id: "tuner") {
        PopUpButton("Station", id: "station", selection: state.station, menu: menu(state))
        PullDownButton("Tune", id: "tune", menu: menu(state))
        Button("Stop", id: "stop")
      }
    }
  }

  func update(_ state: inout State, _ event: Event) -> [Effect] {
    switch event {
    case .changed(_, .choice(let station)):
      state.station = station
      state.events.append(event)
    case .elapsed("jazzEnds"): state.hasJazz = false
    default: break
    }
    return []
  }
}

struct SingleSelectionTests {
  @Test("MENU-4: the submenu that holds the selected item names it, at every depth") func namedOnTheWay() throws {
    var visit = try SessionPlayer(of: Tuner())
    visit.expect("station", says: "Station, menu. 2 items.", "1. News.", "2. Music, Jazz, submenu.")
    visit.expect(
      "music", says: "Music, menu. 3 items.", "Old, heading.", "1. Jazz, selected.", "2. Opera.", "3. New, submenu.")
    visit.expect("new", says: "New, menu. 1 item.", "1. Pop.")
    visit.expect("pop", says: "Station, Pop.")
    _ = visit.say("station")
    #expect(visit.say("music").last == "3. New, Pop, submenu.")
  }

  @Test("MENU-4: the app reads what is selected, or checked, in the whole subtree") func readBack() {
    let menu = Tuner().menu(Tuner.State())
    #expect(menu.selectedItems.map(\.id) == ["jazz"])
    let checks = Menu {
      MenuItem("Bold", id: "bold").checked()
      MenuItem("Italic", id: "italic").checked(false)
      Submenu("More", id: "more") {
        MenuItem("Struck out", id: "struckOut").checked()
        MenuItem("Small", id: "small").state(.mixed)
        MenuItem("Secret", id: "secret").checked().hidden()
      }
    }
    #expect(checks.selectedItems.map(\.id) == ["bold", "struckOut"])
  }

  @Test("MENU-4: a submenu with a selection of its own has that, beside the one above") func ownSelection() {
    let menu = Menu(selection: "a") {
      MenuItem("A", id: "a")
      Submenu("Other", id: "other", selection: "b") {
        MenuItem("A", id: "a")
        MenuItem("B", id: "b")
      }
    }
    #expect(menu.selectedItems.map(\.id) == ["a", "b"])
  }

  @Test("MENU-4: the app removes the selected item: that is said once, and nothing is chosen silently") func removed()
    throws
  {
    var visit = try SessionPlayer(of: Tuner())
    #expect(
      visit.happen(.elapsed("jazzEnds")) == [
        "Jazz is gone. Nothing is selected in Station now.", "Jazz is gone. Nothing is selected in Tune now.",
      ])
    #expect(visit.happen(.elapsed("other")).isEmpty)
    #expect(visit.session.state.events.isEmpty && visit.session.state.station == "jazz")
    visit.expect("first", says: "Station, nothing selected, pop-up button, collapsed, 1 of 3.")
    visit.expect("station", says: "Station, menu. 2 items.", "1. News.", "2. Music, submenu.")
    visit.expect("news", says: "Station, News.")
  }

  @Test("MENU-4: it is removed while its menu is open: the menu stays, and both are said") func removedInFront() throws
  {
    var visit = try SessionPlayer(of: Tuner())
    _ = visit.say("station")
    _ = visit.say("music")
    let said = visit.happen(.elapsed("jazzEnds"))
    #expect(said.contains("Jazz is gone. Nothing is selected in Station now."))
    #expect(said.contains("1. Opera."))
    visit.expect("opera", says: "Station, Opera.")
    #expect(visit.session.state.events == [.changed("station", to: .choice("opera"))])
  }
}
