internal import Aloud

/// The kinds of conditions.
enum ConditionKind: String, Sendable, CaseIterable {
  case condition, not, any, all

  /// Creates the kind of the condition `tree`, or `nil` if it is not a condition.
  init?(of tree: Tree) {
    guard let shape = Grammar.family(.condition).shape(of: tree) else { return nil }
    self.init(rawValue: shape.rawValue)
  }
}

extension Condition {
  /// Creates a condition from `tree`, or `nil` if it is not well formed.
  init?(_ tree: Tree?) {
    guard let tree, let kind = ConditionKind(of: tree) else { return nil }
    switch kind {
    case .condition:
      guard let value = tree[.value]?.scalar, let test = Test(tree) else { return nil }
      self = .value(value, test)
    case .not:
      guard let condition = Condition(tree[.not]) else { return nil }
      self = .not(condition)
    case .any: self = .any((tree[.any]?.list ?? []).compactMap { Condition($0) })
    case .all: self = .all((tree[.all]?.list ?? []).compactMap { Condition($0) })
    }
  }
}

extension Condition.Test {
  /// The keys of the tests. Keys that form one test together are in one array.
  static let keys: [[KeyName]] = [[.is], [.equals], [.oneOf], [.matches], [.atLeast, .atMost]]

  /// Creates a test from `tree`, or `nil` if it is not well formed.
  init?(_ tree: Tree) {
    if let word = tree[.is] {
      guard let state = word.scalar.flatMap(Condition.State.init(rawValue:)) ?? word.flag.map({ $0 ? .on : .off })
      else {
        return nil
      }
      self = .state(state)
    } else if let text = tree[.equals] {
      guard let template = text.scalar.flatMap({ Template($0) }) else { return nil }
      self = .equals(template)
    } else if let texts = tree[.oneOf]?.list {
      self = .oneOf(texts.compactMap(\.scalar))
    } else if let text = tree[.matches]?.scalar {
      guard let pattern = Pattern(text) else { return nil }
      self = .matches(pattern)
    } else if tree[.atLeast] != nil || tree[.atMost] != nil {
      self = .between(NumberLimit(tree[.atLeast]), NumberLimit(tree[.atMost]))
    } else {
      return nil
    }
  }
}
