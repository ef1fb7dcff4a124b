internal import Aloud

/// The forms of the actions that run programs and stop them.
enum RunForm {
  static let run = ActionForm(
    Shape(
      .run, "Runs a command.",
      CommandForm.running + [
        Key(.name, .plain, "The name by which the run can be stopped.", shown: "copy"),
        Key(.into, .reference(.textValue), "The value that receives the output.", shown: "answer"),
        Key(
          .progress, .reference(.textValue),
          "The value that receives the progress in percent, as the program reports it.", shown: "copied"),
        Key(
          .status, .reference(.textValue), "The value that receives the program's own report of what it is doing.",
          shown: "code"),
        Key(.log, .reference(.log), "The id of the log to write into."),
        Key(.speaker, .plain, "The speaker: you, assistant, tool, error, noise, or any name.", example: "tool"),
        Key(.then, .actions, "Actions to perform when the program has succeeded."),
        Key(
          .otherwise, .actions, "Actions to perform when the program has failed. By default the failure is announced."),
      ], check: check)
  ) { tree, context in
    let run = CommandRun(
      title: tree[.title].template, name: tree[.name]?.scalar, template: CommandForm.template(tree),
      into: tree[.into]?.scalar, progress: tree[.progress]?.scalar, status: tree[.status]?.scalar,
      log: tree[.log]?.scalar, speaker: tree[.speaker]?.scalar.map { LogKind(written: $0) } ?? .tool,
      then: Actions.actions(tree[.then], &context),
      otherwise: tree[.otherwise] == nil ? nil : Actions.actions(tree[.otherwise], &context))
    return .run(context.add(run))
  }

  static let stop = ActionForm(
    Shape(
      .stop, "Stops a program that an action runs.",
      [Key(.stop, .reference(.run), "The run to stop.", required: true, shown: "copy")])
  ) { tree, _ in .stop(tree[.stop].name) }

  /// Checks that a program whose lines go elsewhere keeps no output, and that a speaker is named only for a log.
  private static func check(_ tree: Tree, _ context: inout CheckingContext) {
    if let into = tree[.into] {
      if tree[.progress] != nil || tree[.status] != nil {
        context.add(
          into.location,
          "A program that tells how far it is keeps no output. Remove “into”, or “progress” and “status”.")
      }
      if tree[.log] != nil {
        context.add(into.location, "A program that writes into a log keeps no output. Remove “into” or “log”.")
      }
    }
    if tree[.log] == nil, let speaker = tree[.speaker] {
      context.add(speaker.location, "“speaker” says who writes into a log. Add “log”.")
    }
  }
}
