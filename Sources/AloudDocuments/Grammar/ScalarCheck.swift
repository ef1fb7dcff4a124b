internal import Aloud

/// A check of single values: a name, a number, a choice, a reference, or plain text.
enum ScalarCheck {
  /// The ID must be unique.
  static func checkID(_ tree: Tree, _ context: inout CheckingContext) {
    if let id = checkName(tree, &context) { context.claim(id: id, at: tree.location) }
  }

  /// Returns the name if it is valid.
  @discardableResult static func checkName(_ tree: Tree, _ context: inout CheckingContext) -> String? {
    guard let name = tree.scalar, !tree.isNull else {
      context.addWrongType(tree, of: CheckedKey(name: "id"), expected: .name)
      return nil
    }
    let isGood = name.first?.isLetter == true && name.allSatisfy { $0.isLetter || $0.isNumber || " -_".contains($0) }
    if isGood, !["row", "selected"].contains(name) { return name }
    context.add(
      tree.location,
      "“\(name.prefix(60))” can't be a name. A name begins with a letter, has letters, digits, spaces, - and _ only, and is not “row”."
    )
    return nil
  }

  static func checkText(_ tree: Tree, of key: CheckedKey, _ context: inout CheckingContext) {
    if tree.scalar == nil || tree.isNull { context.addWrongType(tree, of: key, expected: .words) }
  }

  static func checkNumber(
    _ tree: Tree, _ range: ClosedRange<Int>, of key: CheckedKey, _ context: inout CheckingContext
  ) {
    if let number = tree.number, range.contains(number) { return }
    context.addWrongType(
      tree, of: key, expected: .number(range))
  }

  /// The number may have a fraction, or be one value in braces. A step must be greater than 0.
  static func checkAmount(_ tree: Tree, of key: CheckedKey, _ context: inout CheckingContext) {
    switch NumberLimit(tree) {
    case .fixed(let number): if number > 0 || key.name != KeyName.step.rawValue { return }
    case .value(let name):
      let named = Tree(content: .scalar(name, isPlain: true), location: tree.location, weight: 1)
      context.checkNoSecret(named)
      return checkReference(named, .textValue, of: key, &context)
    case nil: if tree.scalar == nil { return context.addWrongType(tree, of: key, expected: .words) }
    }
    ValueCheck.addExpected(.number, instead: Tree?.some(tree).name, at: tree.location, &context)
  }

  static func checkChoice(_ tree: Tree, _ choices: [String], of key: CheckedKey, _ context: inout CheckingContext) {
    guard let word = tree.scalar, !tree.isNull else {
      return context.addWrongType(tree, of: key, expected: .words)
    }
    // An editor that follows YAML 1.1 may have written "true" for "on".
    if let flag = tree.flag, choices.contains(flag ? "on" : "off") { return }
    guard !choices.contains(word) else { return }
    context.add(
      Nearest.error(
        tree.location, .choice(of: key.name), word: word, among: choices))
  }

  static func checkReference(
    _ tree: Tree, _ referent: Referent, of key: CheckedKey, _ context: inout CheckingContext
  ) {
    guard let name = tree.scalar, !tree.isNull else {
      return context.addWrongType(tree, of: key, expected: .name)
    }
    let names = context.names
    guard !names.allows(name, as: referent) else { return }
    if names.values.initial[name] != nil, referent == .textValue || referent == .switchValue {
      return context.add(
        tree.location,
        referent == .textValue
          ? "“\(name)” is on or off, and a value that holds text is needed here."
          : "“\(name)” holds text, and a value that is on or off is needed here.")
    }
    context.add(
      Nearest.error(
        tree.location, .reference(to: referent), word: name, among: names.allowed(referent)))
  }

  static func checkLanguage(_ tree: Tree, of key: CheckedKey, _ context: inout CheckingContext) {
    let isTag = tree.scalar?.utf8.allSatisfy {
      (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) || $0 == 0x2D
    }
    if isTag != true || !(2...60).contains(tree.scalar?.count ?? 0) || tree.isNull {
      context.addWrongType(tree, of: key, expected: .language)
    }
  }
}
