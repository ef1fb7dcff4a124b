internal import Aloud

enum CommandForm {
  static let shape = Shape(
    .command, "A command that runs when the app starts, and whose output lists and texts show.",
    running + [
      Key(
        .format, .choice(of: OutputFormat.self),
        "The format of the output: lines, with one row in each, or a JSON list."),
      Key(.path, .plain, "The path to the list in the JSON, such as disks[].parts[].", example: "disks[].parts[]"),
      Key(.row, .shape(.rowForm), "The names of the rows, and the values that they stand for."),
    ], hasRow: false, example: "{run: [ls, -l]}", check: check)

  static let rows = Shape(
    .rowForm, "How the rows that a command gives are called.",
    [
      Key(.title, .rowWords, "The row's title. By default it is the title that the command gives.", shown: "\"{row}\""),
      Key(
        .subtitle, .rowWords, "The row's description. By default it is the subtitle that the command gives.",
        shown: "\"{row.size}\""),
      Key(.value, .rowWords, "The value that choosing the row gives.", shown: "\"{row.name}\""),
    ], hasRow: true, example: "{title: \"{row.name}, {row.size}\"}")

  static let optionalArguments = Shape(
    .optionalArguments, "Arguments that a program is given under a condition.",
    [
      Key(
        .arguments, .list(.argument, atLeast: 1), "The arguments that are given then.", required: true,
        shown: "[--quiet]"), Key(.when, .condition, "When the arguments are given.", required: true),
    ],
    example: "{arguments: [--quiet], when: {value: quiet, is: on}}")

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
}
