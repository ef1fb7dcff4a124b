import AloudTesting
import Testing

@testable import Aloud

/// SHEET-1, SHEET-2, SHEET-3: what a long sheet says at once, what is out of reach, and in which order it goes.
struct LongSheetTests {
  private struct FormApp: App {
    struct State: Sendable, Equatable {
      var texts: [ID: String] = [:]
    }

    var count = 14
    var initialState: State { State() }

    func interface(for state: State) -> Interface {
      Interface("Forms") {
        Tab("Forms", id: "forms") { Button("Fill in", id: "fill", action: .present("form")) }
        Tab("Other", id: "other") { Row("Thing", id: "thing") }
      }
    }

    func sheet(_ id: ID, for state: State) -> Sheet? {
      var sheet = Sheet("Form", id: id) {
        TextField("Remark", id: "remark", value: state.texts["remark"] ?? "")
        for number in 1...count {
          let id = ID("field", String(number))
          TextField(.verbatim("Field \(number)"), id: id, value: state.texts[id] ?? "").required()
        }
      }
      sheet.preferredAction = Button("Send", id: "send")
      return sheet
    }

    func update(_ state: inout State, _ event: Event) -> [Effect] {
      switch event {
      case .changed(let id, .text(let text)): state.texts[id] = text
      case .sheet(_, .will): return [.say("The form goes.")]
      default: break
      }
      return []
    }
  }

  @Test("SHEET-1: a long sheet says on arrival what it is for, and what that needs") func arrival() throws {
    var player = try SessionPlayer(of: FormApp())
    #expect(
      player.say("fill in").first
        == "Form, sheet. 17 items. Main action: Send, dimmed: 14 more are needed, first Field 1.")
    var short = try SessionPlayer(of: FormApp(count: 2))
    #expect(short.say("fill in").first == "Form, sheet. 5 items.")
    #expect(short.lines.contains("4. Send, button, main action, dimmed: Field 1 and Field 2 are needed."))
  }

  @Test("SHEET-1: \"next missing\" goes from one thing that is needed to the next") func missing() throws {
    var player = try SessionPlayer(of: FormApp(count: 2))
    player.say("fill in")
    player.expect("next missing", says: "Field 1, text field, empty, required, 2 of 5.")
    player.expect("next missing", says: "Field 2, text field, empty, required, 3 of 5.")
    player.expect("next missing", says: "Field 1, text field, empty, required, 2 of 5.")
    player.say("field 1", "a", "field 2", "b")
    player.expect("next missing", says: "Nothing more is needed here.")
  }

  @Test("SHEET-2: all words for tabs get the sheet's reason", arguments: ["tabs", "next tab", "previous tab", "tab 2"])
  func tabs(line: String) throws {
    var player = try SessionPlayer(of: FormApp())
    player.say("fill in")
    player.expect(line, says: "Form is in front. Finish it or say \"cancel\" first.")
  }

  @Test("SHEET-3: what the app says as a sheet goes is heard before it is closed") func order() throws {
    var player = try SessionPlayer(of: FormApp())
    player.say("fill in")
    #expect(player.say("cancel").prefix(2) == ["The form goes.", "Form closed."])
  }
}
