internal import Aloud

/// A command line, with places for values.
struct CommandTemplate: Sendable {
  var arguments: [Template]
  var environment: [(name: String, value: Template)]
  /// How long it may take, in seconds.
  var timeLimit: Int

  /// What is run, now.
  func invocation(_ viewpoint: Viewpoint) -> Invocation {
    Invocation(
      arguments.flatMap(viewpoint.arguments),
      environment: Dictionary(
        environment.map { ($0.name, viewpoint.string($0.value)) }, uniquingKeysWith: { _, last in last }),
      timeLimit: timeLimit * 1000)
  }

  /// The program's name.
  var program: String { arguments.first?.plainText ?? "" }
}

/// A command that an action runs.
struct CommandRun: Sendable {
  /// What the user calls it; nil where that is its program.
  var title: Template?
  var template: CommandTemplate
  /// The name of the value that keeps the output.
  var into: String?
  var then: [DocumentAction]
  /// What is done when it fails; nil where the failure is said.
  var otherwise: [DocumentAction]?
}

/// A command whose output the document shows.
struct DocumentCommand: Sendable {
  var name: String
  var title: Template?
  var template: CommandTemplate
  var format: OutputFormat

  /// What the user calls it.
  func title(_ viewpoint: Viewpoint) -> LocalizedText { title.map(viewpoint.text) ?? .verbatim(name) }

  /// The id under which its output comes back, after it was run `generation` times before.
  func id(_ generation: Int) -> ID { ID("command", "\(name):\(generation)") }
}
