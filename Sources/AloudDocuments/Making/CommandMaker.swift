/// Makes commands.
enum CommandMaker {
  /// The command whose output is shown that `tree` describes.
  static func command(_ tree: Tree, name: String) -> DocumentCommand {
    DocumentCommand(
      name: name, title: tree[.title].template, template: template(tree), format: tree[.format].choice() ?? .lines)
  }

  /// The command line in `tree`.
  static func template(_ tree: Tree) -> CommandTemplate {
    CommandTemplate(
      arguments: (tree[.run]?.list ?? []).compactMap { $0.scalar.flatMap { Template($0) } },
      environment: (tree[.environment]?.entries ?? []).compactMap { entry in
        entry.value.scalar.flatMap { Template($0) }.map { (entry.key, $0) }
      },
      timeLimit: tree[.timeLimit]?.number ?? 10)
  }
}
