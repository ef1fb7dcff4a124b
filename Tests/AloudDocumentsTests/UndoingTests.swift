import Aloud
import Testing

@testable import AloudDocuments

/// EDIT-5 in documents and hosts: undo takes back one act and nothing else.
@Suite struct UndoingTests {
  private static let elements = """
    - {toggle: Bag, id: bag, value: bag}
    - {toggle: Gift, id: gift, value: gift}
    - {button: Buy, id: buy, action: {set: {orders: "1", gift: off}}}
    - {button: Pay, id: pay, action: {run: [pay], into: receipt}}
    - {field: Total, id: total, value: total}
    """
  private static let values = """
    values: {bag: off, gift: off, orders: "0", receipt: "", total: {follows: "{orders} ordered"}}
    """

  private func session() throws -> Session<DocumentApp> {
    var session = try Session(page(Self.elements, Self.values), settings: Settings(locale: "en"))
    _ = session.start()
    return session
  }

  private func said<A>(_ response: Response, _ session: Session<A>) -> String? {
    response.announcements.first.map(session.renderer.printed)
  }

  @Test("EDIT-5: what a button sets stands, whatever is undone before it and done again") func setting() throws {
    var session = try session()
    for line in ["bag", "buy"] { _ = session.take(Line(line)) }
    #expect(said(session.take(Line("undo")), session) == "Buy can't be undone.")
    #expect(said(session.take(Line("undo")), session) == "Undone: Bag, off.")
    #expect(session.state.text("orders") == "1")
    #expect(said(session.take(Line("redo")), session) == "Done again: Bag, on.")
    #expect(session.state.text("orders") == "1")
    #expect(session.state.values["bag"] == .isOn(true))
  }

  @Test("EDIT-5: what a program has given stands") func program() throws {
    var session = try session()
    _ = session.take(Line("bag"))
    let run = session.take(Line("pay")).requests.lazy.compactMap { request -> ID? in
      if case .run(let id, _) = request { id } else { nil }
    }.first
    _ = session.receive(.finished(try #require(run), .exited(status: 0, output: TextLines("No. 7\n"))))
    #expect(said(session.take(Line("undo")), session) == "Pay can't be undone.")
    #expect(said(session.take(Line("undo")), session) == "Undone: Bag, off.")
    #expect(session.state.text("receipt") == "No. 7")
  }

  @Test("EDIT-5: what was changed since is refused, and nothing is changed") func changedSince() throws {
    var session = try session()
    for line in ["gift", "bag", "buy", "undo", "undo"] { _ = session.take(Line(line)) }
    let values = session.state.values
    #expect(
      said(session.take(Line("undo")), session)
        == "Gift can't be undone: what it changed has been changed since.")
    #expect(session.state.values == values)
  }

  @Test("EDIT-5: a value that follows others follows them after undo, until somebody changes it") func followers()
    throws
  {
    var session = try session()
    _ = session.take(Line("total mine"))
    _ = session.take(Line("buy"))
    #expect(session.state.text("total") == "mine")
    for _ in 1...2 { _ = session.take(Line("undo")) }
    #expect(session.state.text("total") == "1 ordered")
  }

  @Test("EDIT-5: what the host sets in between stands, of values and of what it shows") func host() throws {
    let interface = """
      {"aloud": 1, "interface": {"app": "Host", "language": "en", "values": {"bag": false, "orders": "0"},
      "tabs": [{"title": "Home", "elements": [{"toggle": "Bag", "id": "bag", "value": "bag"}, {"text": "{orders}", "id": "text"}]}]}}
      """.split(separator: "\n").joined()
    let app = try HostedApp(interface, from: "host") { _, _ in ProvidedRow([:]) }
    var session = try Session(app, settings: Settings(locale: "en"))
    _ = session.start()
    func take(_ line: String) { _ = session.receive(.loaded(HostedApp.message, .contents(line))) }
    _ = session.take(Line("bag"))
    take(#"{"do": {"set": {"orders": "1"}}}"#)
    take(#"{"patch": {"text": {"text": "Ordered {orders}", "id": "text"}}}"#)
    let undone = session.take(Line("undo"))
    #expect(said(undone, session) == "Undone: Bag, off.")
    #expect(session.state.inner.text("orders") == "1")
    #expect(
      undone.requests.contains(
        .tell(ID("aloud.host", "2"), #"{"event":"restored","id":"","n":2,"values":{"bag":false}}"#)))
    take(#"{"do": {"set": {"bag": true}}}"#)
    #expect(
      said(session.take(Line("redo")), session) == "Bag can't be done again: what it changed has been changed since.")
    #expect(session.state.inner.text("orders") == "1")
  }
}
