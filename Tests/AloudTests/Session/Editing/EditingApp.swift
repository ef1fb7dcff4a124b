import TestSupport

@testable import Aloud

/// An app with fields of each kind and a few controls, all of which undo puts back.
struct EditingApp: App {
  struct State: Sendable, Equatable {
    var title = ""
    var notes = ""
    var pin = ""
    var isPublic = false
    var sort: ID = "date"
    var lamp = false
    var query = SearchQuery()
    var hasFields = true
    /// Not put back by undo.
    var draft = ""
  }

  var initialState = State()

  func interface(for state: State) -> Interface {
    Interface("Notebook") {
      Tab("Notes", id: "notes") {
        if state.hasFields {
          TextField("Title", id: "title", value: state.title)
          TextField("Notes", id: "notes", value: state.notes).multiline()
          TextField("PIN", id: "pin", value: state.pin).secure()
        }
        Toggle("Public", id: "public", isOn: state.isPublic)
        PopUpButton("Sort by", id: "sort", selection: state.sort) {
          MenuItem("Date", id: "date")
          MenuItem("Name", id: "name")
        }
        Toggle("Lamp", id: "lamp", isOn: state.lamp)
        TextField("Draft", id: "draft", value: state.draft)
      }
      .search(Search("Find notes", id: "search", query: state.query))
    }
  }

  func update(_ state: inout State, _ event: Event) -> [Effect] {
    switch event {
    case .changed("title", .text(let text)): state.title = text
    case .changed("notes", .text(let text)): state.notes = text
    case .changed("pin", .text(let text)): state.pin = text
    case .changed("draft", .text(let text)): state.draft = text
    case .changed("public", .isOn(let isOn)): state.isPublic = isOn
    case .changed("sort", .choice(let choice)): state.sort = choice
    case .changed("search", .text(let text)): state.query.text = text
    case .changed("search", .tokens): state.query.tokens = []
    case .changed("lamp", .isOn(let isOn)):
      state.lamp = isOn
      return [.run("lamp", Invocation(["lamp"]))]
    case .elapsed("gone"): state.hasFields = false
    case .elapsed("other"): state.notes = "from elsewhere"
    default: break
    }
    return []
  }

  var undoParts: [StatePart<State>] {
    [
      .value(\.title), .value(\.notes), .value(\.pin), .value(\.isPublic), .value(\.sort), .value(\.lamp),
      .value(\.query), .value(\.hasFields),
    ]
  }

  func restore(_ state: inout State, from other: State) {
    let draft = state.draft
    state = other
    state.draft = draft
  }
}

typealias EditingPlayer = SessionPlayer<EditingApp>

extension SessionPlayer<EditingApp> {
  init(
    _ change: (inout EditingApp.State) -> Void = { _ in }, locale: String = "en", files: LocaleFiles = .bundled,
    after lines: String...
  ) throws {
    var app = EditingApp()
    change(&app.initialState)
    try self.init(of: app, files: files) { $0.locale = locale }
    say(lines)
  }
}
