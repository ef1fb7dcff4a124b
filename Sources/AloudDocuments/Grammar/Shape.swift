/// A kind of mapping with a fixed set of keys.
struct Shape: Sendable {
  /// A rule for what `{row}` refers to inside a mapping.
  enum Row: Sendable {
    /// The row that is known around the mapping, if any.
    case asAround
    case known, unknown
  }

  var name: ShapeName
  var description: String
  var keys: [Key]
  var row: Row
  var example: String?
  /// Checks the rules that go beyond the shape's single keys, on a tree with all required keys.
  var check: Check

  typealias Check = @Sendable (Tree, inout CheckingContext) -> Void

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

  func key(_ name: String) -> Key? { keys.first { $0.name.rawValue == name } }
}

struct Key: Sendable {
  var name: KeyName
  var form: Form
  var description: String
  var isRequired: Bool
  /// True if `{selected}` refers to the selected rows in the key's value.
  var hasSelection: Bool
  /// An example of the value for error messages and the reference, if the form provides none.
  private var held: String?
  /// An example of the value for the reference alone, where the error message explains more.
  private var shown: String?

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

  /// For readers who look the key up. A test ensures that every key of the grammar has one.
  var shownExample: String? { example ?? (shown ?? form.shownExample).map { "\(name.rawValue): \($0)" } }

  var optional: Key {
    var key = self
    key.isRequired = false
    return key
  }
}

/// The raw value is also the name of the definition in the schema.
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
  var description: String
  /// The first key of each shape identifies it.
  var shapes: [Shape]
  var words: [String]
  var example: String

  init(_ name: FamilyName, _ description: String, of shapes: [Shape], words: [String] = [], example: String) {
    self.name = name
    self.description = description
    self.shapes = shapes
    self.words = words
    self.example = example
  }

  /// Returns the shape whose identifying key is present and which allows all other identifying keys that are.
  func shape(of tree: Tree) -> Shape? {
    let present = shapes.filter { tree[$0.keys[0].name] != nil }
    let fitting = present.filter { shape in
      present.allSatisfy { shape.key($0.keys[0].name.rawValue) != nil }
    }
    return fitting.count == 1 ? fitting[0] : nil
  }
}

/// The raw value is also the name of the definition in the schema.
enum FamilyName: String, Sendable, CaseIterable { case element, action, menuElement, condition }
