package struct Shape: Sendable {
  package let name: ShapeName
  package let description: String
  package let keys: [Key]
  /// True if `{row}` refers to a row inside a mapping, or `nil` if it does where it does around the mapping.
  var hasRow: Bool?
  package let example: String?
  /// Checks the rules that go beyond the shape's single keys, on a tree with all required keys.
  var check: Check

  typealias Check = @Sendable (Tree, inout CheckingContext) -> Void

  init(
    _ name: ShapeName, _ description: String, _ keys: [Key], hasRow: Bool? = nil, example: String? = nil,
    check: @escaping Check = { _, _ in }
  ) {
    self.name = name
    self.description = description
    self.keys = keys
    self.hasRow = hasRow
    self.example = example
    self.check = check
  }

  func key(_ name: String) -> Key? { keys.first { $0.name.rawValue == name } }
}

package struct Key: Sendable, Hashable {
  package let name: KeyName
  let form: Form
  package let description: String
  package private(set) var isRequired: Bool
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
  package var shownExample: String? { example ?? (shown ?? form.shownExample).map { "\(name.rawValue): \($0)" } }
  var optional: Key { with(isRequired: false) }
  var required: Key { with(isRequired: true) }

  private func with(isRequired: Bool) -> Key {
    var key = self
    key.isRequired = isRequired
    return key
  }
}

/// The raw value is also the name of the definition in the schema.
package enum ShapeName: String, Sendable, CaseIterable {
  case document, part, givenValue, command, optionalArguments, rowForm, tab, screen, sheet, step, search, scope, token
  case text, picture, heading, group, row, list, output, button, toggle, popup, menu, field, combo, progress
  case picker, column, date, timer, color
  case link, disclosure, radio, stepper, slider, rating, checkboxes, log
  case rowTemplate, option, popupOption, image, confirmation, condition, not, any, all
  case item, submenu, section, deferred
  case push, present, set, toggleValue, run, stop, alert, ask, say, write, undoable, reload, begin, done, failed,
    language, exit
}

package struct Family: Sendable {
  package let name: FamilyName
  package let description: String
  /// The first key of each shape identifies it.
  package let shapes: [Shape]
  package let words: [String]
  let example: String

  init(_ name: FamilyName, _ description: String, of shapes: [Shape], words: [String] = [], example: String) {
    (self.name, self.description, self.shapes, self.words, self.example) = (name, description, shapes, words, example)
  }

  /// Returns the shape whose identifying key is present and which allows all other identifying keys that are.
  func shape(of tree: Tree) -> Shape? {
    let present = shapes.filter { tree[$0.keys[0].name] != nil }
    let fitting = present.filter { shape in present.allSatisfy { shape.key($0.keys[0].name.rawValue) != nil } }
    return fitting.count == 1 ? fitting[0] : nil
  }
}

/// The raw value is also the name of the definition in the schema.
package enum FamilyName: String, Sendable, CaseIterable { case element, action, menuElement, condition }

extension Key {
  static let id = Key(
    .id, .name, "A name that never changes. By default it is made from the place and the title.", shown: "notes")
  static let title = Key(.title, .words, "The title.", required: true, shown: "Notes")
  static let subtitle = Key(.subtitle, .words, "A description, announced after the name.", shown: "From the dairy")
  static let live = Key(.live, .flag, "Whether a change is announced as it happens.")
  static let image = Key(.image, .shape(.image), "The image on the element.")
  static let hiding = Key(.hiddenWhen, .condition, "When the element is left out.")
  static let elements = Key(.elements, .elements, "The contents, in order.", required: true)
  static let action = Key(.action, .actions, "The action to perform, or a list of them in order.")
  static let confirmation = Key(.confirmation, .shape(.confirmation), "The confirmation that is asked for first.")
  static let changed = Key(.action, .actions, "The action to perform after the value has changed.")
  static let explanation = Key(.text, .words, "A longer explanation.", shown: "Delete something first.")
  static let mixedWhen = Key(
    .mixedWhen, .condition, "When the toggle stands for several things of which only some are on.")
  static let required = Key(
    .required, .flag,
    "Whether the sheet's preferred action, or a main action beside it, waits until the control has a value.")
  static let requiredWhen = Key(
    .requiredWhen, .condition,
    "When the sheet's preferred action, or a main action beside it, waits until the control has a value.")
  static let invalid = Key(
    .invalid, .optionalWords, "The reason why the value is not valid, or on.", shown: "Two letters or more")
  static let invalidWhen = Key(.invalidWhen, .condition, "When the value is not valid.")
  static let fieldValue = Key(
    .value, .reference(.textValue), "The value that holds the text.", required: true, shown: "name")
  static let fieldPlaceholder = Key(
    .placeholder, .words, "The text that is announced while the field is empty.", shown: "Ann")
  static let pickerPlaceholder = Key(
    .placeholder, .words, "The text that is announced while nothing is chosen. With it, \"clear\" empties the picker.",
    shown: "None yet")
  static let optionTitle = Key(.option, .words, "The option's title.", required: true, shown: "Jazz")
  static let optionValue = Key(
    .value, .optionalPlain, "The text that the value becomes. By default it is the title.", shown: "jazz.m3u")
  static let options = Key(
    .options, .options, "The options, in order. An option may be just its title, as in [Jazz, News].")
  static let choices = Key(
    .from, .reference(.command),
    "The command that lists the choices, one in each row. The value is the line, or the row's \"value\" or \"id\".",
    shown: "towns")
  static let chosenOption = Key(
    .value, .reference(.textValue), "The value that holds the chosen option.", required: true, shown: "station")
  static let items = Key(.items, .menuContents, "The menu's contents, in order.", required: true)
  static let menuTitle = Key(
    .menuTitle, .words, "The menu's title, announced as it opens, where it differs from the button's.", shown: "Sort by"
  )
  static let menuSelection = Key(
    .selection, .reference(.textValue), "The value that holds the selected item.", shown: "sorting")
  /// The menu of an element, its preview, and its suggested actions (MENU-6).
  static let attachedMenu: [Key] = [
    Key(.menu, .menuContents, "The menu that \"more\" opens."),
    Key(
      .preview, .words, "A longer description, which \"actions for\" announces first.",
      shown: "Milk, two litres, to be bought today"),
    Key(.suggested, .menuContents, "The suggested actions in the menu that \"actions for\" opens."),
  ]
  static let dimming: [Key] = [
    Key(.dimmed, .optionalWords, "The reason why the element can't be used, or on.", shown: "There is no network"),
    Key(.dimmedWhen, .condition, "When the element can't be used. Without it, always."),
    Key(.busyWhen, .condition, "When the button is busy and can't be pressed again."),
  ]
}
