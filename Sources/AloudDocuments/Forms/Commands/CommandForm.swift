internal import Aloud

/// The forms of commands, and of the parts that they share with the programs that actions run.
enum CommandForm {
  static let shape = Shape(
    .command, "A command that runs when the app starts, and whose output lists and texts show.",
    running + [
      Key(
        .format, .choice(OutputFormat.allCases.map(\.rawValue)),
        "The format of the output: lines, with one row in each, or a JSON list."),
      Key(.path, .plain, "The path to the list in the JSON, such as disks[].parts[].", example: "disks[].parts[]"),
      Key(.row, .shape(.rowForm), "The names of the rows, and the values that they stand for."),
    ], row: .unknown, example: "{run: [ls, -l]}", check: check)

  static let rows = Shape(
    .rowForm, "How the rows that a command gives are called.",
    [
      Key(.title, .rowWords, "The row's title. By default it is the title that the command gives.", shown: "\"{row}\""),
      Key(
        .subtitle, .rowWords, "The row's description. By default it is the subtitle that the command gives.",
        shown: "\"{row.size}\""),
      Key(.value, .rowWords, "The value that choosing the row gives.", shown: "\"{row.name}\""),
    ], row: .known, example: "{title: \"{row.name}, {row.size}\"}")

  static let optionalArguments = Shape(
    .optionalArguments, "Arguments that a program is given under a condition.",
    [
      Key(
        .arguments, .list(.argument, atLeast: 1), "The arguments that are given then.", required: true,
        shown: "[--quiet]"), Key(.when, .condition, "When the arguments are given.", required: true),
    ],
    example: "{arguments: [--quiet], when: {value: quiet, is: on}}")

  /// The keys that describe how a program is run.
  static let running: [Key] = [
    Key(
      .run, .arguments,
      "The program and its arguments, as a list. Each is fixed, or is one value in braces. No shell is involved.",
      required: true), Key(.title, .words, "The command's name as the user hears it.", shown: "Reading the disks"),
    Key(
      .environment, .named(.variable, keys: .plain),
      "Environment variables for the command. Each is fixed, or is one value in braces.", example: "{NAME: Ann}"),
    Key(
      .input, .variable, "The program's standard input: fixed, or one value in braces. The value may be secret.",
      shown: "\"{name}\""),
    Key(.timeLimit, .number(1...3600), "The time limit in seconds. By default it is 10.", shown: "60"),
  ]

  /// Checks that a command has a path only if its output is JSON.
  private static func check(_ tree: Tree, _ context: inout CheckingContext) {
    guard let path = tree[.path], let text = path.scalar else { return }
    if tree[.format]?.scalar != OutputFormat.json.rawValue {
      context.add(path.location, "“path” leads into JSON: write “format: json” too.")
    } else if JSONPath(text) == nil {
      context.add(
        path.location,
        "“\(text.prefix(60))” is no path. Write names with full stops between them, and [] after one whose list is gone through, such as disks[].parts[]."
      )
    }
  }

  /// In seconds.
  private static let usualLimit = 10

  static func command(_ tree: Tree, name: String) -> DocumentCommand {
    DocumentCommand(
      name: name, title: tree[.title].template, template: template(tree), format: tree[.format].choice() ?? .lines,
      path: tree[.path]?.scalar.flatMap { JSONPath($0) },
      row: tree[.row].map(row))
  }

  private static func row(_ tree: Tree) -> @Sendable (OutputRow, Viewpoint) -> OutputRow {
    let (title, subtitle, value) = (tree[.title].template, tree[.subtitle].template, tree[.value].template)
    return { row, viewpoint in
      var (formed, viewpoint) = (row, viewpoint)
      viewpoint.row = row
      if let title { formed.title = viewpoint.string(title) }
      if let subtitle { formed.fields["subtitle"] = viewpoint.string(subtitle) }
      if let value { formed.fields["value"] = viewpoint.string(value) }
      return formed
    }
  }

  /// A program whose lines are read as they come has no time limit by default.
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
      templates: texts.compactMap { $0.scalar.flatMap { Template($0) } }, condition: tree[.when].condition)
  }
}
