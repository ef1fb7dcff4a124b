internal import Aloud

/// Checks an argument vector: each argument is fixed, or is wholly a value.
enum CommandCheck {
  static func check(_ tree: Tree, of key: CheckedKey, _ scope: RowScope, _ context: inout CheckingContext) {
    let name = Message.Argument.text(.verbatim(key.name))
    guard let arguments = tree.list else { return context.add(tree.location, .documentCommandNotList(key: name)) }
    guard !arguments.isEmpty else {
      return context.add(tree.location, .documentEmptyList(key: name), example: key.example)
    }
    for (index, argument) in arguments.enumerated() {
      if index == 0 {
        checkProgram(argument, of: key, &context)
      } else if argument.entries != nil {
        GrammarCheck.check(argument, .shape(.optionalArguments), of: key, scope, &context)
      } else {
        GrammarCheck.check(argument, .argument, of: key, scope, &context)
      }
    }
  }

  /// Checks that it is known beforehand which program is run.
  private static func checkProgram(_ tree: Tree, of key: CheckedKey, _ context: inout CheckingContext) {
    guard let text = tree.scalar else { return context.addWrongType(tree, of: key, expected: "words") }
    guard let template = Template(text) else { return context.add(tree.location, .documentOpenBrace) }
    if template.plainText?.isEmpty != false { context.add(tree.location, .documentProgramNotFixed) }
  }
}
