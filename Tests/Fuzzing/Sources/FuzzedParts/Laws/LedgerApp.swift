internal import Aloud
internal import AloudLanguage

/// An app that the laws are held against: values that have nothing to do with each other, acts that last, rows that come by
/// themselves, questions that nobody has asked for, and names that begin with words of answers.
struct LedgerApp: App {
  struct State: Sendable, Equatable {
    /// What its controls hold, by their ids.
    var values: [ID: Value] = [
      "bag": .isOn(false), "gift": .isOn(true), "name": .text("Anna"), "note": .text(""), "subject": .text(""),
      "when": .moment(DateTime(day: Day(20_778), hour: 15, minute: 30)), "size": .picked(["small"]),
    ]
    /// The rows, the latest first.
    var rows = ["Milk", "Bread", "Tea"]
    /// How many things have been ordered and sent, which nothing takes back, and how many came from elsewhere.
    var orders = 0, letters = 0, parcels = 0, news = 0
  }

  var initialState: State { State() }

  func interface(for state: State) -> Interface {
    Interface("Ledger") {
      Tab("Desk", id: "desk") {
        Toggle("Bag", id: "bag", isOn: state.isOn("bag"))
        Toggle("Gift wrap", id: "gift", isOn: state.isOn("gift"))
        TextField("Name", id: "name", value: state.text("name"))
        TextField("Note", id: "note", value: state.text("note")).multiline()
        DatePicker("When", id: "when", mode: .dateTime, value: state.moment("when"))
        Picker("Size", id: "size", selection: state.size) {
          Row("Small", id: "small")
          Row("Medium", id: "medium")
          Row("Large", id: "large")
        }
        Button("Buy", id: "buy")
        Button("Write", id: "write", action: .present("letter"))
        TextBlock(.verbatim("News: \(state.news)"), id: "news")
        for decoy in ["Notify everyone", "Yesterday's log", "Okay it", "Cancellation", "Done deal"] {
          Button(.verbatim(decoy), id: ID("decoy", decoy))
        }
      }
      Tab("Parcels", id: "parcels") {
        Button("Buy all", id: "buyAll")
        for title in state.rows {
          Row(.verbatim(title), id: ID("row", title), action: .send).menu {
            MenuItem(.verbatim("Delete \(title)"), id: ID("delete", title))
              .confirming(.verbatim("Delete the row \(title)?"), phrase: .verbatim("delete \(title) now"))
          }
        }
      }
    }
  }

  func sheet(_ id: ID, for state: State) -> Sheet? {
    guard id == "letter" else { return nil }
    return Sheet("Letter", id: id) { TextField("Subject", id: "subject", value: state.text("subject")) }
      .preferredAction(Button("Send", id: "send"))
  }

  func update(_ state: inout State, _ event: Event) -> [Effect] {
    switch event {
    case .changed(let id, let value): state.values[id] = value
    case .pressed("buy"), .pressed("buyAll"):
      state.orders += 1
      return [.run("order", Invocation(["order", "it"])), .say("Ordered.")]
    case .pressed("send"):
      state.letters += 1
      state.values["subject"] = .text("")
      return [.run("letter", Invocation(["post", "it"])), .dismiss]
    case .pressed(let id) where id.name == "delete":
      state.rows.removeAll { $0 == id.item }
      return [.undoable(.verbatim("Delete \(id.item ?? "")"))]
    case .sheet("letter", .did): state.values["subject"] = .text("")
    case .elapsed("parcel"):
      state.parcels += 1
      state.rows.insert("Parcel \(state.parcels * 7)", at: 0)
    case .elapsed("news"): state.news += 1
    case .elapsed("rain"): return [.alert(Alert("Rain", text: "It has begun to rain."))]
    case .elapsed("permission"):
      let acts = Menu([.item(MenuItem("Allow", id: "allow")), .item(MenuItem("Refuse", id: "refuse"))])
      return [.ask(ActionSheet("Run rm -rf build?", id: "permission", text: "214 files go.", actions: acts))]
    default: break
    }
    return []
  }
}

extension LedgerApp.State {
  func isOn(_ id: ID) -> Bool { values[id] == .isOn(true) }

  func text(_ id: ID) -> String { if case .text(let text) = values[id] { text } else { "" } }

  var size: ID? { if case .picked(let picked) = values["size"] { picked[0] } else { nil } }

  func moment(_ id: ID) -> DateTime? { if case .moment(let moment) = values[id] { moment } else { nil } }

  /// All that it holds, by name: what an act changes, and what undo puts back.
  var parts: [String: String] {
    var parts = ["orders": "\(orders)", "letters": "\(letters)", "parcels": "\(parcels)", "news": "\(news)"]
    for (id, value) in values { parts[id.name] = "\(value)" }
    for row in ["Milk", "Bread", "Tea"] + (0..<parcels).map({ "Parcel \(($0 + 1) * 7)" }) {
      parts["row \(row)"] = "\(rows.contains(row))"
    }
    return parts
  }
}
