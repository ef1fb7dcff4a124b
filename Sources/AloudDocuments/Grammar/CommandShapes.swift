/// The shapes of commands, and the keys that they share with the programs that actions run.
enum CommandShapes {
  /// The keys that describe how a program is run.
  static let running: [Key] = [
    Key(.run, .arguments, required: true), Key(.title, .words, about: "title.command"),
    Key(.environment, .named(.variable, keys: .plain), example: "{NAME: Ann}"), Key(.input, .variable),
    Key(.timeLimit, .number(1...3600)),
  ]

  static let all: [Shape] = [
    Shape(
      .command, "A command that runs when the app starts, and whose output lists and texts show.",
      running + [
        Key(.format, .choice(OutputFormat.allCases.map(\.rawValue))), Key(.path, .plain, example: "disks[].parts[]"),
        Key(.row, .shape(.rowForm), about: "row.command"),
      ], rule: .command, row: .unknown, example: "{run: [ls, -l]}"),
    Shape(
      .rowForm, "How the rows that a command gives are called.",
      [
        Key(.title, .rowWords, about: "title.row"), Key(.subtitle, .rowWords, about: "subtitle.row"),
        Key(.value, .rowWords, about: "value.rowForm"),
      ], row: .known, example: "{title: \"{row.name}, {row.size}\"}"),
    Shape(
      .optionalArguments, "Arguments that a program is given under a condition.",
      [Key(.arguments, .list(.argument, atLeast: 1), required: true), Key(.when, .condition, required: true)],
      example: "{arguments: [--quiet], when: {value: quiet, is: on}}"),
    Shape(
      .givenValue, "A value that a program gives at the start, or that follows others until it is changed.",
      running.map { $0.optional } + [
        Key(.default, .plain), Key(.follows, .words, example: "\"{name}@example.org\""),
      ], rule: .givenValue, row: .unknown),
  ]
}
