import Aloud
import AloudApp

@main struct Notes: AloudApp {
  struct State: Sendable, Equatable {
    var notes = ["Buy paper"]
    var draft = ""
  }

  var initialState = State()

  func interface(for state: State) -> Interface {
    Interface("Notes") {
      Tab("All notes", id: "notes") {
        for (index, note) in state.notes.enumerated() {
          Row("\(note)", id: ID("note", index)).menu {
            MenuItem("Delete", id: ID("delete", index)).confirming("Delete \(note)?", phrase: "delete \(note)")
          }
        }
        Button("New note", id: "new", action: .present("draft"))
      }
    }
  }

  func sheet(_ id: ID, for state: State) -> Sheet? {
    Sheet("New note", id: id) { TextField("Text", id: "text", value: state.draft).required() }
      .preferredAction(Button("Add", id: "add"))
  }

  func update(_ state: inout State, _ event: Event) -> [Effect] {
    switch event {
    case .changed("text", .text(let text)): state.draft = text
    case .sheet("draft", .did): state.draft = ""
    case .pressed("add"):
      state.notes.append(state.draft)
      return [.dismiss, .say("\(state.draft) added."), .undoable("Add a note")]
    case .pressed(let id):
      guard let index = id.number else { break }
      return [.say("\(state.notes.remove(at: index)) deleted."), .undoable("Delete a note")]
    default: break
    }
    return []
  }
}
