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
  var row: Row
  /// An example of the mapping.
  var example: String?
  /// Checks the rules of the shape that go beyond its single keys, on a tree with all required keys.
  var check: Check

  /// A check of a tree, which adds the errors that it finds to the context.
  typealias Check = @Sendable (Tree, inout CheckingContext) -> Void

  /// Creates a shape.
  init(
    _ name: ShapeName, _ description: String, _ keys: [Key], row: Row = .asAround, example: String? = nil,
    check: @escaping Check = { _, _ in }
  ) {
    self.name = name
    self.description = description
    self.keys = keys
    self.row = row
    self.example = example
    self.check = check
  }

  /// Returns the key with a name, or `nil` if the shape has none.
  func key(_ name: String) -> Key? { keys.first { $0.name.rawValue == name } }
}

/// A key of a shape.
struct Key: Sendable {
  var name: KeyName
  var form: Form
  /// A sentence that describes the key.
  var description: String
  var isRequired: Bool
  /// A Boolean value that indicates whether `{selected}` refers to the selected rows in the key's value.
  var hasSelection: Bool
  /// An example of the value for error messages and the reference, if the form provides none.
  private var held: String?
  /// An example of the value for the reference alone, where the error message explains more.
  private var shown: String?

  /// Creates a key whose value has the form `form`.
  init(
    _ name: KeyName, _ form: Form, _ description: String, required: Bool = false, hasSelection: Bool = false,
    example: String? = nil, shown: String? = nil
  ) {
    self.name = name
    self.form = form
    self.description = description
    isRequired = required
    self.hasSelection = hasSelection
    held = example
    self.shown = shown
  }

  /// An example of the key with a value, or `nil` if the error message explains it better.
  var example: String? { (held ?? form.example).map { "\(name.rawValue): \($0)" } }

  /// An example of the key with a value for readers who look the key up. A test ensures that every key of the grammar has one.
  var shownExample: String? { example ?? (shown ?? form.shownExample).map { "\(name.rawValue): \($0)" } }

  /// The key as an optional key.
  var optional: Key {
    var key = self
    key.isRequired = false
    return key
  }
}

/// The names of the shapes. The raw value is also the name of the definition in the schema.
enum ShapeName: String, Sendable, CaseIterable {
  case document, part, givenValue, command, optionalArguments, rowForm, tab, screen, sheet, step, search, scope, token
  case text, picture, heading, group, row, list, output, button, toggle, popup, menu, field, combo, progress
  case picker, column, date, timer, color
  case link, disclosure, radio, stepper, slider, rating, checkboxes, log
  case rowTemplate, option, popupOption, image, confirmation, condition, not, any, all
  case item, submenu, section, deferred
  case push, present, set, toggleValue, run, stop, alert, ask, say, write, undoable, reload, exit
}

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
