/// A kind of mapping with a fixed set of keys.
struct Shape: Sendable {
  /// A rule for what `{row}` refers to inside a mapping.
  enum Row: Sendable {
    /// The row that is known around the mapping, if any.
    case asAround
    case known, unknown
  }

  var name: ShapeName
  /// A sentence that describes the shape.
  var description: String
  var keys: [Key]
  /// The rule that goes beyond the single keys.
  var rule: Rule?
  var row: Row
  /// An example of the mapping.
  var example: String?

  /// Creates a shape.
  init(
    _ name: ShapeName, _ description: String, _ keys: [Key], rule: Rule? = nil, row: Row = .asAround,
    example: String? = nil
  ) {
    self.name = name
    self.description = description
    self.keys = keys
    self.rule = rule
    self.row = row
    self.example = example
  }

  /// Returns the key with a name, or `nil` if the shape has none.
  func key(_ name: String) -> Key? { keys.first { $0.name.rawValue == name } }
}

/// A key of a shape.
struct Key: Sendable {
  var name: KeyName
  var form: Form
  var isRequired: Bool
  /// A Boolean value that indicates whether `{selected}` refers to the selected rows in the key's value.
  var hasSelection: Bool
  /// The name of the key's description and example. Shapes share it where the key means the same.
  var about: String
  /// An example of the value, if the form provides none.
  var held: String?

  /// Creates a key whose value has the form `form`.
  init(
    _ name: KeyName, _ form: Form, required: Bool = false, hasSelection: Bool = false, about: String? = nil,
    example: String? = nil
  ) {
    self.name = name
    self.form = form
    isRequired = required
    self.hasSelection = hasSelection
    self.about = about ?? "\(name)"
    held = example
  }

  /// A sentence that describes the key. A test ensures that there is one.
  var description: String { KeyDescriptions.texts[about] ?? "" }

  /// The key as an optional key.
  var optional: Key {
    var key = self
    key.isRequired = false
    return key
  }
}
