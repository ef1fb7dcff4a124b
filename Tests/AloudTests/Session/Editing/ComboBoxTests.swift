import Expectations
import TestSupport
import Testing

@testable import Aloud

/// EDIT-4: a field with suggestions, which narrow as it is typed into.
struct ComboBoxTests {
  @Test("a long text that is refused is told shortly, and nothing is lost") func refused() throws {
    var player = try SessionPlayer(of: DialogueApps.travel)
    player.say("port", "tun")
    expect(player.say("port", String(repeating: "x", count: 100_000))[0].count < 120)
    player.say("cancel")
    expect(player.session.state["port"], is: "Tunis")
  }

  @Test("it is a field to whatever asks it") func traits() {
    let box = ComboBox("It", id: "it", value: " ", suggestions: ["a"]).required()
    expect(box.element.control.missing, is: "It")
    expect(box.element.control.held, is: .text(" "))
    expect(Announcement(box.invalid(for: "wrong").live()).role, is: .comboBox)
    expect(box, is: ComboBox("It", id: "it", value: " ", suggestions: ["a"]).required())
    expect(box != ComboBox("It", id: "it", value: " ", suggestions: ["b"]).required())
  }
}
