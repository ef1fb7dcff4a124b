@testable import Aloud

extension DialogueApps {
  static func shelfOfBooks(_ role: Button.Role) -> ScreenApp<String> {
    ScreenApp("", title: "Books") { draft in
      TextField("Book", id: "book", value: draft)
      Button("Shelve", id: "shelve").role(role)
      Toggle("Lamp", id: "lamp", isOn: false)
    } answering: { draft, event in
      switch event {
      case .changed("book", .text(let text)): draft = text
      case .pressed("shelve"):
        draft = ""
        return [.say("Shelved.")]
      default: break
      }
      return []
    }
  }

  static let musicRadio = ScreenApp([Int](), title: "Radio") { chosen in
    let names = ["Jazz", "News", "Folk"]
    let kinds = Rows(id: "kind", count: 3) { Row(.verbatim(names[$0]), id: ID("kind", String($0))) }
    Picker("Music", id: "music", columns: [PickerColumn("Music", id: "kind", values: kinds, selection: chosen.last)])
    Button("Stop", id: "stop")
  } on: { chosen, event in
    if case .changed(_, .picked(let ids)) = event, let item = ids[0]?.item { chosen.append(Int(item) ?? 0) }
  }

  /// A bell that names each act for undo, whether it changes anything or not.
  static let bell = ScreenApp(false, title: "Bell") { _ in
    Button("Ring", id: "ring")
    Button("Silence", id: "silence")
  } answering: { rings, event in
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

/// Something of each kind that a place in a list can choose.
struct Home: App {
  struct State: Sendable, Equatable {
    var values: [ID: Value] = [:]
    var pressed: [ID] = []
    var rows = ["Garden gate", "Front door", "Back door"]
  }

  var initialState: State { State() }

  private func choice(_ state: State, _ id: ID, _ standard: ID) -> ID {
    if case .choice(let id) = state.values[id] { id } else { standard }
  }

  func interface(for state: State) -> Interface {
    var fruit: ID? = ID("fruit", "Apple")
    if case .picked(let picked) = state.values["fruit"] { fruit = picked[0] }
    let screen = Screen("Home", id: "home") {
      for row in state.rows { Row(.verbatim(row), id: ID("row", row), action: .send) }
      PopUpButton(
        "Sort by", id: "sort", selection: choice(state, "sort", "date"),
        menu: Menu {
          MenuItem("Date", id: "date")
          MenuItem("Name", id: "name")
        })
      PullDownButton("More", id: "more") {
        MenuItem("Print", id: "print")
        Submenu("Share", id: "share") {
          MenuItem("By mail", id: "mail")
          MenuItem("By post", id: "post")
        }
      }
      RadioGroup("Size", id: "size", selection: choice(state, "size", "m")) {
        RadioButton("Small", id: "s")
        RadioButton("Medium", id: "m")
        RadioButton("Large", id: "l")
      }
      Picker("Fruit", id: "fruit", selection: fruit) {
        for fruit in Self.fruits { Row(.verbatim(fruit), id: ID("fruit", fruit)) }
      }
      for title in ["Wifi", "Bluetooth"] {
        Toggle(.verbatim(title), id: ID(title), isOn: state.values[ID(title)] == .isOn(true))
      }
      Button("Ask", id: "ask")
      Button("Inside", id: "inside", action: .push("inside"))
    }
    return Interface("Home") { Tab("Home", id: "home", screen: screen) }
  }

  func screen(_ id: ID, for state: State) -> Screen? {
    Screen("Inside", id: id) { for name in ["One", "Two"] { Button(.verbatim(name), id: ID("in", name)) } }
  }

  func update(_ state: inout State, _ event: Event) -> [Effect] {
    switch event {
    case .changed(let id, let value): state.values[id] = value
    case .pressed("ask"):
      let kinds = ["A letter", "A photo", "A map"].map { MenuItem(.verbatim($0), id: ID("kind", $0)) }
      return [.ask(ActionSheet("What kind?", id: "kinds", actions: Menu(kinds.map { .item($0) })))]
    case .pressed(let id): state.pressed.append(id)
    case .elapsed(let id): state.rows.insert(id.name, at: 0)
    default: break
    }
    return []
  }

  static let fruits = ["Apple", "Banana", "Cherry", "Groceries"]
}

/// Asks when its button is pressed, and says what it is told of the question.
struct AskingApp: App {
  var initialState: Int { 0 }

  func interface(for state: Int) -> Interface {
    Interface("Asking") {
      Tab("Ask", id: "one") { Button("Go", id: "go") }
      Tab("Other", id: "two") { Button("Nothing", id: "nothing") }
    }
  }

  func update(_ state: inout Int, _ event: Event) -> [Effect] {
    guard event == .pressed("go") else { return [] }
    return [
      .ask(
        ActionSheet("Run it?", id: "run") {
          MenuItem("Allow", id: "allow")
          Submenu("More", id: "more") { MenuItem("Later", id: "later") }
        })
    ]
  }
}
