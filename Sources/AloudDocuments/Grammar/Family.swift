/// A choice of several shapes, or of words that stand alone.
struct Family: Sendable {
  var name: FamilyName
  /// A sentence that describes the family.
  var description: String
  /// The shapes. The first key of each identifies it.
  var shapes: [Shape]
  /// The words that are members of the family by themselves.
  var words: [String]
  /// An example of a member.
  var example: String

  /// Creates the family of `shapes`.
  init(_ name: FamilyName, _ description: String, of shapes: [Shape], words: [String] = [], example: String) {
    self.name = name
    self.description = description
    self.shapes = shapes
    self.words = words
    self.example = example
  }

  /// Returns the shape of `tree`: the one whose key is present and which allows all other identifying keys that are.
  func shape(of tree: Tree) -> Shape? {
    let present = shapes.filter { tree[$0.keys[0].name] != nil }
    let fitting = present.filter { shape in
      present.allSatisfy { shape.key($0.keys[0].name.rawValue) != nil }
    }
    return fitting.count == 1 ? fitting[0] : nil
  }
}

/// The names of the families. The raw value is also the name of the definition in the schema.
enum FamilyName: String, Sendable, CaseIterable { case element, action, menuElement, condition }
