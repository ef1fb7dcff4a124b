import AloudTesting
import Testing

@testable import Aloud

/// BTN: buttons.
struct ButtonTests {
  @Test("BTN-2: a busy button says so, and does not act twice") func busy() throws {
    var player = try Player(after: "extras", "check out")
    #expect(player.text.contains("busy"))
    #expect(player.events == [.pressed("pay")])
    player.say("check out")
    #expect(player.response.announcements.map(\.kind) == [.refusal])
    #expect(player.text.contains("busy"))
    #expect(player.events == [.pressed("pay")])
  }

  @Test("BTN-3: a toggle with a menu says only its new state too") func toggleWithMenu() throws {
    struct Toggles: App {
      var initialState: Bool { false }
      func interface(for state: Bool) -> Interface {
        var toggle = Toggle("Sound", id: "t", isOn: state)
        toggle.menu = Menu([.item(MenuItem("Louder", id: "l"))])
        return Interface("T", tabs: [Tab("T", id: "t", screen: Screen("T", id: "t", elements: [.toggle(toggle)]))])
      }
      func update(_ state: inout Bool, _ event: Event) -> [Effect] {
        if case .changed(_, .isOn(let isOn)) = event { state = isOn }
        return []
      }
    }
    var session = try Session(Toggles(), settings: Settings())
    _ = session.start()
    #expect(session.take(Line("1")).announcements.map(session.renderer.printed) == ["Sound, on."])
  }
}
