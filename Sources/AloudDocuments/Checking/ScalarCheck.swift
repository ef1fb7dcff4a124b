internal import Aloud

/// Checks of what stands at a place by itself.
extension Checker {
  /// Checks a name, a number, a choice, a reference, or plain text.
  mutating func checkScalar(_ tree: Tree, _ form: Form, key: String) {
    switch form {
    case .name: checkName(tree, isID: true)
    case .flag:
      if tree.flag == nil { wrongType(tree, key, expected: "flag") }
    case .number(let range):
      if tree.number.map(range.contains) != true {
        wrongType(
          tree, key, expected: "number", ["least": .number(range.lowerBound), "most": .number(range.upperBound)])
      }
    case .amount: checkAmount(tree, key: key)
    case .choice(let choices): checkChoice(tree, choices, key: key)
    case .numbers(let numbers): checkChoice(tree, numbers.map(String.init), key: key)
    case .weekday: checkChoice(tree, Weekday.words + Weekday.numbers.map(String.init), key: key)
    case .reference(let referent): checkReference(tree, referent, key: key)
    case .language:
      let isTag = tree.scalar?.utf8.allSatisfy {
        (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) || $0 == 0x2D
      }
      if isTag != true || !(2...60).contains(tree.scalar?.count ?? 0) || tree.isNull {
        wrongType(tree, key, expected: "language")
      }
    case .initialValue:
      if tree.scalar == nil { wrongType(tree, key, expected: "value") }
    default:
      if tree.scalar == nil || tree.isNull { wrongType(tree, key, expected: "words") }
    }
  }

  private mutating func checkChoice(_ tree: Tree, _ choices: [String], key: String) {
    guard let word = tree.scalar, !tree.isNull else { return wrongType(tree, key, expected: "words") }
    // A YAML 1.1 editor may have written "true" for "on".
    if let flag = tree.flag, choices.contains(flag ? "on" : "off") { return }
    guard !choices.contains(word) else { return }
    note(
      Nearest.mistake(
        tree.place, "document.unknownChoice", word: word, among: choices, ["key": .text(.verbatim(key))]))
  }

  private mutating func checkReference(_ tree: Tree, _ referent: Referent, key: String) {
    guard let name = tree.scalar, !tree.isNull else { return wrongType(tree, key, expected: "name") }
    guard !names.allows(name, as: referent) else { return }
    if names.values[name] != nil, referent == .textValue || referent == .switchValue {
      return note(
        Mistake(tree.place, "document.wrongValue.\(referent.rawValue)", ["word": .text(.verbatim(name))]))
    }
    note(
      Nearest.mistake(tree.place, "document.unknown.\(referent.rawValue)", word: name, among: names.allowed(referent)))
  }
}
