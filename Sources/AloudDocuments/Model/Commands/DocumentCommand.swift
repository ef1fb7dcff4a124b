internal import Aloud

/// A command line, with places for values.
struct CommandTemplate: Sendable {
  /// Arguments that are given, where there is a condition, while it holds.
  struct Argument: Sendable {
    var templates: [Template]
    var condition: Condition?
  }

  var arguments: [Argument]
  var environment: [(name: String, value: Template)]
  /// What it reads; nil for nothing.
  var input: Template?
  /// How long it may take, in seconds; nil where there is no limit.
  var timeLimit: Int?
  /// Whether its lines are told as they come.
  var tellsLines = false

  /// What is run, now.
  func invocation(_ viewpoint: Viewpoint) -> Invocation {
    let given = arguments.filter { $0.condition?.holds(in: viewpoint) ?? true }
    var invocation = Invocation(
      given.flatMap(\.templates).flatMap(viewpoint.arguments),
      environment: Dictionary(
        environment.map { ($0.name, viewpoint.string($0.value)) }, uniquingKeysWith: { _, last in last }),
      timeLimit: timeLimit.map { $0 * 1000 })
    invocation.input = input.map { viewpoint.string($0) } ?? ""
    invocation.tellsLines = tellsLines
    return invocation
  }

  /// The program's name.
  var program: String { arguments.first?.templates.first?.plainText ?? "" }
}

/// A command that an action runs.
struct CommandRun: Sendable {
  /// What the user calls it; nil where that is its program.
  var title: Template?
  /// The name by which it can be stopped.
  var name: String?
  var template: CommandTemplate
  /// The name of the value that keeps the output.
  var into: String?
  /// The names of the values that keep how far it is, and what it says that it does.
  var progress: String?
  var status: String?
  /// The log into which its lines are written, and who speaks where they don't say.
  var log: String?
  var speaker = LogKind.tool
  var then: [DocumentAction]
  /// What is done when it fails; nil where the failure is said.
  var otherwise: [DocumentAction]?

  /// Whether it tells how far it is.
  var tellsProgress: Bool { progress != nil || status != nil }
}

/// A command whose output the document shows.
struct DocumentCommand: Sendable {
  var name: String
  var title: Template?
  var template: CommandTemplate
  var format: OutputFormat
  /// Where its rows are in JSON; nil where the whole of it is them.
  var path: JSONPath?
  /// How its rows are called, and what a value holds of them; nil where that is as they come.
  var row: RowForm?

  /// What the user calls it.
  func title(_ viewpoint: Viewpoint) -> LocalizedText { title.map(viewpoint.text) ?? .verbatim(name) }

  /// The id under which its output comes back, after it was run `generation` times before.
  func id(_ generation: Int) -> ID { ID("command", "\(name):\(generation)") }
}
