import Testing

@testable import Aloud

/// A hall with two radio groups, of which one is live, that the app changes.
private struct Hall: App {
  struct State: Sendable, Equatable {
    var way: ID? = "stairs"
    var floor: ID? = "first"
    var hasLift = true
    var isOpen = true
  }

  var initialState: State { State() }

  func interface(for state: State) -> Interface {
    Interface("Hall") {
      Tab("Hall", id: "hall") {
        RadioGroup(
          "Way in", id: "way", selection: state.way,
          buttons: [RadioButton("Stairs", id: "stairs")] + (state.hasLift ? [RadioButton("Lift", id: "lift")] : [])
        )
        .live()
        if state.isOpen {
          RadioGroup(
            "Floor", id: "floor", selection: state.floor,
            buttons: [RadioButton("First", id: "first"), RadioButton("Second", id: "second")].filter {
              state.hasLift || $0.id != "second"
            })
        }
        PullDownButton("Porter", id: "porter") { MenuItem("Ask", id: "ask") }
      }
    }
  }

  func update(_ state: inout State, _ event: Event) -> [Effect] {
    switch event {
    case .changed("way", .choice(let way)): state.way = way
    case .changed("floor", .choice(let floor)): state.floor = floor
    case .elapsed("lift"): (state.way, state.floor) = ("lift", "second")
    case .elapsed("none"): (state.way, state.floor) = (nil, nil)
    case .elapsed("escalator"): (state.way, state.floor) = ("escalator", "third")
    case .elapsed("broken"): state.hasLift = false
    case .elapsed("shut"): state.isOpen = false
    case .pressed("ask"): state.way = "lift"
    default: break
    }
    return []
  }
}

struct LiveRadioGroupTests {
  private struct Visit {
    var session: Session<Hall>

    init() throws {
      var settings = Settings()
      settings.hints = false
      session = try Session(Hall(), settings: settings)
      _ = session.start()
    }

    mutating func say(_ line: String) -> [String] {
      session.take(Line(line)).announcements.map(session.renderer.printed)
    }

    mutating func happen(_ id: ID) -> [String] {
      session.receive(.elapsed(id)).announcements.map(session.renderer.printed)
    }
  }

  @Test("BTN-5: a change that comes to a live radio group is told once, and of another not") func told() throws {
    var visit = try Visit()
    #expect(visit.happen("lift") == ["Way in, Lift."])
    #expect(visit.happen("lift").isEmpty)
    #expect(visit.happen("none") == ["Way in, nothing selected."])
  }

  @Test("BTN-5: what the user checks is answered, and not told once more") func answered() throws {
    var visit = try Visit()
    #expect(visit.say("lift") == ["Checked."])
    #expect(visit.say("second") == ["Checked."])
    #expect(visit.happen("lift").isEmpty)
  }

  @Test("BTN-5: a change below an open menu, and by an act of it, is told") func belowAMenu() throws {
    var visit = try Visit()
    _ = visit.say("porter")
    #expect(visit.happen("lift") == ["Way in, Lift."])
    _ = visit.say("back")
    _ = visit.say("stairs")
    _ = visit.say("porter")
    #expect(visit.say("ask") == ["Way in, Lift."])
  }

  @Test("MENU-4: where the checked button is gone, that is said, also of a group that is not live; others count again")
  func gone() throws {
    var visit = try Visit()
    _ = visit.happen("lift")
    #expect(
      visit.happen("broken") == [
        "Lift is gone. Nothing is selected in Way in now.", "Second is gone. Nothing is selected in Floor now.",
      ])
    #expect(visit.happen("broken").isEmpty)
    #expect(visit.say("stairs") == ["Checked."])
  }

  @Test("MENU-4: where the app checks what is not offered, nothing is said to be gone") func notOffered() throws {
    var visit = try Visit()
    #expect(visit.happen("escalator") == ["Way in, nothing selected.", "Floor, nothing selected."])
  }

  @Test("BTN-5: a whole group that goes is no change of what it holds") func groupGone() throws {
    var visit = try Visit()
    #expect(visit.happen("shut").isEmpty)
    #expect(
      visit.say("actions for floor") == ["\"actions for floor\" is not understood. Say a number, a name, or \"help\"."])
  }
}
