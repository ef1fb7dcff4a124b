internal import Aloud

/// Checks of pickers and pop-up buttons: what they offer, and what they begin with.
extension Checker {
  /// Checks where a picker's values come from, and what they are.
  mutating func checkPicker(_ tree: Tree) {
    guard tree[.columns] != nil else {
      guard tree[.value] != nil else {
        return note(Mistake(tree.place, "document.missingKey", ["key": .text(.verbatim(KeyName.value.rawValue))]))
      }
      return checkColumn(tree)
    }
    let others = [KeyName.value, .options, .from].compactMap { tree[$0] }
    for other in others { note(Mistake(other.place, "document.rule.picker")) }
    checkTitles(tree[.columns], .title)
    checkColumnValues(tree[.columns])
  }

  /// Checks a list of values: there is one of its sources, no two are alike, and the value begins as one of them or empty.
  mutating func checkColumn(_ tree: Tree) {
    checkNoSecret(tree[.value])
    guard (tree[.options] == nil) != (tree[.from] == nil) else {
      return note(Mistake(tree.place, "document.rule.picker"))
    }
    let before = mistakes.count
    checkOptions(tree[.options])
    if mistakes.count == before { checkTitles(tree[.options], .option) }
    if tree[.options]?.list?.isEmpty == false { checkBeginningOrNone(tree[.value], among: stored(tree[.options])) }
  }

  /// Checks a radio group: no two buttons are alike, and the value begins as one of them or empty.
  mutating func checkRadio(_ tree: Tree) {
    checkNoSecret(tree[.value])
    checkOptions(tree[.options])
    checkTitles(tree[.options], .option)
    checkBeginningOrNone(tree[.value], among: stored(tree[.options]))
  }

  /// Checks that a value begins as one of a few texts, or empty.
  mutating func checkBeginningOrNone(_ value: Tree?, among allowed: [String]) {
    if value?.scalar.map({ names.values[$0] }) != .text("") { checkBeginning(value, among: allowed) }
  }

  /// Checks that no two options stand for the same.
  mutating func checkOptions(_ options: Tree?) {
    noteRepeated(options?.list?.compactMap { $0[.value] ?? $0[.option] } ?? [], "document.rule.optionTwice")
  }

  /// What options stand for.
  func stored(_ options: Tree?) -> [String] {
    options?.list?.compactMap { ($0[.value] ?? $0[.option])?.scalar } ?? []
  }

  /// Checks that a value begins as one of a few texts.
  mutating func checkBeginning(_ value: Tree?, among allowed: [String]) {
    guard let value, let name = value.scalar, case .text(let held) = names.values[name], !allowed.contains(held)
    else { return }
    note(
      Nearest.mistake(
        value.place, "document.rule.popup", word: held, among: allowed, ["name": .text(.verbatim(name))]))
  }

  /// Checks that no two parts are called the same: they could not be told apart by name.
  mutating func checkTitles(_ tree: Tree?, _ key: KeyName) {
    noteRepeated(tree?.list?.compactMap { $0[key] } ?? [], "document.rule.titleTwice")
  }

  /// Checks that each column has a value of its own.
  private mutating func checkColumnValues(_ tree: Tree?) {
    noteRepeated(tree?.list?.compactMap { $0[.value] } ?? [], "document.rule.columnValueTwice")
  }

  /// Notes the parts that are written like an earlier one.
  mutating func noteRepeated(_ parts: [Tree], _ key: String) {
    var seen: Set<String> = []
    for part in parts {
      guard let word = part.scalar, !seen.insert(word).inserted else { continue }
      note(Mistake(part.place, key, ["word": .text(.verbatim(word))]))
    }
  }
}
