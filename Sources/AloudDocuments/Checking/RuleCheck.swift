internal import Aloud

/// Checks of what has to hold in a shape beyond each key by itself.
extension Checker {
  /// Checks `rule` on `tree`, which has all the keys it needs.
  mutating func check(_ tree: Tree, _ rule: Rule) {
    switch rule {
    case .condition: checkCondition(tree)
    case .field:
      // A secret is one line: its lines could not be read.
      guard let lines = tree[.lines], lines.scalar == "several", let name = tree[.value]?.scalar,
        names.secrets.contains(name)
      else { return }
      note(Mistake(lines.place, "document.rule.secretLines"))
    case .popup: checkPopup(tree)
    case .picker: checkPicker(tree)
    case .column: checkColumn(tree)
    case .date: checkDate(tree)
    case .color: checkWritten(tree)
    case .number: checkNumber(tree)
    case .radio: checkRadio(tree)
    case .list:
      let hasOne = (tree[.rows] == nil) != (tree[.from] == nil)
      if !hasOne { note(Mistake(tree.place, "document.rule.list")) }
      if tree[.rows] != nil, let template = tree[.row] { note(Mistake(template.place, "document.rule.rowTemplate")) }
    case .progress:
      if tree[.percent] != nil, let value = tree[.value] { note(Mistake(value.place, "document.rule.progress")) }
      checkNoSecret(tree[.value])
    case .search: checkSearch(tree)
    case .sheet:
      checkSteps(tree)
      guard let preferred = tree[.preferredAction] else { return }
      if let action = preferred[.action], !leads(action) { note(Mistake(action.place, "document.rule.preferred")) }
    }
  }

  /// Checks that no screen is two steps of a task.
  private mutating func checkSteps(_ sheet: Tree) {
    var seen: Set<String> = []
    for step in (sheet[.steps]?.list ?? []).compactMap({ $0[.step] }) {
      guard let name = step.scalar, !seen.insert(name).inserted else { continue }
      note(Mistake(step.place, "document.rule.stepTwice", ["word": .text(.verbatim(name))]))
    }
  }

  private mutating func checkCondition(_ tree: Tree) {
    guard let name = tree[.value]?.scalar, names.values[name] != nil else { return }
    guard (tree[.is] == nil) != (tree[.equals] == nil) else {
      return note(Mistake(tree.place, "document.rule.condition"))
    }
    guard let condition = Condition(tree) else { return }
    let word: Message.Arguments = ["word": .text(.verbatim(name))]
    switch condition.test {
    case .on, .off:
      if names.isText(name) { note(Mistake(tree.place, "document.rule.conditionOfText", word)) }
    case .empty, .filled, nil:
      if !names.isText(name) { note(Mistake(tree.place, "document.rule.conditionOfSwitch", word)) }
    }
    if condition.text != nil { checkNoSecret(tree[.value]) }
  }

  private mutating func checkPopup(_ tree: Tree) {
    checkNoSecret(tree[.value])
    checkOptions(tree[.options])
    checkBeginning(tree[.value], among: stored(tree[.options]))
  }

  /// Checks that what is shown or compared is no secret.
  mutating func checkNoSecret(_ tree: Tree?) {
    guard let tree, let name = tree.scalar, names.secrets.contains(name) else { return }
    note(Mistake(tree.place, "document.secretInText", ["word": .text(.verbatim(name))]))
  }

  /// Whether actions take a sheet down or go on to somewhere, at once or when a command has ended.
  private func leads(_ tree: Tree) -> Bool {
    if let word = tree.scalar { return word == "dismiss" || word == "quit" }
    if let parts = tree.list { return parts.contains(where: leads) }
    if tree[.push] != nil || tree[.present] != nil || tree[.ask] != nil { return true }
    return [tree[.then], tree[.otherwise]].contains { $0.map(leads) ?? false }
  }
}
