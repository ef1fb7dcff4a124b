import Aloud
import AloudTesting
import Expectations
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

  private func player() throws -> SessionPlayer<DocumentApp> { try SessionPlayer(page(Self.elements, Self.values)) }

  @Test("EDIT-5: what a button sets stands, whatever is undone before it and done again") func setting() throws {
    var player = try player()
    player.say("bag", "buy")
    expect(player.say("undo").first, is: "Buy can't be undone.")
    expect(player.say("undo").first, is: "Undone: Bag, off.")
    expect(player.session.state.text("orders"), is: "1")
    expect(player.say("redo").first, is: "Done again: Bag, on.")
    expect(player.session.state.text("orders"), is: "1")
    expect(player.session.state.values["bag"], is: .isOn(true))
  }

  @Test("EDIT-5: what a program has given stands") func program() throws {
    var player = try player()
    player.say("bag")
    player.say("pay")
    player.happen(.finished(try #require(player.run), .exited(status: 0, output: TextLines("No. 7\n"))))
    expect(player.say("undo").first, is: "Pay can't be undone.")
    expect(player.say("undo").first, is: "Undone: Bag, off.")
    expect(player.session.state.text("receipt"), is: "No. 7")
  }

  @Test("EDIT-5: what was changed since is refused, and nothing is changed") func changedSince() throws {
    var player = try player()
    player.say("gift", "bag", "buy", "undo", "undo")
    let values = player.session.state.values
    expect(player.say("undo").first, is: "Gift can't be undone: what it changed has been changed since.")
    expect(player.session.state.values, is: values)
  }

  @Test("EDIT-5: a value that follows others follows them after undo, until somebody changes it") func followers()
    throws
  {
    var player = try player()
    player.say("total mine")
    player.say("buy")
    expect(player.session.state.text("total"), is: "mine")
    player.say("undo", "undo")
    expect(player.session.state.text("total"), is: "1 ordered")
  }

  @Test("EDIT-5: what the host sets in between stands, of values and of what it shows") func host() throws {
    let interface = """
      {"aloud": 1, "interface": {"app": "Host", "language": "en", "values": {"bag": false, "orders": "0"},
      "tabs": [{"title": "Home", "elements": [{"toggle": "Bag", "id": "bag", "value": "bag"}, {"text": "{orders}", "id": "text"}]}]}}
      """.split(separator: "\n").joined()
    let app = try HostedApp(interface, from: "host") { _, _ in ProvidedRow([:]) }
    var player = try SessionPlayer(app)
    func take(_ line: String) { player.happen(.loaded(HostedApp.message, .contents(line))) }
    player.say("bag")
    take(#"{"do": {"set": {"orders": "1"}}}"#)
    take(#"{"patch": {"text": {"text": "Ordered {orders}", "id": "text"}}}"#)
    expect(player.say("undo").first, is: "Undone: Bag, off.")
    expect(player.session.state.inner.text("orders"), is: "1")
    expect(
      player.requests.contains(
        .tell(ID("aloud.host", "2"), #"{"event":"restored","id":"","n":2,"values":{"bag":false}}"#)))
    take(#"{"do": {"set": {"bag": true}}}"#)
    expect(player.say("redo").first, is: "Bag can't be done again: what it changed has been changed since.")
    expect(player.session.state.inner.text("orders"), is: "1")
  }
}
