/// The error that is thrown when a file of `locales/` is wrong. `message` describes the error and its remedy.
public struct LocaleFileError: Error, Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    case notKeyAndValue
    case notAPOLine
    case badString
    case twice(key: String)
    case badPluralRule(String)
    case missing(key: String)
    case badValue(key: String)

    case unknownKey(String)
    case notUTF8
    case controlCharacter
    case misnamed(example: String)
    case noTable(tag: String)
    case untranslated(key: String, english: String)
    case fuzzy(key: String)
    case original(key: String)
    case narrow(String, key: String)
    case doubledStop(key: String)
    case alike(String, key: String, other: String)
    case notReadBack(String, key: String)
    case unused(key: String)
    case unknownPlace(String, key: String)
    case missingPlace(String, key: String)
    case brace(key: String)
    case formCount(key: String, wanted: [PluralCategory])
    case notPlural(key: String)
    case noPluralHeader(wanted: [PluralCategory])
    case badPluralHeader
    case wrongPluralHeader(PluralHeader.Disagreement, wanted: [PluralCategory], category: PluralCategory?)
  }

  /// The path inside `locales/`.
  public var file: String
  /// The line number from 1, or 0 if the error concerns the whole file.
  public var line: Int
  package var kind: Kind

  package init(file: String, line: Int, kind: Kind) { (self.file, self.line, self.kind) = (file, line, kind) }
}
