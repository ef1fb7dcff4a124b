@testable import Aloud

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

extension DialogueApps {
  /// A sheet that may not be left while it rains.
  static func gate(asks: Bool) -> ScreenApp<String> {
    ScreenApp("", title: "House") { _ in
      Button("Open", id: "open", action: .present("gate"))
    } answering: { name, event in
      switch event {
      case .changed("name", .text(let text)): name = text
      case .sheet("gate", .didAttempt) where asks:
        let menu = Menu([
          .item(MenuItem("Tear it down", id: "tear", action: .dismiss)), .item(MenuItem("Stay", id: "stay")),
        ])
        return [.ask(ActionSheet("Leave it?", id: "leave", actions: menu))]
      case .pressed("stay"): return [.say("Gate stays.")]
      case .elapsed("end"): return [.quit]
      default: break
      }
      return []
    }
    .sheets { id, name in
      Sheet("Gate", id: id) { TextField("Name", id: "name", value: name) }
        .dismissalForbidden(because: "It is raining.")
    }
  }
}

/// Letters written on a sheet, with friends added on a sheet over it.
struct PostApp: App {
  struct State: Sendable, Equatable {
    var letters: [String] = []
    var friends: [String] = []
    var draft: [ID: Value] = [:]
    var isWriting = true
  }

  let namesFriend: Bool

  var initialState: State { State() }

  func interface(for state: State) -> Interface {
    Interface("Post") { Tab("Post", id: "post") { Button("New letter", id: "new", action: .present("letter")) } }
  }

  func sheet(_ id: ID, for state: State) -> Sheet? {
    guard state.isWriting else { return nil }
    if id == "letter" {
      return Sheet("Letter", id: id) {
        TextField("Text", id: "text", value: text("text", state))
        Button("Add a friend", id: "addFriend", action: .present("friendSheet"))
      }
      .preferredAction(Button("Send", id: "send"))
    }
    return Sheet("Friend", id: id) {
      TextField("Friend", id: "friend", value: text("friend", state))
      Button("Add and send", id: "both")
    }
    .preferredAction(Button("Add", id: "add"))
  }

  private func text(_ id: ID, _ state: State) -> String {
    if case .text(let text) = state.draft[id] { text } else { "" }
  }

  func update(_ state: inout State, _ event: Event) -> [Effect] {
    switch event {
    case .changed(let id, let value): state.draft[id] = value
    case .pressed("add"):
      state.friends.append(text("friend", state))
      return [.dismiss] + (namesFriend ? [.undoable("Add Kate")] : [])
    case .pressed("send"):
      state.letters.append(text("text", state))
      return [.dismiss]
    case .pressed("both"):
      state.friends.append(text("friend", state))
      state.letters.append(text("text", state))
      state.isWriting = false
    case .sheet("friendSheet", .did): state.draft["friend"] = nil
    case .sheet("letter", .did):
      state.draft["text"] = nil
      state.isWriting = true
    default: break
    }
    return []
  }

  var undoParts: [StatePart<State>] { [.value(\.letters), .value(\.friends), .entries(\.draft)] }
}

/// A field on one of two tabs, with a screen about it.
struct TwoTabsApp: App {
  var initialState: String { "" }

  func interface(for state: String) -> Interface {
    Interface("Cards") {
      Tab("Text", id: "text") {
        TextField("Name", id: "name", value: state).placeholder("as on your card")
        Row("Help", id: "help", action: .push("help"))
      }
      Tab("Other", id: "other") { Row("Thing", id: "thing") }
    }
  }

  func screen(_ id: ID, for state: String) -> Screen? { Screen("Help", id: id) { TextBlock("Write.", id: "write") } }

  func update(_ state: inout String, _ event: Event) -> [Effect] {
    if case .changed("name", .text(let text)) = event { state = text }
    return []
  }

  func restore(_ state: inout String, from other: String) { state = other }
}
