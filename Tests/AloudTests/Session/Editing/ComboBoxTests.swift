import AloudTesting
import Testing

@testable import Aloud

/// EDIT-4: a field with suggestions, which narrow as it is typed into.
struct ComboBoxTests {
  private static let matches = ["3 match. In front: Bergen.", "2. Berlin.", "3. Bern."]

  @Test("chosen, it says its name, its value, what it is, and how many suggestions there are") func opened() throws {
    var player = try SessionPlayer(of: TravelApp())
    #expect(player.say("city") == ["City, combo box, empty, editing. 5 suggestions."])
    #expect(player.say("tunis", "city") == ["City, Tunis, combo box, editing. 5 suggestions."])
    #expect(player.say("cancel", "port") == ["Port, anywhere, combo box, empty, required, editing. 3 suggestions."])
  }

  @Test("a line that begins several says how many, and which is in front") func narrowed() throws {
    var player = try SessionPlayer(of: TravelApp())
    #expect(player.say("city", "ber") == Self.matches)
    #expect(player.session.state == [:])
    #expect(player.say("be") == Self.matches)
    #expect(player.say("bergen") == ["City, Bergen."])
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
    #expect(
      player.say("quit") == ["The change in City is not kept yet. Say \"save\", \"discard\" or \"keep editing\"."])
    #expect(player.say("save") == ["City, ber.", "Goodbye."])
    #expect(player.session.state["city"] == "ber")
  }

  @Test("without one in front, an empty line asks again, and \"done\" leaves it as it was") func nothingInFront() throws
  {
    var player = try SessionPlayer(of: TravelApp())
    #expect(player.say("city", "") == ["City, combo box, empty, editing. 5 suggestions."])
    #expect(player.say("   ") == ["City, combo box, empty, editing. 5 suggestions."])
    #expect(player.say("done") == ["City is as it was."])
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
    #expect(player.say("city", line) == ["City, \(city)."])
    #expect(player.say("city", "ber", line) == ["City, \(city)."])
  }

  @Test("where only suggestions are taken, another text is refused with what there is, and nothing is lost")
  func refused() throws {
    var player = try SessionPlayer(of: TravelApp())
    let offered = ["1. Bergen.", "2. Lisbon.", "3. Tunis."]
    #expect(player.say("port", "Atlantis") == ["Nothing that is offered is called “Atlantis”."] + offered)
    #expect(player.say("done") == ["Nothing that is offered is called “Atlantis”."] + offered)
    #expect(player.say("9") == ["Nothing that is offered is called “9”."] + offered)
    #expect(player.say("2") == ["Port, Lisbon."])
    #expect(player.say("port", "tun") == ["Port, Tunis."])
    #expect(player.say("port", String(repeating: "x", count: 100_000))[0].count < 120)
    #expect(player.say("type Atlantis")[0] == "Nothing that is offered is called “Atlantis”.")
    #expect(player.say("cancel") == ["Port is as it was."])
    #expect(player.session.state["port"] == "Tunis")
  }

  @Test("where only suggestions are taken, a number is one before they have been told") func numbers() throws {
    var player = try SessionPlayer(of: TravelApp())
    #expect(player.say("port", "2") == ["Port, Lisbon."])
    #expect(player.say("port", "the third") == ["Port, Tunis."])
    #expect(player.say("city", "2") == ["City, 2."])
  }

  @Test("a number that is a suggestion, or begins one, is not the place of another") func sizes() throws {
    var player = try SessionPlayer(of: TravelApp())
    #expect(player.say("size", "1") == ["3 match. In front: 10.", "11.", "12."])
    #expect(player.say("2") == ["Size, 2."])
    #expect(player.say("size", "1", "11") == ["Size, 11."])
    #expect(player.say("size", "1", "the third") == ["Size, 12."])
    #expect(player.say("gate", "ap", "number 2") == ["Gate, B apron."])
    #expect(player.say("gate", "ap", "2") == ["1 matches. In front: 2 apron."])
    #expect(player.say("ap", "4") == ["Gate, C apron."])
  }

  @Test(
    "what differs in its letters' case, or in the sign of its number, is told apart where it can be",
    arguments: [
      ("Polish", "Polish"), ("polish", "polish"), ("POLISH", "Polish"), ("5", "5"), ("-5", "-5"), ("-7", "-7"),
    ])
  func alike(line: String, word: String) throws {
    var player = try SessionPlayer(of: TravelApp())
    #expect(player.say("word", line) == ["Word, \(word)."])
  }

  @Test("a text that was changed by commands is held as it stands, or is one that is offered") func edited() throws {
    var player = try SessionPlayer(of: TravelApp())
    player.say("city", "Bergen")
    #expect(player.say("city", "replace Bergen with Ber", "done") == ["City, Ber."])
    player.say("port", "Tunis", "port", "replace Tun with Atlant")
    #expect(player.say("done")[0] == "Nothing that is offered is called “Atlantis”.")
    #expect(player.say("where am i")[1].hasPrefix("Port, Atlantis, combo box"))
    player.say("cancel")
    #expect(player.session.state["port"] == "Tunis")
  }

  @Test("what was done last counts: a text that was changed, or a suggestion in front") func last() throws {
    var player = try SessionPlayer(of: TravelApp())
    player.say("city", "Tunis", "city", "ber", "replace Tun with Atlant")
    #expect(player.say("done") == ["City, Atlantis."])
    #expect(player.say("city", "replace Atlant with Tun", "ber", "done") == ["City, Bergen."])
    #expect(player.say("city", "replace gen with lin", "ber", "undo", "done") == ["City is as it was."])
    #expect(player.say("city", "replace gen with lin", "next", "undo", "redo", "done") == ["City, Berlin."])
  }

  @Test("changed on its screen, it holds nothing that is not offered either") func onScreen() throws {
    var player = try SessionPlayer(of: TravelApp())
    player.say("port", "Tunis", "4")
    #expect(player.say("cancel") == ["Station, dimmed: choose a city."] || player.session.state["port"] == "Tunis")
    player.say("port", "cancel")
    #expect(player.say("replace Tun with Atlant") == ["Nothing that is offered is called “Atlantis”."])
    #expect(player.session.state["port"] == "Tunis")
    player.say("replace Tunis with lisbon")
    #expect(player.session.state["port"] == "Lisbon")
  }

  @Test("the one in front is spelled") func spelled() throws {
    var player = try SessionPlayer(of: TravelApp())
    #expect(player.say("city", "ber", "next", "spell") == ["B e r l i n."])
    #expect(player.say("cancel", "city", "tun", "spell") == ["T u n i s."])
  }

  @Test("cancel and back leave it as it was; clear empties it; undo takes back") func left() throws {
    var player = try SessionPlayer(of: TravelApp())
    #expect(player.say("city", "ber", "cancel") == ["City is as it was."])
    #expect(player.say("city", "ber", "back") == ["City is as it was."])
    player.say("city", "bern")
    #expect(player.say("city", "clear") == ["City, empty."])
    #expect(player.say("undo") == ["Undone: City, Bern."])
    #expect(player.say("city", "bern") == ["City, Bern."])
  }

  @Test("help and where am I say what is open, what is in front, and the way out") func help() throws {
    var player = try SessionPlayer(of: TravelApp())
    let way = "\"Done\" keeps the choice, \"cancel\" leaves it as it was."
    let city = "City, combo box, empty, editing, 1 of 10. 5 suggestions."
    #expect(player.say("city", "where am i") == ["Travel.", city, way])
    #expect(player.say("next", "where am i") == ["Travel.", city, "Bergen, 1 of 5.", way])
    #expect(player.say("ber", "next", "where am i") == ["Travel.", city, "3 match. In front: Berlin.", way])
    let help = player.say("help")
    #expect(help.count == 5 && help.last == way)
    #expect(player.say("cancel", "port", "help").count == 3)
  }

  @Test("dimmed, it is not opened; without suggestions, it takes what it may") func states() throws {
    var player = try SessionPlayer(of: TravelApp())
    #expect(player.say("station") == ["Station, dimmed: choose a city."])
    #expect(player.say("street") == ["Street, combo box, empty, editing. 0 suggestions."])
    #expect(player.say("next") == ["There is nothing here."])
    #expect(player.say("Main Street") == ["Street, Main Street."])
    #expect(player.say("track") == ["Track, combo box, empty, editing. 0 suggestions."])
    #expect(player.say("A1") == ["Track has nothing to choose from."])
    #expect(player.say("2") == ["Track has nothing to choose from."])
  }

  @Test("a hundred thousand suggestions are narrowed as ten are, paged, and only named by the page") func many() throws
  {
    var player = try SessionPlayer(of: TravelApp())
    #expect(player.say("line") == ["Line, combo box, empty, editing. 100,000 suggestions."])
    #expect(player.say("99") == ["1,111 match. In front: Line 99."])
    #expect(player.say("next page")[0] == "1. Line 99.")
    #expect(player.say("next page")[0] == "13. Line 9901.")
    #expect(player.say("1110") == ["Line, Line 99998."])
  }

  @Test("none is read before it is wanted") func unread() throws {
    var player = try SessionPlayer(of: TravelApp())
    #expect(player.say("unread") == ["Unread, combo box, empty, editing. 10,000 suggestions."])
    #expect(player.say("where am i")[1].hasPrefix("Unread, combo box, empty, editing, "))
    #expect(player.say("cancel") == ["Unread is as it was."])
  }

  @Test("other suggestions than before are gone through anew") func changed() throws {
    var player = try SessionPlayer(of: TravelApp())
    player.say("city", "ber", "next")
    player.happen(.elapsed("fewer"))
    #expect(player.say("where am i")[1] == "City, combo box, empty, editing, 1 of 10. 1 suggestion.")
    #expect(player.say("") == ["City, combo box, empty, editing. 1 suggestion."])
    #expect(player.say("ber") == ["1 matches. In front: Bern."])
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
