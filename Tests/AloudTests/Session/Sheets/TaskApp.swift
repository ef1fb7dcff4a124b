import TestSupport

@testable import Aloud

/// An app whose sheets are everything that sheets can be: in steps, over each other, popovers, with a search and rows to
/// select.
struct TaskApp: App {
  struct State: Sendable, Equatable {
    var values: [ID: Value] = [:]
    /// The screens and sheets that are not there.
    var gone: Set<ID> = []
    var isForbidden = false
    var isPlaceTaken = false
    var query = ""
    var events: [Event] = []
  }

  /// What the app does besides at an event.
  var answer: @Sendable (inout State, Event) -> [Effect] = { _, _ in [] }
  var style = Sheet.Style.automatic

  var initialState: State { State() }

  func interface(for state: State) -> Interface {
    Interface("Office") {
      Tab("Desk", id: "desk") {
        Button("Apply", id: "apply", action: .present("application"))
        Button("Filters", id: "showFilters", action: .present("filters"))
        Button("Files", id: "showFiles", action: .present("files"))
        Button("Nowhere", id: "nowhere", action: .push("missing"))
        Button("Tell", id: "tell")
        if !state.gone.contains("rooms") { Row("Rooms", id: "rooms", action: .push("rooms")) }
      }
      Tab("Post", id: "post") { Row("A letter", id: "letter") }
    }
  }

  func screen(_ id: ID, for state: State) -> Screen? {
    if state.gone.contains(id) { return nil }
    return switch id {
    case "photo":
      Screen("Photograph of yourself", id: id) { field("Photo", "photoFile", state).required() }.shortTitle("Photo")
    case "place": Screen("Place", id: id) { field("Office", "office", state) }
    case "help": Screen("Advice", id: id) { field("Question", "question", state).required() }
    case "rooms":
      Screen("All the rooms of the house", id: id) { Row("Attic", id: "attic", action: .push("attic")) }
        .subtitle("12 rooms on 3 floors").shortTitle("Rooms").shortSubtitle("12")
    case "attic": Screen("Attic", id: id) { Button("Apply", id: "applyHere", action: .present("application")) }
    default: nil
    }
  }

  func sheet(_ id: ID, for state: State) -> Sheet? {
    if state.gone.contains(id) { return nil }
    return switch id {
    case "application":
      Sheet("Application", id: id) {
        field("Name", "name", state).required()
        DatePicker("Birthday", id: "birthday", value: moment("birthday", state)).optional().required()
          .limits(to: DateTime(day: Day(11_000)))
        Button("Advice", id: "showHelp", action: .push("help"))
        Button("Filters", id: "showFilters", action: .present("filters"))
        Button("Once more", id: "again", action: .present("application"))
      }
      .steps(SheetStep("photo"), SheetStep("place").dimmed(if: state.isPlaceTaken, because: "no office is open"))
      .preferredAction(Button("Send", id: "send"))
      .style(style)
      .dismissalForbidden(if: state.isForbidden, because: "It is being printed.")
    case "filters":
      Sheet("What is shown", id: id) { Toggle("Old ones", id: "old", isOn: state.values["old"] == .isOn(true)) }
        .style(.popover)
    case "files":
      Sheet("Files", id: id) {
        for name in ["Alpha", "Beta", "Gamma"] where state.query.isEmpty || name.lowercased().contains(state.query) {
          Row(.verbatim(name), id: ID("file", name))
        }
      }
      .search(Search("Find a file", id: "find", query: SearchQuery(text: state.query)))
      .selectable { MenuItem("Copy", id: "copy") }
    default: nil
    }
  }

  private func field(_ title: LocalizedText, _ id: ID, _ state: State) -> TextField {
    guard case .text(let text) = state.values[id] else { return TextField(title, id: id, value: "") }
    return TextField(title, id: id, value: text)
  }

  private func moment(_ id: ID, _ state: State) -> DateTime? {
    if case .moment(let moment) = state.values[id] { moment } else { nil }
  }

  func update(_ state: inout State, _ event: Event) -> [Effect] {
    switch event {
    case .settings, .today: return []
    case .changed("find", .text(let text)): state.query = text
    case .changed(let id, let value): state.values[id] = value
    case .sheet("application", .did): state.values = [:]
    case .elapsed(let id): state.gone.insert(id)
    default: break
    }
    state.events.append(event)
    let more = answer(&state, event)
    return event == .pressed("send") ? [.dismiss, .say("Sent.")] + more : more
  }
}

typealias TaskPlayer = SessionPlayer<TaskApp>

extension SessionPlayer<TaskApp> {
  init(_ app: TaskApp = TaskApp(), locale: String = "en", verbosity: Verbosity = .medium) throws {
    try self.init(of: app, now: DateTime(day: Day(20_000))) { ($0.locale, $0.verbosity) = (locale, verbosity) }
  }

  /// What the app was told of the dismissal of sheets, as "id step".
  var dismissals: [String] {
    session.state.events.compactMap { if case .sheet(let id, let step) = $0 { "\(id) \(step.rawValue)" } else { nil } }
  }
}
