internal import Aloud

/// A check of a document against the grammar.
enum GrammarCheck {
  static func check(_ tree: Tree, isEmptyFile: Bool, _ context: inout CheckingContext) {
    let shape = Grammar.shape(.document)
    if tree.isNull {
      context.add(
        tree.location,
        isEmptyFile
          ? "There is nothing in this file. An app document has at least “app” and “tabs”."
          : "The document is empty. It needs at least “app” and “tabs”.", example: shape.example)
    } else if tree.entries == nil {
      context.add(tree.location, CheckingContext.notMapping(tree), example: shape.example)
    } else {
      check(tree, .shape(.document), of: CheckedKey(name: ""), RowScope(), &context)
    }
  }

  static func check(
    _ tree: Tree, _ form: Form, of key: CheckedKey, _ scope: RowScope, _ context: inout CheckingContext
  ) {
    switch form {
    case .list(let part, let least): checkList(tree, of: part, atLeast: least, key, scope, &context)
    case .oneOrMany(let part):
      for one in tree.list ?? [tree] { check(one, part, of: key, scope, &context) }
    case .named(let part, let keys): checkNamed(tree, part, keys: keys, key, scope, &context)
    case .shape(let name): checkShape(tree, Grammar.shape(name), key, scope, &context)
    case .shapeOrTitle(let name, let title):
      checkShape(tree.spelledOut(as: title), Grammar.shape(name), key, scope, &context)
    case .family(let name): checkFamily(tree, Grammar.family(name), key, scope, &context)
    case .arguments: CommandCheck.check(tree, of: key, scope, &context)
    case .words, .optionalWords, .variable, .argument, .compared, .rowWords, .newValue:
      TemplateCheck.check(tree, form, of: key, scope, &context)
    case .name: ScalarCheck.checkID(tree, &context)
    case .optionalPlain: if tree.scalar == nil { context.addWrongType(tree, of: key, expected: .words) }
    case .plain, .moment: ScalarCheck.checkText(tree, of: key, &context)
    case .initialValue:
      if tree.entries != nil { return checkShape(tree, Grammar.shape(.givenValue), key, scope, &context) }
      if tree.scalar == nil { context.addWrongType(tree, of: key, expected: .value) }
    case .flag: if tree.flag == nil { context.addWrongType(tree, of: key, expected: .flag) }
    case .number(let range): ScalarCheck.checkNumber(tree, range, of: key, &context)
    case .amount: ScalarCheck.checkAmount(tree, of: key, &context)
    case .choice(let choices): ScalarCheck.checkChoice(tree, choices, of: key, &context)
    case .numbers(let numbers): ScalarCheck.checkChoice(tree, numbers.map(String.init), of: key, &context)
    case .weekday:
      ScalarCheck.checkChoice(tree, Weekday.words + Weekday.numbers.map(String.init), of: key, &context)
    case .reference(.valueOrRow) where tree.scalar.flatMap(Template.row) != nil:
      if !scope.hasRow { context.add(tree.location, SharedSentences.noRow) }
    case .reference(let referent): ScalarCheck.checkReference(tree, referent, of: key, &context)
    case .language: ScalarCheck.checkLanguage(tree, of: key, &context)
    }
  }

  private static func checkList(
    _ tree: Tree, of part: Form, atLeast least: Int, _ key: CheckedKey, _ scope: RowScope,
    _ context: inout CheckingContext
  ) {
    guard let parts = tree.list else { return context.addWrongType(tree, of: key, expected: .list) }
    if parts.count < least {
      context.add(tree.location, SharedSentences.emptyList(key.name), example: key.example)
    }
    for one in parts { check(one, part, of: key, scope, &context) }
  }

  private static func checkNamed(
    _ tree: Tree, _ part: Form, keys: Form, _ key: CheckedKey, _ scope: RowScope,
    _ context: inout CheckingContext
  ) {
    guard let entries = tree.entries else { return context.addWrongType(tree, of: key, expected: .mapping) }
    for entry in entries {
      let name = Tree(content: .scalar(entry.key, isPlain: true), location: entry.keyLocation)
      if keys == .name { ScalarCheck.checkName(name, &context) } else { check(name, keys, of: key, scope, &context) }
      if part == .newValue { NewValueCheck.check(entry, &context) }
      let example = part.example.map { "\(entry.key): \($0)" }
      check(entry.value, part, of: CheckedKey(name: entry.key, example: example), scope, &context)
    }
  }

  private static func checkShape(
    _ tree: Tree, _ shape: Shape, _ key: CheckedKey, _ scope: RowScope, _ context: inout CheckingContext
  ) {
    guard let entries = tree.entries else { return context.addWrongType(tree, of: key, expected: .mapping) }
    let inside = scope.inside(shape)
    for entry in entries {
      if let known = shape.key(entry.key) {
        let name = CheckedKey(name: entry.key, example: known.example)
        check(entry.value, known.form, of: name, inside.inside(known), &context)
      } else {
        context.add(
          Nearest.error(
            entry.keyLocation, .key, word: entry.key, among: shape.keys.map(\.name.rawValue)
          ) { $0.flatMap(shape.key)?.example })
      }
    }
    let missing = shape.keys.filter { key in key.isRequired && !entries.contains { $0.key == key.name.rawValue } }
    for key in missing { context.addMissing(key, in: tree) }
    if missing.isEmpty { shape.check(tree, &context) }
  }

  private static func checkFamily(
    _ tree: Tree, _ family: Family, _ key: CheckedKey, _ scope: RowScope, _ context: inout CheckingContext
  ) {
    if let word = tree.scalar, family.words.contains(word) {
      if word == DocumentAction.retryWord, !scope.hasFailure {
        context.add(tree.location, "“retry” runs a command again that has failed. Write it in the command's “else”.")
      }
      return
    }
    let kinds = family.shapes.map(\.keys[0].name.rawValue)
    guard let entries = tree.entries else {
      let all = family.words + kinds.map { "\($0): …" }
      return context.add(
        Nearest.error(tree.location, .word, word: tree.scalar ?? "[ ]", among: all) { nearest in
          nearest == nil ? key.example : nil
        })
    }
    if let shape = family.shape(of: tree) { return checkShape(tree, shape, key, scope, &context) }
    let keys = entries.map(\.key)
    let present = kinds.filter(keys.contains)
    if present.count > 1 {
      return context.add(
        tree.location, "This can't be all of \(present.listed("and")) at once. Make a part of its own of each.")
    }
    let guess = keys.first { Nearest.name(to: $0, among: kinds) != nil } ?? keys.first ?? ""
    context.add(Nearest.error(tree.location, .kind, word: guess, among: kinds))
  }
}

extension RowScope {
  fileprivate func inside(_ shape: Shape) -> RowScope {
    var inside = self
    switch shape.row {
    case .asAround: break
    case .known: inside.hasRow = true
    case .unknown: inside.hasRow = false
    }
    return inside
  }

  fileprivate func inside(_ key: Key) -> RowScope {
    var inside = self
    if key.hasSelection { inside.hasSelection = true }
    if key.name == .otherwise { inside.hasFailure = true }
    return inside
  }
}

/// A check that a value is only set to something of its kind: text, or on or off.
enum NewValueCheck {
  static func check(_ entry: Tree.Entry, _ context: inout CheckingContext) {
    let values = context.names.values
    guard values.initial[entry.key] != nil, let text = entry.value.scalar else { return }
    let shown = Template(text)
    let known = (shown?.values ?? []).filter { values.initial[$0] != nil }
    guard values.isText(entry.key) else {
      if entry.value.flag == nil, shown?.isWholePlace != true || known.contains(where: values.isText) {
        context.add(
          entry.value.location, "“\(entry.key)” is on or off. Set it to on or off, or to another such value in braces.")
      }
      return
    }
    for name in known where !values.isText(name) {
      context.add(entry.value.location, SharedSentences.switchInText(name))
    }
    if let kind = values.kinds[entry.key], let written = shown?.plainText, !entry.value.isNull {
      ValueCheck.checkText(written, kind, at: entry.value.location, &context)
    }
    if let options = values.options[entry.key], let written = entry.value.isNull ? "" : shown?.plainText,
      !options.contains(written)
    {
      context.add(Nearest.error(entry.value.location, .option(of: entry.key), word: written, among: options))
    }
  }
}

/// A check of argument vectors. Each argument is fixed, or is one value and nothing else.
private enum CommandCheck {
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
      return context.add(tree.location, SharedSentences.openBrace)
    }
    if template.plainText?.isEmpty != false {
      context.add(tree.location, "The program to run is written out here; it can't come from a value.")
    }
  }
}
