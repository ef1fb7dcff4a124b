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

/// A command line, with places for values.
struct InvocationForm: Sendable {
  var arguments: [Template]
  var environment: [(name: String, value: Template)]
  /// In seconds.
  var timeLimit: Int

  /// The command line, now.
  func invocation(_ moment: Moment) -> Invocation {
    Invocation(
      arguments.map(moment.string),
      environment: Dictionary(
        environment.map { ($0.name, moment.string($0.value)) }, uniquingKeysWith: { _, last in last }),
      timeLimit: timeLimit * 1000)
  }

  /// The program's name.
  var program: String { arguments.first?.plainText ?? "" }
}

/// A command that an action runs.
struct RunForm: Sendable {
  var invocation: InvocationForm
  /// The value that keeps the output.
  var into: String?
  var then: [DocumentAction]
  /// What is done when it fails; nil where the failure is said.
  var otherwise: [DocumentAction]?
}

/// A command whose output the document shows.
struct CommandForm: Sendable {
  var name: String
  var title: Template?
  var invocation: InvocationForm
  var format: OutputFormat

  /// What the user calls it.
  func title(_ moment: Moment) -> LocalizedText { title.map(moment.text) ?? .verbatim(name) }
}

/// What a control changes and does.
struct Control: Sendable {
  /// The value that it is bound to.
  var value: String?
  /// What each of its options stands for, by id.
  var options: [String: String] = [:]
  /// What the value becomes when this is used: an item of a menu with a selection.
  var choice: String?
  var actions: [DocumentAction] = []
  /// The tab, screen or sheet on which it stands.
  var place = ""
  var isPreferred = false
}
