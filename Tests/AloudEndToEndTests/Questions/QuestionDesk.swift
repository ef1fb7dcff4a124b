@testable import Aloud
@testable import AloudLanguage

/// An app that can be asked everything: twins, a destructive act, a sheet with a draft, fields, pickers, menus, notices and
/// permissions; and things whose names begin with the words of answers.
struct QuestionDesk: App {
  struct State: Sendable, Equatable {
    var values: [ID: Value] = ["name": .text("Anna"), "alarm": .moment(DateTime(minutes: 6 * 60))]
    /// How much has been used.
    var uses = 0
  }

  /// Names that begin with words of answers, such as "Notify everyone".
  let decoys: [String]

  var initialState: State { State() }

  func interface(for state: State) -> Interface {
    Interface("Desk") {
      Tab("Desk", id: "desk") {
        Button("Red pen", id: "pen")
        Button("Red ink", id: "ink")
        Button("Burn all", id: "burn").confirming("Burn all letters?", loss: "12 letters.", phrase: "burn all letters")
        Button("Write", id: "write", action: .present("letter"))
        Button("Scribble", id: "scribble", action: .present("scrap"))
        TextField("Name", id: "name", value: text("name", state))
        TextField("Street", id: "street", value: text("street", state))
        ComboBox("City", id: "city", value: text("city", state), suggestions: ["Berlin", "Bern", "Paris"])
        DatePicker("Due", id: "due", value: moment("due", state)).optional()
        DatePicker("Alarm", id: "alarm", mode: .time, value: moment("alarm", state))
        Picker("Size", id: "size", selection: size(state)) {
          for (index, title) in ["Small", "Medium short", "Medium long", "Large"].enumerated() {
            Row(.verbatim(title), id: ID("size", String(index)))
          }
        }
        PullDownButton("Further", id: "further") {
          MenuItem("Copy it", id: "copied")
          MenuItem("Fold it", id: "folded")
          MenuItem("Shred", id: "shred").confirming("Shred the draft?", phrase: "shred the draft")
        }
        for (index, decoy) in decoys.enumerated() { Button(.verbatim(decoy), id: ID("decoy", String(index))) }
      }
    }
  }

  private func size(_ state: State) -> ID? {
    if case .picked(let picked) = state.values["size"] { picked[0] } else { ID("size", "0") }
  }

  func sheet(_ id: ID, for state: State) -> Sheet? {
    let subject = TextField("Subject", id: "subject", value: text("subject", state))
    return switch id {
    case "letter": Sheet("Letter", id: id) { subject }.preferredAction(Button("Send", id: "send"))
    case "scrap":
      Sheet("Scrap", id: id) { subject }
        .preferredAction(Button("Keep", id: "keep").dimmed(because: "The ink is dry."))
    default: nil
    }
  }

  func update(_ state: inout State, _ event: Event) -> [Effect] {
    if case .pressed = event { state.uses += 1 }
    switch event {
    case .changed(let id, let value): state.values[id] = value
    case .pressed("send"): return [.dismiss, .say("Sent.")]
    case .elapsed("rain"): return [.alert(Alert("Rain", text: "It has begun to rain."))]
    case .elapsed("permission"):
      let acts = Menu([.item(MenuItem("Allow", id: "allow")), .item(MenuItem("Refuse", id: "refuse"))])
      return [.ask(ActionSheet("Run rm -rf build?", id: "permission", text: "It deletes 214 files.", actions: acts))]
    default: break
    }
    return []
  }

  private func text(_ id: ID, _ state: State) -> String {
    if case .text(let text) = state.values[id] { text } else { "" }
  }

  private func moment(_ id: ID, _ state: State) -> DateTime? {
    if case .moment(let moment) = state.values[id] { moment } else { nil }
  }
}
