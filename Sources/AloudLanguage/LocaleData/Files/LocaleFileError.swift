/// The error that is thrown when a file of `locales/` is wrong. `message` describes the error and its remedy.
public struct LocaleFileError: Error, Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    /// A line that is neither `key = value`, nor a comment, nor blank.
    case notKeyAndValue
    case notAPOLine
    /// A quoted string that does not end, or has an invalid escape.
    case badString
    case twice(key: String)
    case badPluralRule(String)
    /// A key that the file needs, or a whole file, is missing.
    case missing(key: String)
    case badValue(key: String)

    case unknownKey(String)
    case notUTF8
    /// A character that would control a terminal.
    case controlCharacter
    /// A file that is not named after a locale.
    case misnamed(example: String)
    /// A wording for a locale that has no table.
    case noTable(tag: String)
    case untranslated(key: String, english: String)
    /// Words that are marked as fuzzy, and so are not used.
    case fuzzy(key: String)
    /// A translation that is the original's words, or has some of them.
    case original(key: String)
    /// A word that a line of 20 columns breaks.
    case narrow(String, key: String)
    /// A full stop that stands twice.
    case doubledStop(key: String)
    /// Words that have another message's meaning, too.
    case alike(String, key: String, other: String)
    /// A date or a time that is printed, but not understood as the same.
    case notReadBack(String, key: String)
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
    case noPluralHeader(wanted: [PluralCategory])
    case badPluralHeader
    /// A `Plural-Forms` that disagrees with CLDR.
    case wrongPluralHeader(PluralHeader.Disagreement, wanted: [PluralCategory], category: PluralCategory?)
  }

  /// The path inside `locales/`.
  public var file: String
  /// The line number from 1, or 0 if the error concerns the whole file.
  public var line: Int
  package var kind: Kind

  package init(file: String, line: Int, kind: Kind) { (self.file, self.line, self.kind) = (file, line, kind) }
}
