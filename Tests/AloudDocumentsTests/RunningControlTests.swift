import Aloud
import AloudTesting
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
    #expect(player.say("heat", "50") == ["Heat, 50."])
    #expect(end(1, in: &player) == [])
  }

  @Test func aButtonSaysWhatItsCommandHasComeToAndNoMore() throws {
    var player = try player()
    #expect(player.say("send") == ["Send, busy."])
    #expect(end(1, in: &player) == ["Sent."])
  }

  @Test func whoHasTriedMeanwhileIsTold() throws {
    var player = try player()
    player.say("send")
    #expect(player.say("send") == ["Send, busy."])
    #expect(end(1, in: &player) == ["Sent.", "Send can be used now."])
  }

  @Test("BTN-5: what the user's own use keeps busy, and something else frees, is told") func freed() throws {
    var player = try player()
    #expect(player.say("lock") == ["Lock, busy."])
    #expect(player.say("unlock") == ["Lock can be used now."])
  }

  @Test("BTN-5: what something else has kept busy is told") func keptBusy() throws {
    var player = try player()
    player.say("fetch")
    #expect(player.say("mailbox") == ["On.", "Fetch, busy."])
    #expect(player.say("mailbox") == ["Off.", "Fetch can be used now."])
  }
}
