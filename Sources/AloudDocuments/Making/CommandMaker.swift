/// A builder of commands.
enum CommandMaker {
  /// The default time limit of a program in seconds.
  private static let usualLimit = 10

  /// Returns the command in `tree`, whose output the app shows.
  static func command(_ tree: Tree, name: String) -> DocumentCommand {
    DocumentCommand(
      name: name, title: tree[.title].template, template: template(tree), format: tree[.format].choice() ?? .lines,
      path: tree[.path]?.scalar.flatMap { JSONPath($0) },
      row: tree[.row].map {
        RowForm(title: $0[.title].template, subtitle: $0[.subtitle].template, value: $0[.value].template)
      })
  }

  /// Returns the command line in `tree`. A program whose lines are read as they come has no time limit by default.
  static func template(_ tree: Tree) -> CommandTemplate {
    let tellsLines = tree[.progress] != nil || tree[.status] != nil || tree[.log] != nil
    return CommandTemplate(
      arguments: (tree[.run]?.list ?? []).map(argument),
      environment: (tree[.environment]?.entries ?? []).compactMap { entry in
        entry.value.scalar.flatMap { Template($0) }.map { (entry.key, $0) }
      },
      input: tree[.input].template, timeLimit: tree[.timeLimit]?.number ?? (tellsLines ? nil : usualLimit),
      tellsLines: tellsLines)
  }

  private static func argument(_ tree: Tree) -> CommandTemplate.Argument {
    let texts = tree[.arguments]?.list ?? [tree]
    return CommandTemplate.Argument(
      templates: texts.compactMap { $0.scalar.flatMap { Template($0) } }, condition: Condition(tree[.when]))
  }
}
