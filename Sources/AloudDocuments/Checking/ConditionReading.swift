extension Condition {
  /// The condition written as `tree`; nil when it is not well formed.
  init?(_ tree: Tree?) {
    guard let tree, let value = tree[.value]?.scalar else { return nil }
    self.init(value: value)
    test = tree[.is]?.scalar.flatMap(Test.init(rawValue:)) ?? tree[.is]?.flag.map { $0 ? .on : .off }
    text = tree[.equals]?.scalar
  }
}
