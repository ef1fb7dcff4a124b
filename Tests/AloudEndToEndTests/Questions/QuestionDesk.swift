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
    Interface("Desk", tabs: [Tab("Desk", id: "desk", screen: Screen("Desk", id: "desk", elements: elements(state)))])
  }

  private func elements(_ state: State) -> [Element] {
    var burn = Button("Burn all", id: "burn")
    burn.role = .destructive
    burn.confirmation = Confirmation("Burn all letters?", loss: "12 letters.", phrase: "burn all letters")
    var shred = MenuItem("Shred", id: "shred")
    shred.isDestructive = true
    shred.confirmation = Confirmation("Shred the draft?", phrase: "shred the draft")
    let more = Menu([.item(MenuItem("Copy it", id: "copied")), .item(MenuItem("Fold it", id: "folded")), .item(shred)])
    return [
      .button(Button("Red pen", id: "pen")), .button(Button("Red ink", id: "ink")), .button(burn),
      .button(Button("Write", id: "write", action: .present("letter"))),
      .button(Button("Scribble", id: "scribble", action: .present("scrap"))),
      .textField(TextField("Name", id: "name", value: text("name", state))),
      .textField(TextField("Street", id: "street", value: text("street", state))),
      .comboBox(ComboBox("City", id: "city", value: text("city", state), suggestions: ["Berlin", "Bern", "Paris"])),
      .datePicker(DatePicker("Due", id: "due", value: moment("due", state)).optional()),
      .datePicker(DatePicker("Alarm", id: "alarm", mode: .time, value: moment("alarm", state))),
      .picker(size(state)), .pullDownButton(PullDownButton("Further", id: "further", menu: more)),
    ] + decoys.enumerated().map { .button(Button(.verbatim($1), id: ID("decoy", String($0)))) }
  }

  private func size(_ state: State) -> Picker {
    let titles = ["Small", "Medium short", "Medium long", "Large"]
    var selection: Int? = 0
    if case .picked(let picked) = state.values["size"] { selection = picked[0]?.item.flatMap { Int($0) } }
    return Picker(
      "Size", id: "size",
      columns: [
        PickerColumn(
          "Size", id: "sizes",
          values: Rows(id: "sizes", count: titles.count) { Row(.verbatim(titles[$0]), id: ID("size", String($0))) },
          selection: selection)
      ])
  }

  func sheet(_ id: ID, for state: State) -> Sheet? {
    let subject = Element.textField(TextField("Subject", id: "subject", value: text("subject", state)))
    switch id {
    case "letter":
      return Sheet("Letter", id: id, elements: [subject]).preferredAction(Button("Send", id: "send"))
    case "scrap":
      return Sheet("Scrap", id: id, elements: [subject])
        .preferredAction(Button("Keep", id: "keep").dimmed(because: "The ink is dry."))
    default: return nil
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
