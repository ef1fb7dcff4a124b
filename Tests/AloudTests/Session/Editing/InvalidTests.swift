import AloudTesting
import Expectations
import Testing

@testable import Aloud

/// HOST-6: what is not right is said at once, is kept, and stops what needs it.
struct InvalidTests {
  private static let reason = "not valid: only small letters"

  @Test("HOST-6: each value that is not right is told with the reason, also after another, and the same once more")
  func told() throws {
    var player = try SessionPlayer(of: AccountApp())
    player.say("new")
    for value in ["A1", "B2", "B2"] { player.expect("name \(value)", says: "Name, \(value), \(Self.reason).") }
    expect(player.session.state.values["name"], is: .text("B2"))
    player.expect("name abc", says: "Name, abc.", "Create can be used now.")
  }
}

/// A form whose fields are checked.
struct AccountApp: App {
  struct State: Sendable, Equatable {
    var values: [ID: Value] = [:]
    var done = 0
    var helped = false
    var isTaken = false
  }

  var initialState: State { State() }

  private func text(_ id: ID, _ state: State) -> String {
    if case .text(let text) = state.values[id] { text } else { "" }
  }

  func interface(for state: State) -> Interface {
    let code = text("code", state)
    return Interface("Accounts") {
      Tab("Accounts", id: "accounts") {
        Button("New", id: "new", action: .present("form"))
        code == "x"
          ? TextField("Code", id: "code", value: code).refused()
          : TextField("Code", id: "code", value: code)
        Button("Order", id: "order").style(.filled)
        Button("Help me", id: "help")
      }
    }
  }

  func sheet(_ id: ID, for state: State) -> Sheet? {
    let (name, again) = (text("name", state), text("again", state))
    let isRight = name.allSatisfy { ("a"..."z").contains($0) }
    return Sheet("Account", id: id) {
      TextField("Name", id: "name", value: name).required()
        .invalid(for: !isRight ? "only small letters" : state.isTaken ? "it is taken" : nil)
      TextField("Again", id: "again", value: again)
        .invalid(for: again.isEmpty || again == name ? nil : "it is another one")
    }
    .preferredAction(Button("Create", id: "create"))
  }

  func update(_ state: inout State, _ event: Event) -> [Effect] {
    switch event {
    case .changed(let id, let value): state.values[id] = value
    case .pressed("create"):
      state.done += 1
      return [.dismiss]
    case .pressed("order"): state.done += 1
    case .pressed("help"): state.helped = true
    case .elapsed("taken"): state.isTaken = true
    default: break
    }
    return []
  }
}

extension TextField {
  /// The same, not right for no reason.
  fileprivate func refused() -> Self {
    var field = self
    field.validity = .invalid(because: nil)
    return field
  }
}
