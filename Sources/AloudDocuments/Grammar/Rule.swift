/// What has to hold in a shape beyond each key by itself.
enum Rule: Sendable {
  /// A document has tabs, or it is one task.
  case document
  /// A value that is given is given by a program, or follows others, and not itself.
  case givenValue
  /// A command has a path where its output is JSON.
  case command
  /// A program whose lines go elsewhere keeps no output; who speaks is told where it writes into a log.
  case run
  /// Checkboxes have options of their own or those of a command, and no two are alike.
  case checkboxes
  /// A condition asks one thing, and one that its value can be.
  case condition
  /// A field for a secret has one line.
  case field
  /// A combo box has suggestions of its own or those of a command; its value begins as one where nothing else can be entered.
  case combo
  /// A pop-up has options of its own or those of a command; its value begins as one of its own.
  case popup
  /// A pop-up's option that holds others is a submenu, and nothing else.
  case popupOption
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
