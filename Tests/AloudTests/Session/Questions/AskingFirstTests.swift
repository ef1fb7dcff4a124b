import AloudTesting
import Expectations
import Testing

@testable import Aloud

/// ASK-6: what an author wants asked is asked, whatever the role.
struct AskingFirstTests {
  /// Things that are no destructive ones, each with a confirmation.
  struct CarefulApp: App {
    struct State: Sendable, Equatable {
      var done: [Event] = []
      var name = ""
    }

    var role = Button.Role.normal
    var initialState: State { State() }

    private func confirmation(_ phrase: LocalizedText) -> Aloud.Confirmation {
      Aloud.Confirmation("Sure?", phrase: phrase)
    }

    func interface(for state: State) -> Interface {
      var button = Button("Format A", id: "format")
      button.role = role
      button.confirmation = confirmation("format disk a")
      var item = MenuItem("Send", id: "send")
      item.confirmation = confirmation("send it off")
      var act = MenuItem("Print", id: "print")
      act.confirmation = confirmation("print {count} pages")
      var choice = MenuItem("Loud", id: "loud")
      choice.confirmation = confirmation("make it loud")
      return Interface("Careful") { [button, item, act, choice] in
        Tab("Desk", id: "desk") {
          button
          PullDownButton("More", id: "more") { item }
          PopUpButton("Sound", id: "sound", selection: "quiet") {
            MenuItem("Quiet", id: "quiet")
            choice
          }
          Button("Name", id: "ask", action: .present("naming"))
          Row("Page", id: "page", action: .send)
        }
        .selectable { act }
      }
    }

    func sheet(_ id: ID, for state: State) -> Sheet? {
      var name = Button("Save", id: "save")
      name.confirmation = Aloud.Confirmation("Give it that name?", phrase: "name it so")
      var sheet = Sheet("Naming", id: id) { TextField("Title", id: "title", value: state.name) }
      sheet.preferredAction = name
      return sheet
    }

    func update(_ state: inout State, _ event: Event) -> [Effect] {
      switch event {
      case .pressed, .performed, .changed(_, .choice): state.done.append(event)
      case .changed("title", .text(let name)): state.name = name
      default: break
      }
      return []
    }
  }

  private func player(_ role: Button.Role = .normal) throws -> SessionPlayer<CarefulApp> {
    try SessionPlayer(of: CarefulApp(role: role))
  }

  @Test("ASK-6: a button asks, whatever its role", arguments: Button.Role.allCases)
  func button(role: Button.Role) throws {
    var player = try player(role)
    player.expect("format a", says: "Sure?", "Say \"format disk a\" to do it, or \"cancel\".")
    expect(player.session.state.done.isEmpty)
    player.say("format disk a")
    expect(player.session.state.done, is: [.pressed("format")])
  }
}
