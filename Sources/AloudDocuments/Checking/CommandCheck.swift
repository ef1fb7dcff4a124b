internal import Aloud

/// Checks an argument vector: each argument is fixed, or is wholly a value.
enum CommandCheck {
  static func check(_ tree: Tree, of key: CheckedKey, _ around: Surroundings, _ context: inout CheckingContext) {
    let name: Message.Arguments = ["key": .text(.verbatim(key.name))]
    guard let arguments = tree.list else { return context.add(tree.location, "document.commandNotList", name) }
    guard !arguments.isEmpty else {
      return context.add(tree.location, "document.emptyList", name, example: key.example)
    }
    for (index, argument) in arguments.enumerated() {
      guard let text = argument.scalar else {
        context.addWrongType(argument, of: key, expected: "words")
        continue
      }
      guard let template = Template(text) else {
        context.add(argument.location, "document.openBrace")
        continue
      }
      if index == 0, template.plainText?.isEmpty != false {
        context.add(argument.location, "document.programNotFixed")
      } else {
        TemplateCheck.checkValues(of: template, at: argument.location, .arguments, around, &context)
      }
    }
  }
}
