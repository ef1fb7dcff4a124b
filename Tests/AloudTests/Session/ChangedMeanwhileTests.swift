import Expectations
import TestSupport
import Testing

@testable import Aloud

/// SAY-3: on coming back, all that is not as it was is counted, and what was used to leave says what it holds now.
struct ChangedMeanwhileTests {
  /// A list that a screen beside it changes: one thing goes, one comes, one is another, and a radio group too.
  struct Market: App {
    struct State: Sendable, Equatable {
      var isOver = false
    }
    var initialState: State { State() }

    func interface(for state: State) -> Interface {
      let isOver = state.isOver
      let screen = Screen("Market", id: "market") {
        Row("Stall", id: "stall", action: .push("stall")).value(isOver ? "closed" : "open")
        Row("Bread", id: "bread").value(isOver ? "1" : "2")
        if !isOver { Row("Fish", id: "fish") }
        if isOver { Row("Ice", id: "ice") }
      }
      let other = Screen("Other", id: "other") { Button("End", id: "end") }
      return Interface(
        "Market", tabs: [Tab("Market", id: "one", screen: screen), Tab("Other", id: "two", screen: other)])
    }

    func screen(_ id: ID, for state: State) -> Screen? {
      id == "stall" ? Screen("Stall", id: "stall") { Button("End", id: "end") } : nil
    }

    func update(_ state: inout State, _ event: Event) -> [Effect] {
      if event == .pressed("end") { state.isOver = true }
      return []
    }
  }

  @Test("SET-6: speech that can't be heard is off again, and why is said") func speech() throws {
    var player = try SessionPlayer(of: Market())
    player.expect("voice on", says: "Speech, on.")
    let response = player.session.receive(.speechUnavailable(because: "There is no sound."))
    expect(response.announcements.map(player.session.renderer.printed), is: ["There is no sound.", "Speech, off."])
    expect(!player.session.settings.speech.isOn)
  }
}
