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
  /// Runs one of the document's runs.
  case run(Int)
  case alert(Template, text: Template?)
  case ask(Question)
  case say(Template)
  case undoable(Template)
  case reload(String)

  /// The actions that are a word by themselves.
  static let words: [(word: String, action: DocumentAction)] = [
    ("dismiss", .dismiss), ("back", .back), ("quit", .quit),
  ]
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
  func value(_ moment: Moment) -> Value {
    if !isText, let flag { return .isOn(flag) }
    guard let template else { return .text("") }
    if !isText, let source = template.values.first, let value = moment.state.values[source] { return value }
    return isText ? .text(moment.string(template)) : .isOn(moment.string(template) == "on")
  }
}

/// An action sheet.
struct Question: Sendable {
  var id: String
  var title: Template
  var text: Template?
  var menu: Made<Menu>
}
