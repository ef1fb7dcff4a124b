import Expectations
import TestSupport
import Testing

@testable import Aloud

/// A player of music whose stations form one selection over a whole menu; the app can take stations away.
struct Tuner: App {
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
  @Test("MENU-4: the app reads what is selected, or checked, in the whole subtree") func readBack() {
    let menu = Tuner().menu(Tuner.State())
    expect(menu.selectedItems.map(\.id), is: ["jazz"])
    let checks = Menu {
      MenuItem("Bold", id: "bold").checked()
      MenuItem("Italic", id: "italic").checked(false)
      Submenu("More", id: "more") {
        MenuItem("Struck out", id: "struckOut").checked()
        MenuItem("Small", id: "small").state(.mixed)
        MenuItem("Secret", id: "secret").checked().hidden()
      }
    }
    expect(checks.selectedItems.map(\.id), is: ["bold", "struckOut"])
  }

  @Test("MENU-4: a submenu with a selection of its own has that, beside the one above") func ownSelection() {
    let menu = Menu(selection: "a") {
      MenuItem("A", id: "a")
      Submenu("Other", id: "other", selection: "b") {
        MenuItem("A", id: "a")
        MenuItem("B", id: "b")
      }
    }
    expect(menu.selectedItems.map(\.id), is: ["a", "b"])
  }
}
