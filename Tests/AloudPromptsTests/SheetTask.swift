import Aloud

/// A task of several fields on one sheet, as a document has it.
struct SheetTask: App {
  struct State: Sendable, Equatable {
    var values: [ID: Value] = [:]
    var isDone = false
    var isBack = false
  }

  var initialState: State { State() }

  func interface(for state: State) -> Interface {
    var task = SoleTask(sheet: "task")
    (task.isAnsweredByDone, task.back) = (true, "back")
    return Interface("Who?", task: task)
  }

  func sheet(_ id: ID, for state: State) -> Sheet? {
    var name = TextField("Name", id: "name", value: "")
    if case .text(let text) = state.values["name"] { name.value = text }
    var born = DatePicker("Born", id: "born", mode: .date, value: nil).optional()
    if case .moment(let moment) = state.values["born"] { born.value = moment }
    name.isRequired = true
    var sheet = Sheet("Who?", id: id, elements: [.textField(name), .datePicker(born)])
    sheet.preferredAction = Button("Done", id: "done")
    return sheet
  }

  func update(_ state: inout State, _ event: Event) -> [Effect] {
    switch event {
    case .pressed(let id):
      (state.isDone, state.isBack) = (id == "done", id == "back")
      return [.dismiss]
    case .changed(let id, let value): state.values[id] = value
    default: break
    }
    return []
  }
}
