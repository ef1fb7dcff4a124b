import Aloud
import AloudTesting
import Expectations
import Testing

@testable import AloudDocuments

/// BTN-2: what runs a command is busy by itself; that it can be used again is no news to the user, unless he has tried.
@Suite struct RunningControlTests {
  private static let elements = """
    - {slider: Heat, id: heat, value: heat, minimum: 0, maximum: 100, step: 10, action: {run: [oven]}}
    - {button: Send, id: send, live: on, action: {run: [mail], then: {say: Sent.}}}
    - {button: Fetch, id: fetch, live: on, busy when: {value: mailbox, is: on}}
    - {toggle: Mailbox, id: mailbox, value: mailbox}
    - {button: Lock, live: on, busy when: {value: locked, is: on}, action: {set: {locked: on}}}
    - {button: Unlock, action: {set: {locked: off}}}
    """

  private func player() throws -> SessionPlayer<DocumentApp> {
    try SessionPlayer(page(Self.elements, "values: {heat: '30', mailbox: off, locked: off}"))
  }

  private func end(_ run: Int, in player: inout SessionPlayer<DocumentApp>) -> [String] {
    player.happen(.finished(ID("run", String(run)), .exited(status: 0, output: TextLines(""))))
  }

  @Test func aSliderSaysNothingOfIt() throws {
    var player = try player()
    expect(player.say("heat", "50"), is: ["Heat, 50."])
    expect(end(1, in: &player), is: [])
  }

  @Test func aButtonSaysWhatItsCommandHasComeToAndNoMore() throws {
    var player = try player()
    expect(player.say("send"), is: ["Send, busy."])
    expect(end(1, in: &player), is: ["Sent."])
  }

  @Test func whoHasTriedMeanwhileIsTold() throws {
    var player = try player()
    player.say("send")
    expect(player.say("send"), is: ["Send, busy."])
    expect(end(1, in: &player), is: ["Sent.", "Send can be used now."])
  }

  @Test("BTN-5: what the user's own use keeps busy, and something else frees, is told") func freed() throws {
    var player = try player()
    expect(player.say("lock"), is: ["Lock, busy."])
    expect(player.say("unlock"), is: ["Lock can be used now."])
  }

  @Test("BTN-5: what something else has kept busy is told") func keptBusy() throws {
    var player = try player()
    player.say("fetch")
    expect(player.say("mailbox"), is: ["On.", "Fetch, busy."])
    expect(player.say("mailbox"), is: ["Off.", "Fetch can be used now."])
  }
}
