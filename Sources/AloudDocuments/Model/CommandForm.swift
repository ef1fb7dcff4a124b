internal import Aloud

/// A command line, with places for values.
struct InvocationForm: Sendable {
  var arguments: [Template]
  var environment: [(name: String, value: Template)]
  /// In seconds.
  var timeLimit: Int

  /// The command line, now.
  func invocation(_ moment: Moment) -> Invocation {
    Invocation(
      arguments.flatMap(moment.arguments),
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
