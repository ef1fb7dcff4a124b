import AloudTesting
import Expectations
import Testing

@testable import Aloud

/// EDIT-4: a field with suggestions, which narrow as it is typed into.
struct ComboBoxTests {
  @Test(
    "what is in front, a number, an ordinal or a name is taken",
    arguments: [
      (["ber", ""], "Bergen"), (["ber", "next", ""], "Berlin"), (["ber", "last", "done"], "Bern"),
      (["ber", "next", "previous", "done"], "Bergen"), (["ber", "2"], "Berlin"), (["ber", "two"], "Berlin"),
      (["ber", "number 3"], "Bern"), (["ber", "the second"], "Berlin"), (["ber", "choose bern"], "Bern"),
      (["choose tun"], "Tunis"),
      (["ber", "BERLIN"], "Berlin"), (["next", ""], "Bergen"), (["last", "done"], "Tunis"), (["lisbon"], "Lisbon"),
      (["read", "4"], "Lisbon"), (["ber", "tunis"], "Tunis"), (["ber", "lis", ""], "Lisbon"),
      (["previous", ""], "Tunis"),
    ])
  func taken(lines: [String], city: String) throws {
    var player = try SessionPlayer(of: TravelApp())
    player.say("city")
    expect(player.say(lines), is: ["City, \(city)."])
    expect(player.session.state["city"], is: city)
  }

  @Test("without one in front, an empty line asks again, and \"done\" leaves it as it was") func nothingInFront() throws
  {
    var player = try SessionPlayer(of: TravelApp())
    player.expect("city", "", says: "City, combo box, empty, editing. 5 suggestions.")
    player.expect("   ", says: "City, combo box, empty, editing. 5 suggestions.")
    player.expect("done", says: "City is as it was.")
    expect(player.session.state, is: [:])
  }

  @Test(
    "what matches nothing is taken as it is; after \"type\" any text is",
    arguments: [
      ("Atlantis", "Atlantis"), ("12", "12"), ("type ber", "ber"), ("type next", "next"), ("type 2", "2"),
      ("type cancel", "cancel"), ("type type ber", "type ber"), ("open air", "open air"),
    ])
  func free(line: String, city: String) throws {
    var player = try SessionPlayer(of: TravelApp())
    player.expect("city", line, says: "City, \(city).")
    player.expect("city", "ber", line, says: "City, \(city).")
  }

  @Test("where only suggestions are taken, another text is refused with what there is, and nothing is lost")
  func refused() throws {
    var player = try SessionPlayer(of: TravelApp())
    let offered = ["1. Bergen.", "2. Lisbon.", "3. Tunis."]
    expect(player.say("port", "Atlantis"), is: ["Nothing that is offered is called “Atlantis”."] + offered)
    expect(player.say("done"), is: ["Nothing that is offered is called “Atlantis”."] + offered)
    expect(player.say("9"), is: ["Nothing that is offered is called “9”."] + offered)
    player.expect("2", says: "Port, Lisbon.")
    player.expect("port", "tun", says: "Port, Tunis.")
    expect(player.say("port", String(repeating: "x", count: 100_000))[0].count < 120)
    expect(player.say("type Atlantis")[0], is: "Nothing that is offered is called “Atlantis”.")
    player.expect("cancel", says: "Port is as it was.")
    expect(player.session.state["port"], is: "Tunis")
  }

  @Test(
    "what differs in its letters' case, or in the sign of its number, is told apart where it can be",
    arguments: [
      ("Polish", "Polish"), ("polish", "polish"), ("POLISH", "Polish"), ("5", "5"), ("-5", "-5"), ("-7", "-7"),
    ])
  func alike(line: String, word: String) throws {
    var player = try SessionPlayer(of: TravelApp())
    player.expect("word", line, says: "Word, \(word).")
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

/// Where somebody travels to.
struct TravelApp: App {
  let initialState: [ID: String] = [:]

  func interface(for state: [ID: String]) -> Interface {
    Interface("Travel") {
      Tab("Travel", id: "travel") {
        ComboBox(
          "City", id: "city", value: state["city"] ?? "",
          suggestions: state["fewer"] == nil ? ["Bergen", "Berlin", "Bern", "Lisbon", "Tunis"] : ["Bern"])
        ComboBox("Port", id: "port", value: state["port"] ?? "", suggestions: ["Bergen", "Lisbon", "Tunis"])
          .onlySuggestions().required().placeholder("anywhere")
        ComboBox("Station", id: "station", value: "", suggestions: ["North"]).dimmed(because: "choose a city")
        ComboBox("Street", id: "street", value: state["street"] ?? "", suggestions: [String]())
        ComboBox("Track", id: "track", value: "", suggestions: [String]()).onlySuggestions()
        ComboBox("Size", id: "size", value: state["size"] ?? "", suggestions: ["8", "9", "10", "11", "12"])
        ComboBox(
          "Gate", id: "gate", value: state["gate"] ?? "", suggestions: ["Apron", "B apron", "2 apron", "C apron"])
        ComboBox(
          "Word", id: "word", value: state["word"] ?? "", suggestions: ["Polish", "polish", "-5", "5", "7"])
        ComboBox(
          "Unread", id: "unread", value: "",
          suggestions: Rows(id: "unread", count: 10_000) { index in
            Issue.record("A suggestion was read.")
            return Row("", id: ID("unread", "\(index)"))
          })
        ComboBox(
          "Line", id: "line", value: state["line"] ?? "",
          suggestions: Rows(id: "lines", count: 100_000) { Row(.verbatim("Line \($0)"), id: ID("line", "\($0)")) })
      }
    }
  }

  func update(_ state: inout [ID: String], _ event: Event) -> [Effect] {
    switch event {
    case .changed(let id, .text(let text)): state[id] = text
    case .elapsed(let id): state[id] = ""
    default: break
    }
    return []
  }
}
