internal import Aloud

/// A command line with placeholders for values.
struct CommandTemplate: Sendable {
  struct Argument: Sendable {
    var templates: [Template]
    var condition: Made<Bool>?
  }

  var arguments: [Argument]
  var environment: [(name: String, value: Template)]
  var input: Template?
  /// In seconds; `nil` for no limit.
  var timeLimit: Int?
  /// True if each line of output is reported as it comes.
  var tellsLines = false

  func invocation(_ viewpoint: Viewpoint) -> Invocation {
    let given = arguments.filter { $0.condition?(viewpoint) ?? true }
    var invocation = Invocation(
      given.flatMap(\.templates).flatMap(viewpoint.arguments),
      environment: Dictionary(
        environment.map { ($0.name, viewpoint.string($0.value)) }, uniquingKeysWith: { _, last in last }),
      timeLimit: timeLimit.map { $0 * 1000 })
    invocation.input = input.map { viewpoint.string($0) } ?? ""
    invocation.tellsLines = tellsLines
    return invocation
  }

  var program: String { arguments.first?.templates.first?.plainText ?? "" }
}

/// A command that an action runs.
struct CommandRun: Sendable {
  /// The default is the program.
  var title: Template?
  /// The name by which the run can be stopped.
  var name: String?
  var template: CommandTemplate
  /// The name of the value that receives the output.
  var into: String?
  /// The names of the values that receive the progress in percent, and the program's report of what it is doing.
  var progress: String?
  var status: String?
  /// The log that receives the lines, and the speaker of those that name none.
  var log: String?
  var speaker = LogKind.tool
  var then: [DocumentAction]
  /// The actions after a failure. The default is to announce the failure.
  var otherwise: [DocumentAction]?

  var tellsProgress: Bool { progress != nil || status != nil }
}

/// A command whose output the document shows.
struct DocumentCommand: Sendable {
  var name: String
  var title: Template?
  var template: CommandTemplate
  var format: OutputFormat
  /// The path to the rows in the JSON, or `nil` if the whole JSON is the list.
  var path: JSONPath?
  /// Returns a row with its own title, subtitle and value, or `nil` if rows are used as they come.
  var row: (@Sendable (OutputRow, Viewpoint) -> OutputRow)?

  func title(_ viewpoint: Viewpoint) -> LocalizedText { title.map(viewpoint.text) ?? .verbatim(name) }

  /// The generation is the number of earlier runs.
  func id(_ generation: Int) -> ID { ID("command", "\(name):\(generation)") }
}

enum OutputFormat: String, Sendable, CaseIterable {
  case lines
  case json
}
