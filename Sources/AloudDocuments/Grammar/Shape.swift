/// A mapping with keys of its own.
struct Shape: Sendable {
  var name: ShapeName
  var keys: [Key]
  /// What has to hold beyond each key by itself.
  var rule: Rule?

  /// The shape `name` with `keys`.
  init(_ name: ShapeName, _ keys: [Key], rule: Rule? = nil) {
    self.name = name
    self.keys = keys
    self.rule = rule
  }

  /// The key `name`, if the shape has it.
  func key(_ name: String) -> Key? { keys.first { $0.name.rawValue == name } }
}

/// One key of a shape.
struct Key: Sendable {
  var name: KeyName
  var form: Form
  var isRequired = false
  /// The message that describes it in the schema.
  var about: String

  /// The key `name`, which holds `form`.
  init(_ name: KeyName, _ form: Form, required: Bool = false, about: String? = nil) {
    self.name = name
    self.form = form
    isRequired = required
    self.about = "schema.key." + (about ?? "\(name)")
  }
}

/// The shapes by name; the raw value is also the name of its definition in the schema.
enum ShapeName: String, Sendable, CaseIterable {
  case document, command, tab, screen, sheet, step, search, scope, token
  case text, picture, heading, group, row, list, output, button, toggle, popup, menu, field, progress
  case picker, column, date, timer, color
  case link, disclosure, radio, stepper, slider, rating
  case rowTemplate, option, image, confirmation, condition
  case item, submenu, section, deferred
  case push, present, set, toggleValue, run, alert, ask, say, undoable, reload
}

/// What has to hold in a shape beyond each key by itself.
enum Rule: Sendable {
  /// A condition asks one thing, and one that its value can be.
  case condition
  /// A field for a secret has one line.
  case field
  /// A pop-up's value begins as one of its options.
  case popup
  /// A picker has values or columns.
  case picker
  /// A column's value begins as one of its own, or as none.
  case column
  /// What a date picker or a timer begins with, and its limits, are what its mode can be.
  case date
  /// What a color picker begins with is a color.
  case color
  /// What a stepper or a slider begins with is a number, and its limits are the right way round.
  case number
  /// A radio group's value begins as one of its options, or as none.
  case radio
  /// A list has rows of its own or those of a command.
  case list
  /// A progress has a percentage or a value that holds it, not both.
  case progress
  /// A search has a value for its scopes, and a query beside its tokens.
  case search
  /// A token has words of its own or those of a command.
  case token
  /// A sheet's preferred action takes the sheet down, or goes on; its steps are screens of their own.
  case sheet
}
