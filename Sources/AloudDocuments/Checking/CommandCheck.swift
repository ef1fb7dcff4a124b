internal import Aloud

/// A check of argument vectors. Each argument is fixed, or is one value and nothing else.
enum CommandCheck {
  static func check(_ tree: Tree, of key: CheckedKey, _ scope: RowScope, _ context: inout CheckingContext) {
    guard let arguments = tree.list else {
      return context.add(
        tree.location,
        "“\(key.name)” needs a list: the program, then each of its arguments by itself, such as [ls, \"-l\"]. A line for a shell is never run."
      )
    }
    guard !arguments.isEmpty else {
      return context.add(tree.location, SharedSentences.emptyList(key.name), example: key.example)
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

  /// Checks that the program is fixed text, so that it is known in advance what is run.
  private static func checkProgram(_ tree: Tree, of key: CheckedKey, _ context: inout CheckingContext) {
    guard let text = tree.scalar else { return context.addWrongType(tree, of: key, expected: .words) }
    guard let template = Template(text) else {
      return context.add(
        tree.location, SharedSentences.openBrace)
    }
    if template.plainText?.isEmpty != false {
      context.add(tree.location, "The program to run is written out here; it can't come from a value.")
    }
  }
}
