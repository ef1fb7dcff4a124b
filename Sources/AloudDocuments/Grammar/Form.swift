/// What may stand at a place of a document.
indirect enum Form: Sendable, Equatable {
  /// Words for the user, in which `{name}` stands for a value; never empty.
  case words
  /// Words for the user, or nothing.
  case optionalWords
  /// Text as it is, without places.
  case plain
  /// A name that the document gives: an id, or the name of a value or a command.
  case name
  /// A language by its BCP 47 tag.
  case language
  /// On or off.
  case flag
  /// A whole number in a range.
  case number(ClosedRange<Int>)
  /// A number, which may have a fraction, or wholly a value in braces.
  case amount
  /// One of a few whole numbers.
  case numbers([Int])
  /// A date, a time of day or both as ISO 8601 writes them, a time to count down, or a word for one of these. Which it has to
  /// be is the affair of the shape around it.
  case moment
  /// A day of the week: the first three letters of its English name, or 1 for Monday to 7 for Sunday.
  case weekday
  /// One of a few words.
  case choice([String])
  /// The name of something that is described elsewhere in the document.
  case reference(Referent)
  /// Text or on/off, as a value begins with; or where it comes from.
  case initialValue
  /// Text or on/off, or a value's name in braces: what a value is set to.
  case newValue
  /// Text that a value is compared with, in which `{name}` stands for another one.
  case compared
  /// Text in which `{row}` and `{row.key}` stand for what a row has; never empty, and not for translators.
  case rowWords
  /// A command's argument vector: a list of texts, each as it is or wholly the value in braces, and of such as are given under a
  /// condition.
  case arguments
  /// One argument of a command: as it is, or wholly the value in braces.
  case argument
  /// One variable of a command's environment: as it is, or wholly the value in braces.
  case variable
  /// Several of a form, at least so many.
  case list(Form, atLeast: Int = 0)
  /// One of a form, or a list of it.
  case oneOrMany(Form)
  /// Names, each holding a form; the names are those of values already described, or free ones.
  case named(Form, keys: Form)
  /// A mapping with keys of its own.
  case shape(ShapeName)
  /// A mapping with keys of its own, or what its key `title` holds, alone.
  case shapeOrTitle(ShapeName, title: KeyName)
  /// One of several shapes, known by the key that only it must have.
  case family(FamilyName)
}

/// What a name can refer to.
enum Referent: String, Sendable, CaseIterable {
  case value, textValue, switchValue, tab, screen, sheet, command, run, log
}
