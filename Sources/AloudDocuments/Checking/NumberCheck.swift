internal import Aloud

/// Checks of steppers and sliders.
extension Checker {
  /// Checks what a stepper or a slider begins with, its limits, and its names.
  mutating func checkNumber(_ tree: Tree) {
    checkWritten(tree)
    if tree[.names] != nil, let words = tree[.words] { note(Mistake(words.place, "document.rule.numberNames")) }
    guard case .fixed(let minimum) = NumberLimit(tree[.minimum]),
      case .fixed(let maximum) = NumberLimit(tree[.maximum]),
      let place = tree[.minimum]?.place
    else { return }
    if maximum < minimum {
      let words = [tree[.minimum], tree[.maximum]].map { Message.Argument.text(.verbatim($0?.scalar ?? "")) }
      return note(Mistake(place, "document.rule.limits", ["minimum": words[0], "maximum": words[1]]))
    }
    guard let names = tree[.names], let count = names.list?.count else { return }
    guard case .fixed(let step) = NumberLimit(tree[.step]) ?? .fixed(1) else { return }
    let values = NumberScale(minimum...maximum, step: step).count
    if count != values {
      note(Mistake(names.place, "document.rule.nameCount", ["count": .number(count), "values": .number(values)]))
    }
  }

  /// Checks a number that may have a fraction, or be wholly a value.
  mutating func checkAmount(_ tree: Tree, key: String) {
    switch NumberLimit(tree) {
    case .fixed(let number):
      if key == KeyName.step.rawValue, number <= 0 { noteAmount(tree) }
    case .value(let name):
      let named = Tree(content: .scalar(name, isPlain: true), place: tree.place, weight: 1)
      checkNoSecret(named)
      check(named, .reference(.textValue), key: key, Surroundings())
    case nil: tree.scalar == nil ? wrongType(tree, key, expected: "words") : noteAmount(tree)
    }
  }

  private mutating func noteAmount(_ tree: Tree) {
    note(tree.place, tree.scalar ?? "", .number)
  }
}
