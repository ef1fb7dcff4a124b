internal import Aloud

/// A check of values with a format: dates, times, colors and numbers.
enum ValueCheck {
  /// Checks that the initial value of a control is empty or in the control's format, and that no control with another format
  /// shares it.
  static func check(_ tree: Tree, _ context: inout CheckingContext) {
    let names = context.names
    guard let kind = TextKind(of: tree), let value = tree[.value], let name = value.scalar,
      case .text(let held) = names.values.initial[name]
    else { return }
    context.checkNoSecret(value)
    if names.values.kinds[name] != kind {
      return context.add(
        value.location, "Another picker makes something else of “\(name)”. Give this one a value of its own.")
    }
    checkText(held, kind, at: names.valueLocations[name] ?? value.location, &context)
  }

  /// Checks that `text` is empty or of the kind `kind`.
  static func checkText(
    _ text: String, _ kind: TextKind, at location: SourceLocation, _ context: inout CheckingContext
  ) {
    if !text.isEmpty, kind.told(text) == nil { addExpected(kind, instead: text, at: location, &context) }
  }

  static func checkOrder<Limit: Comparable>(
    _ minimum: Limit, _ maximum: Limit, of tree: Tree, _ context: inout CheckingContext, text: (Limit) -> String
  ) {
    guard maximum < minimum, let location = tree[.minimum]?.location else { return }
    context.add(
      location, "“minimum”, \(text(minimum)), is after “maximum”, \(text(maximum)). Exchange them, or change one.")
  }

  static func addExpected(
    _ kind: TextKind, instead text: String, at location: SourceLocation, _ context: inout CheckingContext
  ) {
    let expected =
      switch kind {
      case .moment(.date): "date. Write the year, the month and a day that the month has, such as 2026-11-27."
      case .moment(.time): "time of day. Write hours and minutes from 00:00 to 23:59, such as 15:30."
      case .moment(.dateTime): "date with a time. Write both, such as 2026-11-27T15:30."
      case .moment(.countdown):
        "time for a timer. Write hours and minutes, such as 1:30, or minutes alone; at most 23:59."
      case .color: "color. Write it in quotes, with six hex digits, such as \"#006666\"."
      case .number, .seconds: "number. Write digits, such as 3 or 0.5."
      case .several: "text. Write words."
      }
    context.add(location, "“\(text.prefix(60))” is no \(expected)")
  }
}

/// The days of the week in a document: the first three letters of their English names, or numbers.
enum Weekday {
  static let words = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
  /// The numbers from 1 for Monday to 7 for Sunday, as in ISO 8601.
  static let numbers = Array(1...7)

  /// Returns the number of the day that `text` names.
  static func number(_ text: String) -> Int? {
    words.firstIndex(of: text).map { $0 + 1 } ?? Int(text).flatMap { numbers.contains($0) ? $0 : nil }
  }
}

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
    context.addWrongType(tree, of: key, expected: .number(range))
  }

  /// The number may have a fraction, or be one value in braces. A step must be greater than 0.
  static func checkAmount(_ tree: Tree, of key: CheckedKey, _ context: inout CheckingContext) {
    switch NumberLimit(tree) {
    case .fixed(let number): if number > 0 || key.name != KeyName.step.rawValue { return }
    case .value(let name):
      let named = Tree(content: .scalar(name, isPlain: true), location: tree.location)
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
    context.add(Nearest.error(tree.location, .choice(of: key.name), word: word, among: choices))
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
      return context.add(tree.location, SharedSentences.openBrace)
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
      context.add(location, SharedSentences.noRow)
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
        context.add(location, SharedSentences.switchInText(name))
      }
    }
  }
}
