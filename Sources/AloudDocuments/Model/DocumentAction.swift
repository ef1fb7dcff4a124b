internal import Aloud

/// An action that a document describes.
enum DocumentAction: Sendable {
  case push(String)
  case present(String)
  case dismiss
  case back
  case quit
  case set([Assignment])
  case toggle(String)
  /// The index is that of the command in the model's runs.
  case run(Int)
  case alert(Template, text: Template?)
  case ask(Question)
  case say(Template)
  case write(Template, log: String, LogKind)
  case undoable(Template)
  case reload(String)
  case stop(String)
  /// Work that takes long, and its end, by an id.
  case begin(Template, id: String)
  case done(String)
  case failed(String, because: Template?)
  case language(Template)
  case exit(Int)
  /// Runs the command at an index again, with what it was run for.
  case retry(Int)

  /// The actions that are written as a single word.
  static let retryWord = "retry"
  static let words: [(word: String, action: DocumentAction)] = [
    ("dismiss", .dismiss), ("back", .back), ("quit", .quit),
  ]

  var changedValues: [String] {
    switch self {
    case .set(let assignments): assignments.map(\.name)
    case .toggle(let name): [name]
    case .push, .present, .dismiss, .back, .quit, .run, .stop, .alert, .ask, .say, .write, .undoable, .reload, .begin,
      .done, .failed, .language, .exit, .retry:
      []
    }
  }
}

/// A new content for a value.
struct Assignment: Sendable {
  var name: String
  var isText: Bool
  /// On or off, as it is written.
  var flag: Bool?
  var template: Template?

  func value(_ viewpoint: Viewpoint) -> Value {
    if !isText, let flag { return .isOn(flag) }
    guard let template else { return .text("") }
    if !isText, let source = template.values.first, let value = viewpoint.state.values[source] { return value }
    return isText ? .text(viewpoint.string(template)) : .isOn(viewpoint.string(template) == "on")
  }
}

/// A question of the app.
struct Question: Sendable {
  /// The kinds of answers to a question that has no items.
  enum AnswerKind: String, Sendable, CaseIterable {
    case text, lines, secret
    case yesOrNo = "yes or no"

    init?(of tree: Tree) {
      guard let kind: Self = tree[.answer].choice() else { return nil }
      self = kind
    }
  }

  var id: String
  var title: Template
  var text: Template?
  /// Nil for a question with items.
  var answer: AnswerKind?
  var menu: Made<Menu>

  /// The IDs of the items for yes and no.
  static func yes(_ id: String) -> String { "\(id).yes" }
  static func no(_ id: String) -> String { "\(id).no" }
}
