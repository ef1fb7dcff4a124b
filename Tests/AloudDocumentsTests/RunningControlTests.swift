import Aloud
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

  private func session() throws -> Session<DocumentApp> {
    var session = try Session(
      page(Self.elements, "values: {heat: '30', mailbox: off, locked: off}"), settings: Settings(locale: "en"))
    _ = session.start()
    return session
  }

  private func say(_ lines: String..., to session: inout Session<DocumentApp>) -> [String] {
    var said: [String] = []
    for line in lines { said = session.take(Line(line)).announcements.map(session.renderer.printed) }
    return said
  }

  private func end(_ run: Int, in session: inout Session<DocumentApp>) -> [String] {
    session.receive(Reply.finished(ID("run", String(run)), .exited(status: 0, output: TextLines(""))))
      .announcements.map(session.renderer.printed)
  }

  @Test func aSliderSaysNothingOfIt() throws {
    var session = try session()
    #expect(say("heat", "50", to: &session) == ["Heat, 50."])
    #expect(end(1, in: &session) == [])
  }

  @Test func aButtonSaysWhatItsCommandHasComeToAndNoMore() throws {
    var session = try session()
    #expect(say("send", to: &session) == ["Send, busy."])
    #expect(end(1, in: &session) == ["Sent."])
  }

  @Test func whoHasTriedMeanwhileIsTold() throws {
    var session = try session()
    _ = say("send", to: &session)
    #expect(say("send", to: &session) == ["Send, busy."])
    #expect(end(1, in: &session) == ["Sent.", "Send can be used now."])
  }

  @Test("BTN-5: what the user's own use keeps busy, and something else frees, is told") func freed() throws {
    var session = try session()
    #expect(say("lock", to: &session) == ["Lock, busy."])
    #expect(say("unlock", to: &session) == ["Lock can be used now."])
  }

  @Test("BTN-5: what something else has kept busy is told") func keptBusy() throws {
    var session = try session()
    _ = say("fetch", to: &session)
    #expect(say("mailbox", to: &session) == ["On.", "Fetch, busy."])
    #expect(say("mailbox", to: &session) == ["Off.", "Fetch can be used now."])
  }
}
