/// The form that the value at a place of a document must have.
indirect enum Form: Sendable, Equatable {
  /// Words for the user, in which `{name}` stands for a value. They are never empty.
  case words
  /// Words for the user, or nothing.
  case optionalWords
  /// Literal text without placeholders.
  case plain
  /// A name that the document declares: an ID, or the name of a value or a command.
  case name
  /// A BCP 47 tag.
  case language
  case flag
  case number(ClosedRange<Int>)
  /// A number, which may have a fraction, or one value in braces.
  case amount
  case numbers([Int])
  /// A date, a time of day or both in ISO 8601 format, a duration, or a word for one of these. The surrounding shape decides which
  /// is allowed.
  case moment
  /// A day of the week: the first three letters of its English name, or 1 for Monday to 7 for Sunday.
  case weekday
  case choice([String])
  /// The name of something that the document declares elsewhere.
  case reference(Referent)
  /// The initial content of a value: text, on or off, or a mapping that describes its source.
  case initialValue
  /// The new content of a value: text, on or off, or the name of another value in braces.
  case newValue
  /// Text to compare a value with, in which `{name}` stands for another value.
  case compared
  /// Text in which `{row}` and `{row.key}` stand for parts of a row. It is never empty and is not translated.
  case rowWords
  /// The argument vector of a command: a list of texts, each fixed or one value in braces, and of mappings with arguments under a
  /// condition.
  case arguments
  /// An argument of a command: fixed, or one value in braces.
  case argument
  /// An environment variable of a command: fixed, or one value in braces.
  case variable
  case list(Form, atLeast: Int = 0)
  case oneOrMany(Form)
  /// A mapping from names to a form. The names are free, or those of declared values.
  case named(Form, keys: Form)
  case shape(ShapeName)
  /// A mapping with the keys of a shape, or only the value of its key `title`.
  case shapeOrTitle(ShapeName, title: KeyName)
  /// A mapping with one of several shapes, identified by a key.
  case family(FamilyName)
}

/// The things that a name can refer to.
enum Referent: String, Sendable, CaseIterable {
  case value, textValue, switchValue, tab, screen, sheet, command, run, log
}

extension UnknownName {
  /// Returns the wording for the name of something that the document does not declare.
  static func reference(to referent: Referent) -> UnknownName {
    let (noun, remedy) =
      switch referent {
      case .value: ("value", "Describe it under “values”.")
      case .textValue: ("value that holds text", "Describe it under “values”.")
      case .switchValue: ("value that is on or off", "Describe it under “values”.")
      case .tab: ("tab", "Give one that “id”.")
      case .screen: ("screen", "Describe it under “screens”.")
      case .sheet: ("sheet", "Describe it under “sheets”.")
      case .command: ("command", "Describe it under “commands”.")
      case .run: ("run", "Give one that “name”.")
      case .log: ("log", "Give one that “id”.")
      }
    return UnknownName(problem: { "There is no \(noun) “\($0)”." }, list: "There are", whenNone: remedy)
  }
}
