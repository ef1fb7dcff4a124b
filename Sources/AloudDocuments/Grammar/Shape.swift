/// A mapping with keys of its own.
struct Shape: Sendable {
  /// Whether there is a row in it that `{row}` can mean.
  enum Row: Sendable {
    /// There is one where there is one around it.
    case asAround
    case known, unknown
  }

  var name: ShapeName
  /// A sentence that describes it.
  var description: String
  var keys: [Key]
  /// What has to hold beyond each key by itself.
  var rule: Rule?
  var row: Row
  /// One of it, as it may be written.
  var example: String?

  /// The shape `name` with `keys`.
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
  /// The name of its description and example, which shapes share where they say the same of it.
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
    self.about = about ?? "\(name)"
    held = example
  }

  /// A sentence that describes it. A test sees to it that there is one.
  var description: String { KeyDescriptions.texts[about] ?? "" }

  /// The same, which need not be there.
  var optional: Key {
    var key = self
    key.isRequired = false
    return key
  }
}
