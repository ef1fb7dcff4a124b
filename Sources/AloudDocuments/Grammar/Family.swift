/// One of several shapes, or a word that stands alone.
struct Family: Sendable {
  var name: FamilyName
  /// The shapes, each with the key by which it is known.
  var kinds: [(key: KeyName, shape: ShapeName)]
  /// Words that stand for a thing by themselves.
  var words: [String] = []
}

/// The families by name; the raw value is also the name of its definition in the schema.
enum FamilyName: String, Sendable, CaseIterable { case element, action, menuElement }

extension Family {
  /// Which shape `tree` is: the one by whose key it is known, and which has room for the other kinds' keys in it.
  func shape(of tree: Tree) -> ShapeName? {
    let present = kinds.filter { tree[$0.key] != nil }
    let fitting = present.filter { kind in
      present.allSatisfy { Grammar.shape(kind.shape).key($0.key.rawValue) != nil }
    }
    return fitting.count == 1 ? fitting[0].shape : nil
  }
}
