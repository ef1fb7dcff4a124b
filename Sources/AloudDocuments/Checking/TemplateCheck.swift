internal import Aloud

/// Checks text in which braces stand for values.
enum TemplateCheck {
  /// Checks words for the user, or a value that is passed on whole.
  static func check(
    _ tree: Tree, _ form: Form, of key: CheckedKey, _ around: Surroundings, _ context: inout CheckingContext
  ) {
    if form == .newValue, tree.flag != nil || tree.isNull { return }
    if form == .optionalWords, tree.isNull || tree.scalar == "" { return }
    guard let text = tree.scalar, !tree.isNull || form == .variable else {
      return context.addWrongType(tree, of: key, expected: "words")
    }
    if form == .words, text.allSatisfy(\.isWhitespace) {
      return context.addWrongType(tree, of: key, expected: "words")
    }
    guard let template = Template(text) else { return context.add(tree.location, "document.openBrace") }
    checkValues(of: template, at: tree.location, form, around, &context)
  }

  /// Checks that what stands in the braces of a template is known, and may be told there.
  static func checkValues(
    of template: Template, at location: SourceLocation, _ form: Form, _ around: Surroundings,
    _ context: inout CheckingContext
  ) {
    let (values, known) = (context.names.values, context.names.allowed(.value))
    if form == .arguments || form == .variable, template.plainText == nil, !template.isWholePlace {
      context.add(location, "document.notWholeArgument")
    }
    if template.needsRow, !around.hasRow { context.add(location, "document.noRow") }
    if template.needsSelection, !around.hasSelection {
      context.add(Nearest.error(location, "document.unknown.place", word: "selected", among: known))
    }
    for name in template.values {
      let word: Message.Arguments = ["word": .text(.verbatim(name))]
      if values.initial[name] == nil {
        context.add(Nearest.error(location, "document.unknown.place", word: name, among: known))
      } else if values.secrets.contains(name), form != .variable {
        context.add(location, form == .arguments ? "document.secretArgument" : "document.secretInText", word)
      } else if !values.isText(name), form == .words || form == .optionalWords {
        context.add(location, "document.switchInText", word)
      }
    }
  }
}
