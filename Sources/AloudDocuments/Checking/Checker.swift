internal import Aloud

/// Checks a document against the grammar, and collects everything that is wrong with it.
struct Checker {
  /// What a part of the document knows of its surroundings.
  struct Surroundings {
    /// Whether there is a row that `{row}` can mean.
    var hasRow = false
    /// Whether there are selected rows that `{selected}` can mean.
    var hasSelection = false
  }

  let names: Names
  /// The ids that the document gives, with where it does.
  private(set) var ids: [String: Place] = [:]
  private(set) var mistakes: [Mistake] = []

  /// A checker of the document whose names are `names`.
  init(names: Names) { self.names = names }

  /// Notes a mistake.
  mutating func note(_ mistake: Mistake) { mistakes.append(mistake) }

  /// Notes that `key` at `place` holds something else than it should.
  mutating func wrongType(_ tree: Tree, _ key: String, expected: String, _ more: Message.Arguments = [:]) {
    var arguments = more
    arguments["key"] = .text(.verbatim(key))
    arguments["found"] = .text(.message("document.found." + found(tree)))
    note(Mistake(tree.place, "document.expected." + expected, arguments))
  }

  private func found(_ tree: Tree) -> String {
    switch tree.content {
    case .list: "list"
    case .mapping: "mapping"
    case .scalar: tree.isNull ? "nothing" : "text"
    }
  }

  /// Checks that `tree`, which `key` holds, has the form `form`.
  mutating func check(_ tree: Tree, _ form: Form, key: String, _ around: Surroundings) {
    switch form {
    case .list(let part, let least): checkList(tree, of: part, atLeast: least, key: key, around)
    case .oneOrMany(let part):
      for one in tree.list ?? [tree] { check(one, part, key: key, around) }
    case .named(let part, let keys): checkNamed(tree, part, keys: keys, key: key, around)
    case .shape(let name): checkShape(tree, Grammar.shape(name), key: key, around)
    case .family(let name): checkFamily(tree, Grammar.family(name), key: key, around)
    case .arguments: checkArguments(tree, key: key, around)
    case .words, .optionalWords, .variable, .newValue: checkTemplate(tree, form, key: key, around)
    default: checkScalar(tree, form, key: key)
    }
  }

  private mutating func checkList(_ tree: Tree, of part: Form, atLeast least: Int, key: String, _ around: Surroundings)
  {
    guard let parts = tree.list else { return wrongType(tree, key, expected: "list") }
    if parts.count < least { note(Mistake(tree.place, "document.emptyList", ["key": .text(.verbatim(key))])) }
    for one in parts { check(one, part, key: key, around) }
  }

  private mutating func checkNamed(_ tree: Tree, _ part: Form, keys: Form, key: String, _ around: Surroundings) {
    guard let entries = tree.entries else { return wrongType(tree, key, expected: "mapping") }
    for entry in entries {
      let name = Tree(content: .scalar(entry.key, isPlain: true), place: entry.keyPlace, weight: 1)
      if keys == .name { checkName(name, isID: false) } else { check(name, keys, key: key, around) }
      if part == .newValue { checkNewValue(entry) }
      check(entry.value, part, key: entry.key, around)
    }
  }

  /// Checks a mapping's keys, and what each of them holds.
  private mutating func checkShape(_ tree: Tree, _ shape: Shape, key: String, _ around: Surroundings) {
    guard let entries = tree.entries else { return wrongType(tree, key, expected: "mapping") }
    var around = around
    if [.rowTemplate, .screen, .sheet, .deferred].contains(shape.name) { around.hasRow = true }
    if shape.name == .command { around.hasRow = false }
    for entry in entries {
      if let known = shape.key(entry.key) {
        var around = around
        if known.form == Grammar.selectionActs { around.hasSelection = true }
        check(entry.value, known.form, key: entry.key, around)
      } else {
        note(
          Nearest.mistake(
            entry.keyPlace, "document.unknownKey", word: entry.key, among: shape.keys.map(\.name.rawValue)))
      }
    }
    let missing = shape.keys.filter { key in key.isRequired && !entries.contains { $0.key == key.name.rawValue } }
    for key in missing {
      note(Mistake(tree.place, "document.missingKey", ["key": .text(.verbatim(key.name.rawValue))]))
    }
    if missing.isEmpty, let rule = shape.rule { check(tree, rule) }
  }

  /// Finds which shape a mapping is meant to be, and checks it as that.
  private mutating func checkFamily(_ tree: Tree, _ family: Family, key: String, _ around: Surroundings) {
    if let word = tree.scalar, family.words.contains(word) { return }
    guard let entries = tree.entries else {
      let all = family.words + family.kinds.map { "\($0.key.rawValue): …" }
      return note(Nearest.mistake(tree.place, "document.unknownWord", word: tree.scalar ?? "[ ]", among: all))
    }
    if let shape = family.shape(of: tree) { return checkShape(tree, Grammar.shape(shape), key: key, around) }
    let keys = entries.map(\.key)
    let present = family.kinds.map(\.key.rawValue).filter(keys.contains)
    if present.count > 1 {
      let both = present.map { LocalizedText.verbatim($0) }
      return note(Mistake(tree.place, "document.severalKinds", ["kinds": .list(both, .and)]))
    }
    let kinds = family.kinds.map(\.key.rawValue)
    let guess = keys.first { Nearest.name(to: $0, among: kinds) != nil } ?? keys.first ?? ""
    note(Nearest.mistake(tree.place, "document.unknownKind", word: guess, among: kinds))
  }

  /// Notes an id, unless it was given before.
  mutating func checkName(_ tree: Tree, isID: Bool) {
    guard let name = tree.scalar, !tree.isNull else { return wrongType(tree, "id", expected: "name") }
    let isGood = name.first?.isLetter == true && name.allSatisfy { $0.isLetter || $0.isNumber || " -_".contains($0) }
    if !isGood || ["row", "selected"].contains(name) {
      return note(Mistake(tree.place, "document.badName", ["word": .text(.verbatim(String(name.prefix(60))))]))
    }
    guard isID else { return }
    if let earlier = ids[name] {
      note(Mistake(tree.place, "document.idTwice", ["word": .text(.verbatim(name)), "line": .number(earlier.line)]))
    } else {
      ids[name] = tree.place
    }
  }
}
