import Aloud

/// An app that the cases of "only what was meant" are said to: the same as `OfficeDocument`, in Swift.
struct OfficeApp: App {
  struct State: Sendable, Equatable {
    var texts: [ID: String] = ["name": "Anna", "code": "", "subject": "", "street": ""]
    var isOn: [ID: Bool] = ["stock": false, "urgent": false, "bag": false]
    var moments: [ID: DateTime] = [
      "alarm": DateTime(day: Day(0), hour: 6), "due": DateTime(day: Day(20_778)),
      "meeting": DateTime(day: Day(20_778), hour: 9, minute: 30), "tea": DateTime(day: Day(0), minute: 5),
    ]
    var paint = Color(hex: "#006666")
    var hasOrdered = false
  }

  var initialState: State { State() }

  var undoParts: [StatePart<State>] {
    [.entries(\.texts), .entries(\.isOn), .entries(\.moments), .value(\.paint), .value(\.hasOrdered)]
  }

  func interface(for state: State) -> Interface {
    Interface("Office") {
      Tab("Desk", id: "desk") {
        Button("Notify everyone", id: "notify")
        Button("Yesterday's log", id: "log")
        Button("Okay it", id: "okay")
        DatePicker("Alarm", id: "alarm", mode: .time, value: state.moments["alarm"])
        DatePicker("Due", id: "due", value: state.moments["due"])
        DatePicker("Meeting", id: "meeting", mode: .dateTime, value: state.moments["meeting"])
        DatePicker("Tea", id: "tea", mode: .countdown, value: state.moments["tea"])
        ColorPicker("Paint", id: "paint", value: state.paint)
        TextField("Name", id: "name", value: state.texts["name"] ?? "")
        TextField("Code", id: "code", value: state.texts["code"] ?? "").invalid(for: problem(of: state))
        Toggle("In stock only", id: "stock", isOn: state.isOn["stock"] ?? false)
        Toggle("Urgent", id: "urgent", isOn: state.isOn["urgent"] ?? false)
        Toggle("Bag", id: "bag", isOn: state.isOn["bag"] ?? false)
        Button("Buy", id: "buy")
        Button("Delete work", id: "delete").destructive().confirming(
          Confirmation("Delete work?", phrase: "delete all the work"))
        Button("Permission", id: "permission")
        Button("Two questions", id: "two")
        Button("Write", id: "write", action: .present("letter"))
        if state.hasOrdered { TextBlock("It is ordered.") }
      }
    }
  }

  private func problem(of state: State) -> LocalizedText? {
    let code = state.texts["code"] ?? ""
    return code.isEmpty || code.allSatisfy { ("a"..."z").contains($0) } ? nil : "Small letters alone."
  }

  func sheet(_ id: ID, for state: State) -> Sheet? {
    switch id {
    case "letter":
      Sheet("Letter", id: id) {
        TextField("Subject", id: "subject", value: state.texts["subject"] ?? "")
        Button("Address", id: "address", action: .present("place"))
      }.preferredAction(Button("Send", id: "send"))
    case "place":
      Sheet("Place", id: id) { TextField("Street", id: "street", value: state.texts["street"] ?? "") }
        .preferredAction(Button("Take it", id: "take"))
    default: nil
    }
  }

  func update(_ state: inout State, _ event: Event) -> [Effect] {
    switch event {
    case .changed(let id, .text(let text)): state.texts[id] = text
    case .changed(let id, .isOn(let isOn)): state.isOn[id] = isOn
    case .changed(let id, .moment(let moment)): state.moments[id] = moment
    case .changed("paint", .color(let color)): state.paint = color
    case .pressed("notify"): return [.say("Everyone knows.")]
    case .pressed("log"): return [.say("It rained.")]
    case .pressed("okay"): return [.say("It is okay.")]
    case .pressed("buy"):
      state.hasOrdered = true
      return [.say("Ordered.")]
    case .pressed("delete"): return [.say("All is gone.")]
    case .pressed("permission"): return [question("Run the build?", "run")]
    case .pressed("two"): return [question("Run the build?", "run"), question("Remove the build?", "remove")]
    case .pressed(let id) where id.item == "allow": return [.say(.verbatim("\(id.name): allowed."))]
    case .pressed(let id) where id.item == "refuse": return [.say(.verbatim("\(id.name): refused."))]
    case .sheet(let id, .did) where id.item == "question": return [.say(.verbatim("\(id.name): left."))]
    case .pressed("send"): return [.say("Sent."), .dismiss]
    case .pressed("take"): return [.dismiss]
    default: break
    }
    return []
  }

  private func question(_ title: LocalizedText, _ name: String) -> Effect {
    .ask(
      ActionSheet(
        title, id: ID(name, "question"), text: "It takes long.",
        actions: Menu([
          .item(MenuItem("Allow", id: ID(name, "allow"))), .item(MenuItem("Refuse", id: ID(name, "refuse"))),
        ])))
  }
}
