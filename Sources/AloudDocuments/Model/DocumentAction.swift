internal import Aloud

/// One thing that is done when something is used.
enum DocumentAction: Sendable {
  case push(String)
  case present(String)
  case dismiss
  case back
  case quit
  case set([Assignment])
  case toggle(String)
  /// Runs one of the document's runs, by its index.
  case run(Int)
  case alert(Template, text: Template?)
  case ask(Question)
  case say(Template)
  /// Writes a message into a log.
  case write(Template, log: String, LogKind)
  case undoable(Template)
  case reload(String)
  /// Stops the runs of a name that have not ended.
  case stop(String)
  /// Ends the app with an exit code.
  case exit(Int)

  /// The actions that are a word by themselves.
  static let words: [(word: String, action: DocumentAction)] = [
    ("dismiss", .dismiss), ("back", .back), ("quit", .quit),
  ]

  /// The names of the values that it sets.
  var changedValues: [String] {
    switch self {
    case .set(let assignments): assignments.map(\.name)
    case .toggle(let name): [name]
    case .push, .present, .dismiss, .back, .quit, .run, .stop, .alert, .ask, .say, .write, .undoable, .reload, .exit:
      []
    }
  }
}

/// What a value is set to.
struct Assignment: Sendable {
  var name: String
  var isText: Bool
  /// On or off, as it is written.
  var flag: Bool?
  /// Text, or the value it is a copy of.
  var template: Template?

  /// The new value, now.
  func value(_ viewpoint: Viewpoint) -> Value {
    if !isText, let flag { return .isOn(flag) }
    guard let template else { return .text("") }
    if !isText, let source = template.values.first, let value = viewpoint.state.values[source] { return value }
    return isText ? .text(viewpoint.string(template)) : .isOn(viewpoint.string(template) == "on")
  }
}

/// An action sheet.
struct Question: Sendable {
  var id: String
  var title: Template
  var text: Template?
  var menu: Made<Menu>
}
