import Aloud
import AloudApp

@main struct Notes: AloudApp {
  var initialState = ["Buy paper"]

  func interface(for notes: [String]) -> Interface {
    Interface("Notes") {
      Tab("All notes", id: "notes") {
        for note in notes {
          Row("\(note)", id: ID("note", note)).menu {
            MenuItem("Delete", id: ID("delete", note)).confirming("Delete \(note)?", phrase: "delete \(note)")
          }
        }
        TextField("New note", id: "new", value: "")
      }
    }
  }

  func update(_ notes: inout [String], _ event: Event) -> [Effect] {
    switch event {
    case .changed("new", .text(let note)):
      notes = notes.filter { $0 != note } + [note]
      return [.say("\(note) added."), .undoable("Add a note")]
    case .pressed(let id) where id.name == "delete":
      notes.removeAll { $0 == id.item }
      return [.undoable("Delete a note")]
    default: return []
    }
  }
}
