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
      guard let text = argument.scalar else {
        context.addWrongType(argument, of: key, expected: "words")
        continue
      }
      guard let template = Template(text) else {
        context.add(argument.location, .documentOpenBrace)
        continue
      }
      if index == 0, template.plainText?.isEmpty != false {
        context.add(argument.location, .documentProgramNotFixed)
      } else {
        TemplateCheck.checkValues(of: template, at: argument.location, .arguments, scope, &context)
      }
    }
  }
}
