import AloudTesting
import Testing

@testable import Aloud

/// EDIT-4: a field with suggestions, which narrow as it is typed into.
struct ComboBoxTests {
  private static let matches = ["3 match. In front: Bergen.", "2. Berlin.", "3. Bern."]

  @Test("chosen, it says its name, its value, what it is, and how many suggestions there are") func opened() throws {
    var player = try SessionPlayer(of: TravelApp())
    player.expect("city", says: "City, combo box, empty, editing. 5 suggestions.")
    player.expect("tunis", "city", says: "City, Tunis, combo box, editing. 5 suggestions.")
    player.expect("cancel", "port", says: "Port, anywhere, combo box, empty, required, editing. 3 suggestions.")
  }

  @Test("steps begin at what it holds") func begins() throws {
    var player = try SessionPlayer(of: TravelApp())
    player.say("city", "berlin", "city")
    player.expect("next", says: "Bern, 3 of 5.")
    player.say("cancel", "city")
    player.expect("previous", says: "Bergen, 1 of 5.")
  }

  @Test("a line that begins several says how many, and which is in front") func narrowed() throws {
    var player = try SessionPlayer(of: TravelApp())
    #expect(player.say("city", "ber") == Self.matches)
    #expect(player.session.state == [:])
    #expect(player.say("be") == Self.matches)
    player.expect("bergen", says: "City, Bergen.")
  }

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
    #expect(player.say(lines) == ["City, \(city)."])
    #expect(player.session.state["city"] == city)
  }

  @Test("ASK-8: what was typed is not lost by quitting unasked") func quitting() throws {
    var player = try SessionPlayer(of: TravelApp())
    player.say("city", "ber")
    player.expect("quit", says: "The change in City is not kept yet. Say \"save\", \"discard\" or \"keep editing\".")
    player.expect("save", says: "City, ber.", "Goodbye.")
    #expect(player.session.state["city"] == "ber")
  }

  @Test("without one in front, an empty line asks again, and \"done\" leaves it as it was") func nothingInFront() throws
  {
    var player = try SessionPlayer(of: TravelApp())
    player.expect("city", "", says: "City, combo box, empty, editing. 5 suggestions.")
    player.expect("   ", says: "City, combo box, empty, editing. 5 suggestions.")
    player.expect("done", says: "City is as it was.")
    #expect(player.session.state == [:])
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
    #expect(player.say("port", "Atlantis") == ["Nothing that is offered is called “Atlantis”."] + offered)
    #expect(player.say("done") == ["Nothing that is offered is called “Atlantis”."] + offered)
    #expect(player.say("9") == ["Nothing that is offered is called “9”."] + offered)
    player.expect("2", says: "Port, Lisbon.")
    player.expect("port", "tun", says: "Port, Tunis.")
    #expect(player.say("port", String(repeating: "x", count: 100_000))[0].count < 120)
    #expect(player.say("type Atlantis")[0] == "Nothing that is offered is called “Atlantis”.")
    player.expect("cancel", says: "Port is as it was.")
    #expect(player.session.state["port"] == "Tunis")
  }

  @Test("where only suggestions are taken, a number is one before they have been told") func numbers() throws {
    var player = try SessionPlayer(of: TravelApp())
    player.expect("port", "2", says: "Port, Lisbon.")
    player.expect("port", "the third", says: "Port, Tunis.")
    player.expect("city", "2", says: "City, 2.")
  }

  @Test("a number that is a suggestion, or begins one, is not the place of another") func sizes() throws {
    var player = try SessionPlayer(of: TravelApp())
    player.expect("size", "1", says: "3 match. In front: 10.", "11.", "12.")
    player.expect("2", says: "Size, 2.")
    player.expect("size", "1", "11", says: "Size, 11.")
    player.expect("size", "1", "the third", says: "Size, 12.")
    player.expect("gate", "ap", "number 2", says: "Gate, B apron.")
    player.expect("gate", "ap", "2", says: "1 matches. In front: 2 apron.")
    player.expect("ap", "4", says: "Gate, C apron.")
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

  @Test("a text that was changed by commands is held as it stands, or is one that is offered") func edited() throws {
    var player = try SessionPlayer(of: TravelApp())
    player.say("city", "Bergen")
    player.expect("city", "replace Bergen with Ber", "done", says: "City, Ber.")
    player.say("port", "Tunis", "port", "replace Tun with Atlant")
    #expect(player.say("done")[0] == "Nothing that is offered is called “Atlantis”.")
    #expect(player.say("where am i")[1].hasPrefix("Port, Atlantis, combo box"))
    player.say("cancel")
    #expect(player.session.state["port"] == "Tunis")
  }

  @Test("what was done last counts: a text that was changed, or a suggestion in front") func last() throws {
    var player = try SessionPlayer(of: TravelApp())
    player.say("city", "Tunis", "city", "ber", "replace Tun with Atlant")
    player.expect("done", says: "City, Atlantis.")
    player.expect("city", "replace Atlant with Tun", "ber", "done", says: "City, Bergen.")
    player.expect("city", "replace gen with lin", "ber", "undo", "done", says: "City is as it was.")
    player.expect("city", "replace gen with lin", "next", "undo", "redo", "done", says: "City, Berlin.")
  }

  @Test("changed on its screen, it holds nothing that is not offered either") func onScreen() throws {
    var player = try SessionPlayer(of: TravelApp())
    player.say("port", "Tunis", "4")
    #expect(player.say("cancel") == ["Station, dimmed: choose a city."] || player.session.state["port"] == "Tunis")
    player.say("port", "cancel")
    player.expect("replace Tun with Atlant", says: "Nothing that is offered is called “Atlantis”.")
    #expect(player.session.state["port"] == "Tunis")
    player.say("replace Tunis with lisbon")
    #expect(player.session.state["port"] == "Lisbon")
  }

  @Test("the one in front is spelled") func spelled() throws {
    var player = try SessionPlayer(of: TravelApp())
    player.expect("city", "ber", "next", "spell", says: "B e r l i n.")
    player.expect("cancel", "city", "tun", "spell", says: "T u n i s.")
  }

  @Test("cancel and back leave it as it was; clear empties it; undo takes back") func left() throws {
    var player = try SessionPlayer(of: TravelApp())
    player.expect("city", "ber", "cancel", says: "City is as it was.")
    player.expect("city", "ber", "back", says: "City is as it was.")
    player.say("city", "bern")
    player.expect("city", "clear", says: "City, empty.")
    player.expect("undo", says: "Undone: City, Bern.")
    player.expect("city", "bern", says: "City, Bern.")
  }

  @Test("help and where am I say what is open, what is in front, and the way out") func help() throws {
    var player = try SessionPlayer(of: TravelApp())
    let way = "\"Done\" keeps it, \"cancel\" doesn't."
    let city = "City, combo box, empty, editing, 1 of 10. 5 suggestions."
    player.expect("city", "where am i", says: "Travel.", city, way)
    player.expect("next", "where am i", says: "Travel.", city, "Bergen, 1 of 5.", way)
    player.expect("ber", "next", "where am i", says: "Travel.", city, "3 match. In front: Berlin.", way)
    let help = player.say("help")
    #expect(help.count == 5 && help.last == way)
    #expect(player.say("cancel", "port", "help").count == 3)
  }

  @Test("dimmed, it is not opened; without suggestions, it takes what it may") func states() throws {
    var player = try SessionPlayer(of: TravelApp())
    player.expect("station", says: "Station, dimmed: choose a city.")
    player.expect("street", says: "Street, combo box, empty, editing. 0 suggestions.")
    player.expect("next", says: "There is nothing here.")
    player.expect("Main Street", says: "Street, Main Street.")
    player.expect("track", says: "Track, combo box, empty, editing. 0 suggestions.")
    player.expect("A1", says: "Track has nothing to choose from.")
    player.expect("2", says: "Track has nothing to choose from.")
  }

  @Test("a hundred thousand suggestions are narrowed as ten are, paged, and only named by the page") func many() throws
  {
    var player = try SessionPlayer(of: TravelApp())
    player.expect("line", says: "Line, combo box, empty, editing. 100,000 suggestions.")
    player.expect("99", says: "1,111 match. In front: Line 99.")
    #expect(player.say("next page")[0] == "1. Line 99.")
    #expect(player.say("next page")[0] == "13. Line 9901.")
    player.expect("1110", says: "Line, Line 99998.")
  }

  @Test("none is read before it is wanted") func unread() throws {
    var player = try SessionPlayer(of: TravelApp())
    player.expect("unread", says: "Unread, combo box, empty, editing. 10,000 suggestions.")
    #expect(player.say("where am i")[1].hasPrefix("Unread, combo box, empty, editing, "))
    player.expect("cancel", says: "Unread is as it was.")
  }

  @Test("other suggestions than before are gone through anew") func changed() throws {
    var player = try SessionPlayer(of: TravelApp())
    player.say("city", "ber", "next")
    player.happen(.elapsed("fewer"))
    #expect(player.say("where am i")[1] == "City, combo box, empty, editing, 1 of 10. 1 suggestion.")
    player.expect("", says: "City, combo box, empty, editing. 1 suggestion.")
    player.expect("ber", says: "1 matches. In front: Bern.")
  }

  @Test("it is a field to whatever asks it") func traits() {
    let box = ComboBox("It", id: "it", value: " ", suggestions: ["a"]).required()
    #expect(box.element.control.missing == "It")
    #expect(box.element.control.held == .text(" "))
    #expect(Announcement(box.invalid(for: "wrong").live()).role == .comboBox)
    #expect(box == ComboBox("It", id: "it", value: " ", suggestions: ["a"]).required())
    #expect(box != ComboBox("It", id: "it", value: " ", suggestions: ["b"]).required())
  }
}

/// Where somebody travels to.
private struct TravelApp: App {
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
