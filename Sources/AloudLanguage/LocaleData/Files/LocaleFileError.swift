/// The error that is thrown when a file of `locales/` is wrong. `message` describes the error and its remedy.
public struct LocaleFileError: Error, Sendable, Equatable {
  /// The kind of error.
  package enum Kind: Sendable, Equatable {
    /// A line that is neither `key = value`, nor a comment, nor blank.
    case notKeyAndValue
    /// A line that does not belong in a PO file.
    case notAPOLine
    /// A quoted string that does not end, or has an invalid escape.
    case badString
    /// A key that occurs twice.
    case twice(key: String)
    /// A plural rule that cannot be parsed.
    case badPluralRule(String)
    /// A key that every table needs is missing.
    case missing(key: String)
    /// A value that is not of the kind that its key needs.
    case badValue(key: String)

    /// An unknown key in a table or a lexicon.
    case unknownKey(String)
    /// Bytes that are not UTF-8 text.
    case notUTF8
    /// A character that would control a terminal.
    case controlCharacter
    /// A file that is not named after a locale.
    case misnamed(example: String)
    /// A wording for a locale that has no table.
    case noTable(tag: String)
    /// A message without a translation.
    case untranslated(key: String, english: String)
    /// A translation of a message that does not exist.
    case unused(key: String)
    /// A place that the English message does not have.
    case unknownPlace(String, key: String)
    /// A place of the English message that is missing.
    case missingPlace(String, key: String)
    /// A brace without its partner.
    case brace(key: String)
    /// Plural forms other than those of the language.
    case formCount(key: String, wanted: [PluralCategory])
    /// Plural forms of a message that does not depend on a number.
    case notPlural(key: String)
    /// A header without `Plural-Forms`.
    case noPluralHeader(wanted: [PluralCategory])
    /// A `Plural-Forms` that cannot be parsed.
    case badPluralHeader
    /// A `Plural-Forms` that disagrees with CLDR.
    case wrongPluralHeader(PluralHeader.Disagreement, wanted: [PluralCategory], category: PluralCategory?)
  }

  /// The path inside `locales/`.
  public var file: String
  /// The line number from 1, or 0 if the error concerns the whole file.
  public var line: Int
  /// The kind of error.
  package var kind: Kind

  /// Creates an error at a line of a file.
  package init(file: String, line: Int, kind: Kind) {
    self.file = file
    self.line = line
    self.kind = kind
  }
}
