internal import Aloud

enum DocumentAction: Sendable {
  case push(String)
  case present(String)
  case dismiss
  case back
  case quit
  case set([(name: String, content: Made<Value>)])
  case toggle(String)
  /// The index is that of the command in the model's runs.
  case run(Int)
  case effect(Made<Effect>)
  case write(Template, log: String, LogKind)
  case reload(String)
  case stop(String)
  case exit(Int)
  /// Runs the command at an index again, with what it was run for.
  case retry(Int)

  static let retryWord = "retry"
  static let words: [(word: String, action: DocumentAction)] = [
    ("dismiss", .dismiss), ("back", .back), ("quit", .quit),
  ]

  var changedValues: [String] {
    switch self {
    case .set(let assignments): assignments.map(\.name)
    case .toggle(let name): [name]
    case .push, .present, .dismiss, .back, .quit, .run, .stop, .effect, .write, .reload, .exit, .retry: []
    }
  }
}
