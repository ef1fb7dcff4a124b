/// A mapping with keys of its own.
struct Shape: Sendable {
  /// Whether there is a row in it that `{row}` can mean.
  enum Row: Sendable {
    /// There is one where there is one around it.
    case asAround
    case known, unknown
  }

  var name: ShapeName
  var keys: [Key]
  /// What has to hold beyond each key by itself.
  var rule: Rule?
  var row: Row
  /// One of it, as it may be written.
  var example: String?

  /// The shape `name` with `keys`.
  init(_ name: ShapeName, _ keys: [Key], rule: Rule? = nil, row: Row = .asAround, example: String? = nil) {
    self.name = name
    self.keys = keys
    self.rule = rule
    self.row = row
    self.example = example
  }

  /// The key `name`, if the shape has it.
  func key(_ name: String) -> Key? { keys.first { $0.name.rawValue == name } }
}

/// One key of a shape.
struct Key: Sendable {
  var name: KeyName
  var form: Form
  var isRequired: Bool
  /// Whether `{selected}` can mean the selected rows in what it holds.
  var hasSelection: Bool
  /// The message that describes it in the schema.
  var about: String
  /// An example of what it holds, where its form gives none.
  var held: String?

  /// The key `name`, which holds `form`.
  init(
    _ name: KeyName, _ form: Form, required: Bool = false, hasSelection: Bool = false, about: String? = nil,
    example: String? = nil
  ) {
    self.name = name
    self.form = form
    isRequired = required
    self.hasSelection = hasSelection
    self.about = "schema.key." + (about ?? "\(name)")
    held = example
  }

  /// The same, which need not be there.
  var optional: Key {
    var key = self
    key.isRequired = false
    return key
  }
}
