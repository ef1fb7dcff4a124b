/// One of several shapes, or a word that stands alone.
struct Family: Sendable {
  var name: FamilyName
  /// A sentence that describes it.
  var description: String
  /// The shapes, each with the key by which it is known.
  var kinds: [(key: KeyName, shape: ShapeName)]
  /// Words that stand for a thing by themselves.
  var words: [String]
  /// One of it, as it may be written.
  var example: String

  /// The family of `kinds`, each of which is called as its shape is; its key is called the same, but for those in `keys`.
  init<Kind: CaseIterable & RawRepresentable<String>>(
    _ name: FamilyName, _ description: String, of kinds: Kind.Type, keys: [ShapeName: KeyName] = [:],
    words: [String] = [], example: String
  ) {
    self.name = name
    self.description = description
    self.kinds = kinds.allCases.compactMap { kind in
      guard let shape = ShapeName(rawValue: kind.rawValue) else { return nil }
      return (keys[shape] ?? KeyName(rawValue: kind.rawValue)).map { (key: $0, shape: shape) }
    }
    self.words = words
    self.example = example
  }

  /// Which shape `tree` is: the one by whose key it is known, and which has room for the other kinds' keys in it.
  func shape(of tree: Tree) -> ShapeName? {
    let present = kinds.filter { tree[$0.key] != nil }
    let fitting = present.filter { kind in
      present.allSatisfy { Grammar.shape(kind.shape).key($0.key.rawValue) != nil }
    }
    return fitting.count == 1 ? fitting[0].shape : nil
  }
}

/// The families by name; the raw value is also the name of its definition in the schema.
enum FamilyName: String, Sendable, CaseIterable { case element, action, menuElement, condition }
