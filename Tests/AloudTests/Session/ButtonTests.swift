import Expectations
import TestSupport
import Testing

@testable import Aloud

/// BTN: buttons.
struct ButtonTests {
  @Test("BTN-2: a busy button says so, and does not act twice") func busy() throws {
    var player = try Player(after: "extras", "check out")
    expect(player.text.contains("busy"))
    expect(player.events, is: [.pressed("pay")])
    player.say("check out")
    expect(player.response.announcements.map(\.kind), is: [.refusal])
    expect(player.text.contains("busy"))
    expect(player.events, is: [.pressed("pay")])
  }

  @Test("BTN-3: a toggle with a menu says only its new state too") func toggleWithMenu() throws {
    let app = ScreenApp(false) { state in
      Toggle("Sound", id: "t", isOn: state).menu { MenuItem("Louder", id: "l") }
    } on: { state, event in
      if case .changed(_, .isOn(let isOn)) = event { state = isOn }
    }
    var player = try SessionPlayer(of: app) { $0.hints = true }
    expect(player.say("1"), is: ["Sound, on."])
  }
}
