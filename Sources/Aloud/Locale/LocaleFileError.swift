/// What is wrong in a file of the locale table, and where.
public struct LocaleFileError: Error, Sendable, Equatable {
  /// What can be wrong.
  public enum Problem: Sendable, Equatable {
    /// A line that is neither `key = value`, nor a comment, nor blank.
    case notKeyAndValue
    /// A line of a PO file that is none of those that a PO file has.
    case notAPOLine
    /// A quoted string that doesn't end, or has an escape that doesn't exist.
    case badString
    /// More lines than any table has: 65,535 and more.
    case tooLong
    /// A key stands twice.
    case twice(key: String)
    /// A plural rule that can't be read.
    case badPluralRule(String)
    /// Something every table needs is missing.
    case missing(key: String)
    /// A value that is not of the kind its key needs.
    case badValue(key: String)
  }

  /// The path inside `locales/`.
  public var file: String
  /// The line, counted from 1; 0 where the whole file is meant.
  public var line: Int
  /// What is wrong.
  public var problem: Problem
}
