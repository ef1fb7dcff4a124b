internal import Aloud

/// A check of texts that contain values in braces.
enum TemplateCheck {
  /// Checks words for the user, or a value that is passed on whole.
  static func check(
    _ tree: Tree, _ form: Form, of key: CheckedKey, _ scope: RowScope, _ context: inout CheckingContext
  ) {
    if form == .newValue, tree.flag != nil || tree.isNull { return }
    if form == .optionalWords, tree.isNull || tree.scalar == "" { return }
    let mayBeEmpty = form == .variable || form == .argument || form == .compared
    guard let text = tree.scalar, !tree.isNull || mayBeEmpty else {
      return context.addWrongType(tree, of: key, expected: .words)
    }
    if form == .words || form == .rowWords, text.allSatisfy(\.isWhitespace) {
      return context.addWrongType(tree, of: key, expected: .words)
    }
    guard let template = Template(text) else {
      return context.add(
        tree.location, SharedSentences.openBrace)
    }
    checkValues(of: template, at: tree.location, form, scope, &context)
  }

  static func checkValues(
    of template: Template, at location: SourceLocation, _ form: Form, _ scope: RowScope,
    _ context: inout CheckingContext
  ) {
    let (names, values) = (context.names, context.names.values)
    if form == .argument || form == .variable, template.plainText == nil, !template.isWholePlace {
      context.add(
        location,
        "A value goes into a command only as a whole argument, or as a whole variable of “environment”. Write it as an argument of its own."
      )
    }
    if template.needsRow, !scope.hasRow {
      context.add(
        location,
        "There is no row here that “row” could mean. It is known in a list's rows, and in the screens and sheets that they open."
      )
    }
    if template.needsSelection, !scope.hasSelection {
      context.add(Nearest.error(location, .place, word: "selected", among: names.allowed(.value)))
    }
    for name in template.values {
      if values.initial[name] == nil {
        context.add(Nearest.error(location, .place, word: name, among: names.allowed(.value)))
      } else if values.secrets.contains(name), form != .variable, form != .compared {
        context.add(
          location,
          form == .argument
            ? "“\(name)” is secret, and others can read a command's arguments. Give it in “environment” instead."
            : SharedSentences.secretShown(name)
        )
      } else if !values.isText(name), [.words, .optionalWords, .compared, .rowWords].contains(form) {
        context.add(
          location, SharedSentences.switchInText(name))
      }
    }
  }
}
