indirect enum Form: Sendable, Hashable {
  /// Words for the user, in which `{name}` stands for a value. They are never empty.
  case words
  /// Words for the user, or nothing.
  case optionalWords
  /// Literal text without placeholders.
  case plain
  /// Literal text without placeholders, or nothing.
  case optionalPlain
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

/// Examples of the forms, written on one line as in a document.
extension Form {
  var example: String? {
    switch self {
    case .arguments: "[ls, -l]"
    case .list(let part, _): part.example.map { "[\($0)]" }
    case .oneOrMany(let part): part.example
    case .shape(let name): Grammar.shape(name).example
    case .shapeOrTitle: "Jazz, News"
    case .family(let name): Grammar.family(name).example
    case .words, .optionalWords, .plain, .optionalPlain, .name, .language, .flag, .number, .amount, .numbers, .moment,
      .weekday, .choice, .reference, .initialValue, .newValue, .compared, .rowWords, .argument, .variable, .named:
      nil
    }
  }

  /// An example for readers who look a key up, for a form that needs none of its own for each key.
  var shownExample: String? {
    switch self {
    case .flag: "on"
    case .choice(let choices): choices.last
    case .language: "pt-BR"
    case .reference(let referent): referent.example
    case .list(let part, _): part.shownExample.map { "[\($0)]" }
    case .numbers(let numbers): numbers.last.map { "\($0)" }
    case .words, .optionalWords, .plain, .optionalPlain, .name, .number, .amount, .moment, .weekday, .initialValue,
      .newValue, .compared, .rowWords, .arguments, .argument, .variable, .oneOrMany, .named, .shape, .shapeOrTitle,
      .family:
      nil
    }
  }
}

extension Form {
  static let actions = Form.oneOrMany(.family(.action))
  static let menuContents = Form.list(.family(.menuElement), atLeast: 1)
  static let elements = Form.list(.family(.element))
  static let options = Form.list(.shapeOrTitle(.option, title: .option), atLeast: 1)
  /// Some of the options may be submenus.
  static let popupOptions = Form.list(.shapeOrTitle(.popupOption, title: .option), atLeast: 1)
  static let condition = Form.family(.condition)
  static let conditions = Form.list(.family(.condition), atLeast: 1)

  static func choice<Choice: CaseIterable & RawRepresentable<String>>(of choices: Choice.Type) -> Form {
    .choice(choices.allCases.map(\.rawValue))
  }
}

extension Referent {
  fileprivate var example: String {
    switch self {
    case .value, .valueOrRow, .textValue: "name"
    case .switchValue: "quiet"
    case .tab: "home"
    case .screen: "photo"
    case .sheet: "new"
    case .command: "files"
    case .run: "copy"
    case .log: "talk"
    }
  }
}
