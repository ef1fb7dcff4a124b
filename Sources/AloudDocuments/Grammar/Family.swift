/// A choice of several shapes, or of words that stand alone.
struct Family: Sendable {
  var name: FamilyName
  /// A sentence that describes the family.
  var description: String
  /// The shapes, each with the key that identifies it.
  var kinds: [(key: KeyName, shape: ShapeName)]
  /// The words that are members of the family by themselves.
  var words: [String]
  /// An example of a member.
  var example: String

  /// Creates the family of `kinds`. The raw value of a kind is the name of its shape, and of its key unless `keys` names another.
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

  /// Returns the shape of `tree`: the one whose key is present and which allows all other identifying keys that are.
  func shape(of tree: Tree) -> ShapeName? {
    let present = kinds.filter { tree[$0.key] != nil }
    let fitting = present.filter { kind in
      present.allSatisfy { Grammar.shape(kind.shape).key($0.key.rawValue) != nil }
    }
    return fitting.count == 1 ? fitting[0].shape : nil
  }
}

/// The names of the families. The raw value is also the name of the definition in the schema.
enum FamilyName: String, Sendable, CaseIterable { case element, action, menuElement, condition }
