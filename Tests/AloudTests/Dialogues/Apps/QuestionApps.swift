@testable import Aloud

extension DialogueApps {
  static let post = ScreenApp(0, title: "Desk") { _ in
    Button("Delivery", id: "delivery")
  } answering: { state, event in
    guard case .pressed = event else { return [] }
    state += 1
    return [.alert(Alert("Delivery", text: "It comes on Friday."))]
  }

  /// Leads to a sheet, with a question or a notice over it.
  static let shop = ScreenApp([String](), title: "Desk") { _ in
    Button("Ask", id: "ask")
    Button("Warn", id: "warn")
    Button("Plain", id: "plain")
    Button("Stamp", id: "stamp")
  } answering: { state, event in
    let size = ActionSheet("Which size?", id: "size", actions: Menu([.item(MenuItem("Small", id: "small"))]))
    guard case .pressed(let id) = event else { return [] }
    state.append(id.name)
    switch id {
    case "ask": return [.ask(size), .present("letter")]
    case "warn": return [.alert(Alert("Careful")), .present("letter")]
    case "plain": return [.ask(size)]
    default: return []
    }
  }
  .sheets { id, _ in id == "letter" ? Sheet("Letter", id: id) { Button("Seal", id: "seal") } : nil }

  static let lamps = ScreenApp([ID](), title: "Rooms") { _ in
    for room in ["Kitchen", "Hall"] {
      Group(.verbatim(room)) { Button("Lamp", id: ID("lamp", room)) }
    }
    Button("Lamp oil", id: "oil")
  } on: { state, event in
    if case .pressed(let id) = event { state.append(id) }
  }
}

extension DialogueApps {
  /// Things that are no destructive ones but ask first, beside a button of that role.
  static func careful(_ role: Button.Role) -> ScreenApp<String> {
    ScreenApp("", title: "Desk") { _ in
      button("Format A", id: "format", role, phrase: "format disk a")
      PullDownButton("More", id: "more") { item("Send", id: "send", phrase: "send it off") }
      PopUpButton("Sound", id: "sound", selection: "quiet") {
        MenuItem("Quiet", id: "quiet")
        item("Loud", id: "loud", phrase: "make it loud")
      }
      Button("Name", id: "ask", action: .present("naming"))
      Row("Page", id: "page", action: .send)
    } on: { name, event in
      if case .changed("title", .text(let text)) = event { name = text }
    }
    .screen { screen, _ in screen.selectable { item("Print", id: "print", phrase: "print {count} pages") } }
    .sheets { id, name in
      Sheet("Naming", id: id) { TextField("Title", id: "title", value: name) }
        .preferredAction(button("Save", id: "save", .normal, "Give it that name?", phrase: "name it so"))
    }
  }

  private static func button(
    _ title: LocalizedText, id: ID, _ role: Button.Role, _ question: LocalizedText = "Sure?", phrase: LocalizedText
  ) -> Button {
    var button = Button(title, id: id).role(role)
    button.confirmation = Confirmation(question, phrase: phrase)
    return button
  }

  private static func item(_ title: LocalizedText, id: ID, phrase: LocalizedText) -> MenuItem {
    var item = MenuItem(title, id: id)
    item.confirmation = Confirmation("Sure?", phrase: phrase)
    return item
  }
}

/// An assistant that asks for permissions when time passes, and has a note that is written.
struct Assistant: Sendable, Equatable {
  var note = ""
  var size = 3

  static let app = ScreenApp(Assistant(), title: "Chat") { state in
    TextField("Note", id: "note", value: state.note)
    Picker.stepper("Size", id: "size", value: state.size, in: 1...8)
    Button("Build it", id: "build")
  } answering: { state, event in
    switch event {
    case .elapsed(let id): return [.ask(permission(id.name))]
    case .pressed("build"): return [.ask(permission("make")), .ask(permission("install"))]
    case .changed("note", .text(let text)): state.note = text
    case .changed("size", .picked(let ids)): state.size = ids[0].flatMap(Picker.number(of:)) ?? 0
    default: break
    }
    return []
  }

  static func permission(_ command: String) -> ActionSheet {
    ActionSheet(.verbatim("Run \(command)?"), id: ID("may", command)) {
      MenuItem("Allow", id: ID("allow", command))
      MenuItem("Refuse", id: ID("refuse", command))
      MenuItem("Always", id: ID("always", command))
        .confirming(.verbatim("Always run \(command)?"), phrase: .verbatim("always run \(command)"))
    }
  }
}
