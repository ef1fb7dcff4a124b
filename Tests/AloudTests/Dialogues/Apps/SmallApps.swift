@testable import Aloud

struct BookShelfApp: App {
  struct State: Sendable, Equatable {
    var draft = ""
    var held: [String] = []
  }

  var isPlain = false
  var initialState: State { State() }

  func interface(for state: State) -> Interface {
    let button = Self.button(isPlain ? .normal : .destructive)
    return Interface("Books") {
      Tab("Books", id: "books") {
        TextField("Book", id: "book", value: state.draft)
        button
        Toggle("Lamp", id: "lamp", isOn: false)
      }
    }
  }

  private static func button(_ role: Button.Role) -> Button {
    var button = Button("Shelve", id: "shelve")
    button.role = role
    return button
  }

  func update(_ state: inout State, _ event: Event) -> [Effect] {
    switch event {
    case .changed("book", .text(let text)): state.draft = text
    case .pressed("shelve"):
      state.held.append(state.draft)
      state.draft = ""
      return [.say("Shelved.")]
    default: break
    }
    return []
  }
}

struct MusicRadioApp: App {
  var initialState: [Int] { [] }

  func interface(for state: [Int]) -> Interface {
    let names = ["Jazz", "News", "Folk"]
    return Interface("Radio") {
      Tab("Radio", id: "radio") {
        Picker(
          "Music", id: "music",
          columns: [
            PickerColumn(
              "Music", id: "kind",
              values: Rows(id: "kind", count: 3) { Row(.verbatim(names[$0]), id: ID("kind", String($0))) },
              selection: state.last)
          ])
        Button("Stop", id: "stop")
      }
    }
  }

  func update(_ state: inout [Int], _ event: Event) -> [Effect] {
    if case .changed(_, .picked(let ids)) = event, let item = ids[0]?.item { state.append(Int(item) ?? 0) }
    return []
  }
}

struct LongFormApp: App {
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

/// A switch, a button that changes something without a name for undo, and one that changes nothing.
struct StallApp: App {
  struct State: Sendable, Equatable {
    var isOpen = false
    var isSending = false
  }

  var initialState: State { State() }

  func interface(for state: State) -> Interface {
    Interface("Stall") {
      Tab("Stall", id: "stall") {
        Toggle("Awning", id: "awning", isOn: state.isOpen)
        Button("Send", id: "send")
        Button("Ring", id: "ring")
      }
    }
  }

  func update(_ state: inout State, _ event: Event) -> [Effect] {
    switch event {
    case .changed("awning", .isOn(let isOn)): state.isOpen = isOn
    case .pressed("send"): state.isSending = true
    default: break
    }
    return []
  }

  func restore(_ state: inout State, from other: State) { state = other }
}

/// A bell that names each act for undo, whether it changes anything or not.
struct BellApp: App {
  var initialState: Bool { false }

  func interface(for rings: Bool) -> Interface {
    Interface("Bell") {
      Tab("Bell", id: "bell") {
        Button("Ring", id: "ring")
        Button("Silence", id: "silence")
      }
    }
  }

  func update(_ rings: inout Bool, _ event: Event) -> [Effect] {
    switch event {
    case .pressed("ring"):
      rings = true
      return [.undoable("Ring")]
    case .pressed("silence"):
      rings = false
      return [.undoable("Silence")]
    default: return []
    }
  }
}
