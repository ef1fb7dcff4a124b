import Aloud

/// A small whole app's places, written as an outline.
struct NotesOutline {
  var notes = ["Plans", "Recipes"]
  var isLocked = false

  var interface: Interface {
    Interface("Notes") {
      Tab("Notes", id: "notes") {
        Heading("All notes")
        for (index, note) in notes.enumerated() {
          Row(.verbatim(note), id: ID("note", String(index)), action: .push(ID("note", String(index))))
            .subtitle("on this computer")
            .value("short")
            .live()
            .menu {
              MenuItem("Delete", id: ID("delete", String(index)))
                .confirming(Confirmation("Delete the note?", phrase: "delete it").kept("Nothing deleted."))
            }
        }
        if notes.isEmpty { TextBlock("No notes yet.", id: "none").live() }
        Button("New note", id: "new", action: .present("new")).style(.filled).image("pen", description: "a pen")
          .dimmed(if: isLocked, because: "the notes are locked")
        PullDownButton("More", id: "more") {
          Section("Order") {
            MenuItem("By name", id: "byName").checked()
            MenuItem("By date", id: "byDate").checked(false)
          }
          Separator()
          Submenu("Share", id: "share") { MenuItem("Copy", id: "copy").hidden() }
        }
      }
      Tab("Settings", id: "settings") {
        Group {
          Toggle("Lock", id: "lock", isOn: isLocked).subtitle("all notes").busy(if: isLocked)
          PopUpButton("Size", id: "size", selection: ID("size", "small")) {
            MenuItem("Small", id: ID("size", "small"))
            if !isLocked { MenuItem("Large", id: ID("size", "large")) } else { MenuItem("None", id: "none") }
          }
          TextField("Password", id: "password", value: "").secure().required().placeholder("none")
        }
        ProgressIndicator("Copying", id: "copying", percent: 50)
      }
    }
  }

  var sheet: Sheet {
    Sheet("New note", id: "new") {
      TextField("Title", id: "title", value: "").required()
    }
    .preferredAction(Button("Add", id: "add"))
    .dismissalForbidden(if: isLocked, because: "it is being saved")
  }
}
