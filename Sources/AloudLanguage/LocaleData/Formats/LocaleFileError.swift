/// What is wrong in a file of the locale table, and where. `message` is the sentence that says what, and what to do.
public struct LocaleFileError: Error, Sendable, Equatable {
  /// What can be wrong.
  package enum Kind: Sendable, Equatable {
    /// A line that is neither `key = value`, nor a comment, nor blank.
    case notKeyAndValue
    /// A line of a PO file that is none of those that a PO file has.
    case notAPOLine
    /// A quoted string that doesn't end, or has an escape that doesn't exist.
    case badString
    /// A key stands twice.
    case twice(key: String)
    /// A plural rule that can't be read.
    case badPluralRule(String)
    /// Something every table needs is missing.
    case missing(key: String)
    /// A value that is not of the kind its key needs.
    case badValue(key: String)

    /// A key of a table, or of words of values, that nobody reads.
    case unknownKey(String)
    /// Bytes that are not UTF-8 text.
    case notUTF8
    /// A character that would act on a terminal.
    case controlCharacter
    /// A file of the folder that is not named after a locale.
    case misnamed(example: String)
    /// Words for a locale that there are no facts about.
    case noTable(tag: String)
    /// A message that is said and not worded.
    case untranslated(key: String, english: String)
    /// A message that is worded and never said.
    case unused(key: String)
    /// A place that the English message does not have.
    case unknownPlace(String, key: String)
    /// A place that the English message has.
    case missingPlace(String, key: String)
    /// A brace without its fellow.
    case brace(key: String)
    /// Other plural forms than those the language has.
    case formCount(key: String, wanted: [PluralCategory])
    /// Plural forms of a message that depends on no number.
    case notPlural(key: String)
    /// No `Plural-Forms` in the header.
    case noPluralHeader(wanted: [PluralCategory])
    /// A `Plural-Forms` that can't be read.
    case badPluralHeader
    /// A `Plural-Forms` that disagrees with CLDR.
    case wrongPluralHeader(PluralHeader.Disagreement, wanted: [PluralCategory], category: PluralCategory?)
  }

  /// The path inside `locales/`.
  public var file: String
  /// The line, counted from 1; 0 where the whole file is meant.
  public var line: Int
  /// What is wrong.
  package var kind: Kind

  /// What is wrong at a line of a file.
  package init(file: String, line: Int, kind: Kind) {
    self.file = file
    self.line = line
    self.kind = kind
  }
}
