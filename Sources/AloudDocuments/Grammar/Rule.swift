/// A rule of a shape that goes beyond its single keys.
enum Rule: Sendable {
  /// A document has either tabs or a task.
  case document
  /// A given value comes from a program or follows other values, and does not follow itself.
  case givenValue
  /// A command has a path only if its output is JSON.
  case command
  /// A program whose lines go elsewhere keeps no output. A speaker is named only for a log.
  case run
  /// Checkboxes have either options of their own or the rows of a command, and all options differ.
  case checkboxes
  /// A condition has exactly one test, and the test fits its value.
  case condition
  /// A field for a secret has one line.
  case field
  /// A combo box has either its own suggestions or a command's. If nothing else can be entered, its initial value is one of them.
  case combo
  /// A pop-up button has either its own options or a command's. Its initial value is one of its own options.
  case popup
  /// An option of a pop-up button that has options is a submenu and nothing else.
  case popupOption
  /// A picker has either values or columns.
  case picker
  /// The initial value of a column is one of its own options, or empty.
  case column
  /// The initial value and the limits of a date picker or a timer fit its mode.
  case date
  /// The initial value of a color picker is a color.
  case color
  /// The initial value of a stepper, a slider or a rating is a number, and the minimum is not above the maximum.
  case number
  /// The initial value of a radio group is one of its options, or empty.
  case radio
  /// A list has either its own rows or a command's.
  case list
  /// A progress element has at most one of a percentage and a value that holds it.
  case progress
  /// A search with scopes has a value for them, and a search with tokens has a query.
  case search
  /// A token has either its own words or a command's.
  case token
  /// A sheet's preferred action dismisses the sheet or leads on, and each of its steps is another screen.
  case sheet
}
