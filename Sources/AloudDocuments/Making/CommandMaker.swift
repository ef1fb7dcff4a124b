/// Makes commands.
enum CommandMaker {
  /// How long a program may take unless it is told, in seconds.
  private static let usualLimit = 10

  /// The command whose output is shown that `tree` describes.
  static func command(_ tree: Tree, name: String) -> DocumentCommand {
    DocumentCommand(
      name: name, title: tree[.title].template, template: template(tree), format: tree[.format].choice() ?? .lines,
      path: tree[.path]?.scalar.flatMap { JSONPath($0) },
      row: tree[.row].map {
        RowForm(title: $0[.title].template, subtitle: $0[.subtitle].template, value: $0[.value].template)
      })
  }

  /// The command line in `tree`. One whose lines are taken as they come may take as long as it likes, unless it is told.
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
