internal import Aloud

/// A check of steppers, sliders and ratings, and of numbers that may have a fraction or refer to a value.
enum NumberCheck {
  /// Checks the initial value, the limits and the names of a number control.
  static func check(_ tree: Tree, _ context: inout CheckingContext) {
    ValueCheck.check(tree, &context)
    if tree[.names] != nil, let words = tree[.words] {
      context.add(words.location, "“names” and “words” say the same in two ways. Leave one out.")
    }
    guard case .fixed(let minimum) = NumberLimit(tree[.minimum]),
      case .fixed(let maximum) = NumberLimit(tree[.maximum])
    else { return }
    if maximum < minimum {
      return ValueCheck.checkOrder(minimum, maximum, of: tree, &context) { limit in
        [tree[.minimum], tree[.maximum]].first { NumberLimit($0) == .fixed(limit) }?.name ?? ""
      }
    }
    guard let names = tree[.names], let count = names.list?.count,
      case .fixed(let step) = NumberLimit(tree[.step]) ?? .fixed(1)
    else { return }
    let values = NumberScale(minimum...maximum, step: step).count
    if count != values {
      context.add(
        names.location, "There are \(count) names for \(values) values. Each value needs one.")
    }
  }

  /// Checks a number that may have a fraction, or be one value in braces. A step must be greater than 0.
  static func checkAmount(_ tree: Tree, of key: CheckedKey, _ context: inout CheckingContext) {
    switch NumberLimit(tree) {
    case .fixed(let number): if number > 0 || key.name != KeyName.step.rawValue { return }
    case .value(let name):
      let named = Tree(content: .scalar(name, isPlain: true), location: tree.location, weight: 1)
      context.checkNoSecret(named)
      return ScalarCheck.checkReference(named, .textValue, of: key, &context)
    case nil: if tree.scalar == nil { return context.addWrongType(tree, of: key, expected: .words) }
    }
    ValueCheck.addExpected(.number, instead: Tree?.some(tree).name, at: tree.location, &context)
  }
}
