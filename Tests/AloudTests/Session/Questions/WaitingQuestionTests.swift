import AloudTesting
import Expectations
import Testing

@testable import Aloud

/// ASK-7: a question never replaces another, and what was typed before a question was announced does not answer it.
struct WaitingQuestionTests {
  /// An assistant that asks for permissions when time passes, and has a note that is written.
  struct AssistantApp: App {
    struct State: Sendable, Equatable {
      var done: [String] = []
      var note = ""
      var size = 3
    }
    var initialState: State { State() }

    func interface(for state: State) -> Interface {
      Interface("Assistant") {
        Tab("Chat", id: "chat") {
          TextField("Note", id: "note", value: state.note)
          Picker.stepper("Size", id: "size", value: state.size, in: 1...8)
          Button("Build it", id: "build")
        }
      }
    }

    static func permission(_ command: String) -> ActionSheet {
      ActionSheet(
        .verbatim("Run \(command)?"), id: ID("may", command),
        actions: Menu([
          .item(MenuItem("Allow", id: ID("allow", command))), .item(MenuItem("Refuse", id: ID("refuse", command))),
          .item(
            MenuItem("Always", id: ID("always", command)).confirming(
              Confirmation(.verbatim("Always run \(command)?"), phrase: .verbatim("always run \(command)")))),
        ]))
    }

    func update(_ state: inout State, _ event: Event) -> [Effect] {
      switch event {
      case .elapsed(let id): return [.ask(Self.permission(id.name))]
      case .pressed("build"): return [.ask(Self.permission("make")), .ask(Self.permission("install"))]
      case .pressed(let id): state.done.append("\(id.name) \(id.item ?? "")")
      case .sheet(let id, .did): state.done.append("left \(id.item ?? "")")
      case .changed("note", .text(let text)): state.note = text
      case .changed("size", .picked(let ids)): state.size = ids[0].flatMap(Picker.number(of:)) ?? 0
      default: break
      }
      return []
    }
  }

  private func player() throws -> SessionPlayer<AssistantApp> { try SessionPlayer(of: AssistantApp()) }

  @Test("a question stays in front where its app goes elsewhere after it") func elsewhere() throws {
    struct CleaningApp: App {
      var initialState: [String] { [] }
      func interface(for state: [String]) -> Interface {
        Interface("Cleaning") { Tab("Home", id: "home") { Button("Clean", id: "clean") } }
      }
      func screen(_ id: ID, for state: [String]) -> Screen? {
        Screen("Page", id: id) { Button("Keep going", id: "going") }
      }
      func update(_ state: inout [String], _ event: Event) -> [Effect] {
        if case .pressed("clean") = event { return [.ask(AssistantApp.permission("clean")), .push("page")] }
        if case .pressed(let id) = event { state.append(id.name) }
        return []
      }
    }
    var player = try SessionPlayer(of: CleaningApp())
    player.say("clean", "1")
    expect(player.session.state, is: ["allow"])
    player.say("1")
    expect(player.session.state, is: ["allow", "going"])
  }

  @Test("a question of Aloud's own stays too") func own() throws {
    var player = try player()
    player.say("note", "first", "note", "undo it please")
    guard player.session.engine.isAsking else { return }
    expect(player.happen(.elapsed("ls")), is: ["1 more question waits."])
  }
}
