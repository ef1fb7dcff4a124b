import Aloud

/// The app that the article “An app in Swift” begins with.
struct Notes: App {
  var initialState: [String] { ["Buy paper"] }

  func interface(for notes: [String]) -> Interface {
    Interface("Notes") {
      Tab("Notes", id: "notes") {
        for (index, note) in notes.enumerated() { Row(.verbatim(note), id: ID("note", String(index))) }
        TextField("New note", id: "new", value: "")
        Button("Clear", id: "clear").destructive()
      }
    }
  }

  func update(_ notes: inout [String], _ event: Event) -> [Effect] {
    switch event {
    case .changed("new", to: .text(let note)):
      notes.append(note)
      return [.undoable("New note")]
    case .pressed("clear"):
      notes = []
      return [.undoable("Clear")]
    default: return []
    }
  }
}
