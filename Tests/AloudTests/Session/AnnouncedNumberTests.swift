import AloudTesting
import Expectations
import Testing

@testable import Aloud

/// LOOP-14: a number means what was announced of it last.
struct AnnouncedNumberTests {
  /// Rows that come at the top when time passes, and what was done to which.
  struct InboxApp: App {
    struct State: Sendable, Equatable {
      var mails = ["Ann", "Ben", "Cleo"]
      var done: [String] = []
    }
    var isProvided = false
    /// Whether ids are places, as careless authors have them.
    var idsArePlaces = false
    var initialState: State { State() }

    func interface(for state: State) -> Interface {
      let rows = state.mails.enumerated().map { index, mail in
        Row(.verbatim(mail), id: ID("mail", idsArePlaces ? String(index) : mail), action: .send)
          .menu { MenuItem("Flag", id: ID("flag", mail)) }
      }
      let screen = Screen("Inbox", id: "inbox") {
        if isProvided {
          Rows(id: "mails", count: rows.count, revision: state.mails.hashValue) { rows[$0] }
        } else {
          for row in rows { row }
        }
      }
      .selectable { MenuItem("Archive", id: "archive") }
      return Interface("Mail") { Tab("Inbox", id: "inbox", screen: screen) }
    }

    func update(_ state: inout State, _ event: Event) -> [Effect] {
      switch event {
      case .elapsed(let id): state.mails.insert(id.name, at: 0)
      case .pressed(let id):
        state.done.append(id.name == "mail" && idsArePlaces ? state.mails[Int(id.item ?? "") ?? 0] : id.item ?? "")
      case .performed(_, let ids): state.done += ids.map { $0.item ?? "" }
      default: break
      }
      return []
    }
  }

  private func player(_ app: InboxApp) throws -> SessionPlayer<InboxApp> { try SessionPlayer(of: app) }

  @Test(
    "where a row has come before it, nothing is done, and the number is told anew",
    arguments: [InboxApp(), InboxApp(isProvided: true), InboxApp(idsArePlaces: true)]) private func moved(app: InboxApp)
    throws
  {
    var player = try player(app)
    player.happen(.elapsed("Zoe"))
    player.expect("2", says: "The list has changed: 2 is now “Ann”, not “Ben”. Say 2 again to use it.")
    expect(player.session.state.done, is: [])
    player.say("2")
    expect(player.session.state.done, is: ["Ann"])
  }

  @Test("once the list is read again, numbers are as they were read", arguments: ["read", "first"]) func read(
    line: String
  ) throws {
    var player = try player(InboxApp())
    player.happen(.elapsed("Zoe"))
    player.say(line)
    player.say("1")
    expect(player.session.state.done, is: ["Zoe"])
    if line == "read" { player.say("2") } else { player.say("next", "2") }
    expect(player.session.state.done, is: ["Zoe", "Ann"])
  }

  @Test("what is selected stays what was selected", arguments: [InboxApp(), InboxApp(isProvided: true)])
  private func selected(app: InboxApp) throws {
    var player = try player(app)
    player.say("edit", "select 2")
    player.happen(.elapsed("Zoe"))
    player.say("archive")
    expect(player.session.state.done, is: ["Ben"])
  }
}
