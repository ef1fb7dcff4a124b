import AloudTesting
import Testing

@testable import Aloud

/// ASK-7: a question never replaces another, and what was typed before a question was announced does not answer it.
struct WaitingQuestionTests {
  /// An assistant that asks for permissions when time passes, and has a note that is written.
  private struct AssistantApp: App {
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

  @Test("LOOP-8: a line that names something else leaves no question that has something to confirm") func standsOver()
    throws
  {
    var player = try player()
    player.happen(.elapsed("ls"))
    #expect(player.say("build it").first?.contains("not understood") == true)
    #expect(player.session.state.done.isEmpty)
  }

  @Test("the first stays, how many wait is said, and each is asked in turn") func turns() throws {
    var player = try player()
    #expect(player.happen(.elapsed("ls")).first == "Run ls? Question. 3 items.")
    #expect(player.happen(.elapsed("rm")) == ["1 more question waits."])
    #expect(player.happen(.elapsed("cp")) == ["2 more questions wait."])
    let second = player.say("1")
    #expect(player.session.state.done == ["allow ls"])
    #expect(second.contains("Run rm? Question. 3 items.") && second.last == "1 more question waits.")
    #expect(player.say("refuse").contains("Run cp? Question. 3 items."))
    player.say("cancel")
    #expect(player.session.state.done == ["allow ls", "refuse rm", "left cp"])
  }

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
    #expect(player.session.state == ["allow"])
    player.say("1")
    #expect(player.session.state == ["allow", "going"])
  }

  @Test("one act may ask several") func several() throws {
    var player = try player()
    #expect(player.say("build it").last == "1 more question waits.")
    player.say("1", "1")
    #expect(player.session.state.done == ["allow make", "allow install"])
  }

  @Test(
    "a line that was begun before it was announced does not answer it", arguments: ["1", "allow", "refuse", "cancel"])
  func typedAhead(text: String) throws {
    var player = try player()
    player.happen(.elapsed("rm"))
    let said = player.say(Line(text, isTypedAhead: true))
    #expect(said.first == "That was typed before the question, so it does not count.")
    #expect(said.contains("Run rm? Question. 3 items."))
    #expect(player.session.state.done == [])
    player.say("allow")
    #expect(player.session.state.done == ["allow rm"])
  }

  @Test("what only reads may be typed before it") func readAhead() throws {
    var player = try player()
    player.happen(.elapsed("rm"))
    #expect(player.say(Line("where am i", isTypedAhead: true)).contains { $0.contains("Run rm?") })
  }

  @Test("whoever asked one that is dropped is told that it was left", arguments: ["quit", nil]) func left(line: String?)
    throws
  {
    var player = try player()
    player.happen(.elapsed("ls"))
    player.happen(.elapsed("rm"))
    _ = line.map { player.say($0) } ?? player.end()
    #expect(player.session.state.done == ["left ls", "left rm"])
    #expect(player.response.isOver)
  }

  @Test("a text that is being written is as it was once the question is answered", arguments: ["allow", "cancel"])
  func text(answer: String) throws {
    var player = try player()
    player.say("note")
    player.happen(.elapsed("ls"))
    #expect(player.say(answer).last?.hasPrefix("Note") == true)
    player.say("Buy milk")
    #expect(player.session.state.note == "Buy milk")
  }

  @Test("so is one whose question asks for a phrase") func phrase() throws {
    var player = try player()
    player.say("note")
    player.happen(.elapsed("ls"))
    player.say("always", "always run ls")
    player.say("Buy milk")
    #expect(player.session.state.done == ["always ls"])
    #expect(player.session.state.note == "Buy milk")
  }

  @Test("an open picker waits below the question") func picker() throws {
    var player = try player()
    player.say("size")
    player.happen(.elapsed("ls"))
    #expect(player.say("1").last?.hasPrefix("Size") == true)
    player.say("5", "done")
    #expect(player.session.state.done == ["allow ls"])
    #expect(player.session.state.size == 5)
  }

  @Test("a question of Aloud's own stays too") func own() throws {
    var player = try player()
    player.say("note", "first", "note", "undo it please")
    guard player.session.engine.isAsking else { return }
    #expect(player.happen(.elapsed("ls")) == ["1 more question waits."])
  }
}
