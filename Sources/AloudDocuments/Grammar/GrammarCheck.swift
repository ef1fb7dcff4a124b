internal import Aloud

extension CheckingContext {
  mutating func check(document tree: Tree, isEmptyFile: Bool = false) {
    let shape = Grammar.shape(.document)
    if tree.isNull {
      add(
        tree.location,
        isEmptyFile
          ? "There is nothing in this file. An app document has at least “app” and “tabs”."
          : "The document is empty. It needs at least “app” and “tabs”.", example: shape.example)
    } else if tree.entries == nil {
      add(tree.location, Self.notMapping(tree), example: shape.example)
    } else {
      check(tree, shape, of: CheckedKey(name: ""))
    }
    checkCircles(of: tree[.values])
  }

  mutating func check(_ tree: Tree, _ form: Form, of key: CheckedKey) {
    switch form {
    case .list(let part, let least):
      guard let parts = tree.list else {
        return addWrongType(tree, of: key, "needs a list here, each part on a line that begins with a hyphen")
      }
      if parts.count < least { add(tree.location, SharedSentences.emptyList(key.name), example: key.example) }
      for one in parts { check(one, part, of: key) }
    case .oneOrMany(let part): for one in tree.list ?? [tree] { check(one, part, of: key) }
    case .named(let part, let keys): checkEntries(of: tree, part, named: keys, of: key)
    case .shape(let name): check(tree, Grammar.shape(name), of: key)
    case .shapeOrTitle(let name, let title): check(tree.spelledOut(as: title), Grammar.shape(name), of: key)
    case .family(let name): check(tree, Grammar.family(name), of: key)
    case .arguments: checkCommand(tree, of: key)
    case .words, .optionalWords, .variable, .argument, .compared, .rowWords, .newValue:
      checkTemplate(tree, form, of: key)
    case .name: if let id = checkedName(tree) { claim(id: id, at: tree.location) }
    case .optionalPlain: if tree.scalar == nil { addWrongType(tree, of: key) }
    case .plain, .moment: if tree.scalar == nil || tree.isNull { addWrongType(tree, of: key) }
    case .initialValue:
      if tree.entries != nil { return check(tree, Grammar.shape(.givenValue), of: key) }
      if tree.scalar == nil { addWrongType(tree, of: key, "needs text, or on or off") }
    case .flag: if tree.flag == nil { addWrongType(tree, of: key, "is on or off") }
    case .number(let range):
      if tree.number.map({ range.contains($0) }) != true {
        addWrongType(tree, of: key, "needs a whole number from \(range.lowerBound) to \(range.upperBound)")
      }
    case .amount: checkAmount(tree, of: key)
    case .choice(let choices): checkChoice(tree, choices, of: key)
    case .numbers(let numbers): checkChoice(tree, numbers.map(String.init), of: key)
    case .weekday: checkChoice(tree, Weekday.words + Weekday.numbers.map(String.init), of: key)
    case .reference(.valueOrRow) where tree.scalar.flatMap(Template.row) != nil:
      if !key.hasRow { add(tree.location, SharedSentences.noRow) }
    case .reference(let referent): checkReference(tree, referent, of: key)
    case .language: checkLanguage(tree, of: key)
    }
  }

  private mutating func checkEntries(of tree: Tree, _ part: Form, named names: Form, of key: CheckedKey) {
    guard let entries = tree.entries else { return addWrongType(tree, of: key, SharedSentences.needsKeys) }
    for entry in entries {
      let name = Tree(content: .scalar(entry.key, isPlain: true), location: entry.keyLocation)
      if names == .name { _ = checkedName(name) } else { check(name, names, of: key) }
      if part == .newValue { checkNewValue(entry) }
      var inside = key
      (inside.name, inside.example) = (entry.key, part.example.map { "\(entry.key): \($0)" })
      check(entry.value, part, of: inside)
    }
  }

  private mutating func check(_ tree: Tree, _ shape: Shape, of key: CheckedKey) {
    guard let entries = tree.entries else { return addWrongType(tree, of: key, SharedSentences.needsKeys) }
    for entry in entries {
      guard let known = shape.key(entry.key) else {
        let names = shape.keys.map(\.name.rawValue)
        add(Nearest.error(entry.keyLocation, .key, word: entry.key, among: names) { $0.flatMap(shape.key)?.example })
        continue
      }
      check(entry.value, known.form, of: key.inside(shape, known))
    }
    let missing = shape.keys.filter { key in key.isRequired && !entries.contains { $0.key == key.name.rawValue } }
    for key in missing { addMissing(key, in: tree) }
    if missing.isEmpty { shape.check(tree, &self) }
  }

  private mutating func check(_ tree: Tree, _ family: Family, of key: CheckedKey) {
    if let word = tree.scalar, family.words.contains(word) {
      if word == DocumentAction.retryWord, !key.hasFailure {
        add(tree.location, "“retry” runs a command again that has failed. Write it in the command's “else”.")
      }
      return
    }
    let kinds = family.shapes.map(\.keys[0].name.rawValue)
    guard let entries = tree.entries else {
      let (word, allowed) = (tree.scalar ?? "[ ]", family.words + kinds.map { "\($0): …" })
      return add(Nearest.error(tree.location, .word, word: word, among: allowed) { $0 == nil ? key.example : nil })
    }
    if let shape = family.shape(of: tree) { return check(tree, shape, of: key) }
    let keys = entries.map(\.key)
    let present = kinds.filter(keys.contains)
    if present.count > 1 {
      return add(
        tree.location, "This can't be all of \(present.listed("and")) at once. Make a part of its own of each.")
    }
    let guess = keys.first { Nearest.name(to: $0, among: kinds) != nil } ?? keys.first ?? ""
    add(Nearest.error(tree.location, .kind, word: guess, among: kinds))
  }

  /// Checks an argument vector. Each argument is fixed, or is one value and nothing else.
  private mutating func checkCommand(_ tree: Tree, of key: CheckedKey) {
    guard let arguments = tree.list else {
      return add(
        tree.location,
        "“\(key.name)” needs a list: the program, then each of its arguments by itself, such as [ls, \"-l\"]. A line for a shell is never run."
      )
    }
    guard let program = arguments.first else {
      return add(tree.location, SharedSentences.emptyList(key.name), example: key.example)
    }
    checkProgram(program, of: key)
    for argument in arguments.dropFirst() {
      check(argument, argument.entries == nil ? .argument : .shape(.optionalArguments), of: key)
    }
  }

  /// Checks that the program is fixed text, so that it is known in advance what is run.
  private mutating func checkProgram(_ tree: Tree, of key: CheckedKey) {
    guard let text = tree.scalar else { return addWrongType(tree, of: key) }
    guard let template = Template(text) else { return add(tree.location, SharedSentences.openBrace) }
    if template.plainText?.isEmpty != false {
      add(tree.location, "The program to run is written out here; it can't come from a value.")
    }
  }

  private mutating func checkNewValue(_ entry: Tree.Entry) {
    let values = names.values
    guard values.initial[entry.key] != nil, let text = entry.value.scalar else { return }
    let shown = Template(text)
    let known = (shown?.values ?? []).filter { values.initial[$0] != nil }
    guard values.isText(entry.key) else {
      if entry.value.flag == nil, shown?.isWholePlace != true || known.contains(where: values.isText) {
        add(
          entry.value.location, "“\(entry.key)” is on or off. Set it to on or off, or to another such value in braces.")
      }
      return
    }
    for name in known where !values.isText(name) { add(entry.value.location, SharedSentences.switchInText(name)) }
    if let kind = values.kinds[entry.key], let written = shown?.plainText, !entry.value.isNull {
      checkText(written, kind, at: entry.value.location)
    }
    if let options = values.options[entry.key], let written = entry.value.isNull ? "" : shown?.plainText,
      !options.contains(written)
    {
      add(Nearest.error(entry.value.location, .option(of: entry.key), word: written, among: options))
    }
  }

  private mutating func checkCircles(of values: Tree?) {
    let followed = names.followed
    for entry in values?.entries ?? [] where followed[entry.key] != nil {
      var open = followed[entry.key] ?? [], seen: Set<String> = []
      while let next = open.popLast() {
        if next == entry.key {
          add(
            entry.value.location,
            "“\(entry.key)” follows itself, through the values that it follows. Let one of them follow none.")
          break
        }
        if seen.insert(next).inserted { open += followed[next] ?? [] }
      }
    }
  }
}

struct CheckedKey {
  var name: String
  var example: String?
  var hasRow = false
  var hasSelection = false
  /// True if a command has failed, which can be run again.
  var hasFailure = false

  fileprivate func inside(_ shape: Shape, _ known: Key) -> CheckedKey {
    var inside = self
    (inside.name, inside.example) = (known.name.rawValue, known.example)
    inside.hasRow = shape.hasRow ?? hasRow
    inside.hasSelection = hasSelection || known.hasSelection
    inside.hasFailure = hasFailure || known.name == .otherwise
    return inside
  }
}
