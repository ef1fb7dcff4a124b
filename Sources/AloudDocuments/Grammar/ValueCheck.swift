internal import Aloud

extension CheckingContext {
  mutating func checkedName(_ tree: Tree) -> String? {
    guard let name = tree.scalar, !tree.isNull else {
      addWrongType(tree, of: CheckedKey(name: "id"), SharedSentences.needsName)
      return nil
    }
    let isGood = name.first?.isLetter == true && name.allSatisfy { $0.isLetter || $0.isNumber || " -_".contains($0) }
    if isGood, !["row", "selected"].contains(name) { return name }
    add(
      tree.location,
      "“\(name.prefix(60))” can't be a name. A name begins with a letter, has letters, digits, spaces, - and _ only, and is not “row”."
    )
    return nil
  }

  /// The number may have a fraction, or be one value in braces. A step must be greater than 0.
  mutating func checkAmount(_ tree: Tree, of key: CheckedKey) {
    switch NumberLimit(tree) {
    case .fixed(let number): if number > 0 || key.name != KeyName.step.rawValue { return }
    case .value(let name): return checkText(named: name, at: tree.location, of: key)
    case nil: if tree.scalar == nil { return addWrongType(tree, of: key) }
    }
    addExpected(.number, instead: Tree?.some(tree).name, at: tree.location)
  }

  mutating func checkChoice(_ tree: Tree, _ choices: [String], of key: CheckedKey) {
    guard let word = tree.scalar, !tree.isNull else { return addWrongType(tree, of: key) }
    // An editor that follows YAML 1.1 may have written "true" for "on".
    if let flag = tree.flag, choices.contains(flag ? "on" : "off") { return }
    if !choices.contains(word) { add(Nearest.error(tree.location, .choice(of: key.name), word: word, among: choices)) }
  }

  mutating func checkReference(_ tree: Tree, _ referent: Referent, of key: CheckedKey) {
    guard let name = tree.scalar, !tree.isNull else { return addWrongType(tree, of: key, SharedSentences.needsName) }
    let names = names
    if names.allows(name, as: referent) { return }
    if names.values.initial[name] != nil, referent == .textValue || referent == .switchValue {
      return add(
        tree.location,
        referent == .textValue
          ? "“\(name)” is on or off, and a value that holds text is needed here."
          : "“\(name)” holds text, and a value that is on or off is needed here.")
    }
    add(Nearest.error(tree.location, .reference(to: referent), word: name, among: names.allowed(referent)))
  }

  mutating func checkText(named name: String, at location: SourceLocation, of key: CheckedKey) {
    let named = Tree(content: .scalar(name, isPlain: true), location: location)
    checkNoSecret(named)
    checkReference(named, .textValue, of: key)
  }

  mutating func checkLanguage(_ tree: Tree, of key: CheckedKey) {
    let isTag = tree.scalar?.utf8.allSatisfy {
      (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) || $0 == 0x2D
    }
    if isTag != true || !(2...60).contains(tree.scalar?.count ?? 0) || tree.isNull {
      addWrongType(tree, of: key, "needs the tag of a language, such as en or pt-BR")
    }
  }

  mutating func checkTemplate(_ tree: Tree, _ form: Form, of key: CheckedKey) {
    if form == .newValue, tree.flag != nil || tree.isNull { return }
    if form == .optionalWords, tree.isNull || tree.scalar == "" { return }
    let mayBeEmpty = form == .variable || form == .argument || form == .compared
    guard let text = tree.scalar, !tree.isNull || mayBeEmpty,
      ![.words, .rowWords].contains(form) || !text.allSatisfy(\.isWhitespace)
    else { return addWrongType(tree, of: key) }
    guard let template = Template(text) else { return add(tree.location, SharedSentences.openBrace) }
    let (location, names, values) = (tree.location, names, names.values)
    if form == .argument || form == .variable, template.plainText == nil, !template.isWholePlace {
      add(
        location,
        "A value goes into a command only as a whole argument, or as a whole variable of “environment”. Write it as an argument of its own."
      )
    }
    if template.needsRow, !key.hasRow { add(location, SharedSentences.noRow) }
    if template.needsSelection, !key.hasSelection {
      add(Nearest.error(location, .place, word: "selected", among: names.allowed(.value)))
    }
    for name in template.values {
      if values.initial[name] == nil {
        add(Nearest.error(location, .place, word: name, among: names.allowed(.value)))
      } else if values.secrets.contains(name), form != .variable, form != .compared {
        add(
          location,
          form == .argument
            ? "“\(name)” is secret, and others can read a command's arguments. Give it in “environment” instead."
            : SharedSentences.secretShown(name))
      } else if !values.isText(name), [.words, .optionalWords, .compared, .rowWords].contains(form) {
        add(location, SharedSentences.switchInText(name))
      }
    }
  }
}

extension CheckingContext {
  /// Checks that the initial value of a control is empty or in the control's format, and that no control with another format
  /// shares it.
  mutating func checkValue(of tree: Tree) {
    guard let kind = TextKind(of: tree), let value = tree[.value], let name = value.scalar,
      case .text(let held) = names.values.initial[name]
    else { return }
    checkNoSecret(value)
    if names.values.kinds[name] != kind {
      return add(value.location, "Another picker makes something else of “\(name)”. Give this one a value of its own.")
    }
    checkText(held, kind, at: names.valueLocations[name] ?? value.location)
  }

  mutating func checkText(_ text: String, _ kind: TextKind, at location: SourceLocation) {
    if !text.isEmpty, kind.told(text) == nil { addExpected(kind, instead: text, at: location) }
  }

  mutating func checkOrder<Limit: Comparable>(
    _ minimum: Limit, _ maximum: Limit, of tree: Tree, text: (Limit) -> String
  ) {
    guard maximum < minimum, let location = tree[.minimum]?.location else { return }
    add(location, "“minimum”, \(text(minimum)), is after “maximum”, \(text(maximum)). Exchange them, or change one.")
  }

  mutating func addExpected(_ kind: TextKind, instead text: String, at location: SourceLocation) {
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
    add(location, "“\(text.prefix(60))” is no \(expected)")
  }
}

extension CheckingContext {
  /// Checks that all options store different values and, if they do, that all titles differ.
  mutating func checkAlike(_ options: Tree?) {
    let before = errors.count
    checkDistinct(options)
    if errors.count == before { checkTitles(options) }
  }

  mutating func checkBeginning(of value: Tree?, among allowed: [String], orEmpty: Bool = false) {
    guard let value, let name = value.scalar, case .text(let held) = names.values.initial[name],
      !allowed.contains(held), !(orEmpty && held.isEmpty)
    else { return }
    add(Nearest.error(value.location, .beginning(of: name), word: held, among: allowed))
  }

  mutating func checkDistinct(_ options: Tree?) {
    addRepeated(options?.options.compactMap(\.stored) ?? [], SharedSentences.optionTwice)
  }

  /// Checks that all titles differ. Options with the same title could not be told apart by name.
  mutating func checkTitles(_ options: Tree?) {
    addRepeated(options?.options.compactMap { $0[.option] } ?? [], SharedSentences.titleTwice)
  }
}

/// The days of the week in a document: the first three letters of their English names, or numbers.
enum Weekday {
  static let words = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
  /// The numbers from 1 for Monday to 7 for Sunday, as in ISO 8601.
  static let numbers = Array(1...7)

  static func number(_ text: String) -> Int? {
    words.firstIndex(of: text).map { $0 + 1 } ?? Int(text).flatMap { numbers.contains($0) ? $0 : nil }
  }
}
