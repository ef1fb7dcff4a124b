internal import Aloud

/// The error that is thrown when a transcript file is invalid. It names the place, the problem and the remedy.
public struct TranscriptError: Error, Hashable, CustomStringConvertible {
  /// A kind of problem.
  public enum Kind: Sendable, Hashable {
    /// A line that ends in CR LF, contains a NUL, or is not UTF-8.
    case crlf, nul, notUTF8
    /// A `>` without a space after it.
    case bareSign
    /// A missing header, or a line in it that is not a header line.
    case noHeader
    case notHeaderLine(String)
    /// An unknown key, with the known ones; a key repeated from an earlier line; or a key without a value.
    case unknownKey(String, allowed: [String])
    case repeatedKey(String, line: Int)
    case emptyKey(String)
    /// A value that is invalid for its key.
    case badDate(String)
    case openQuote
    case badExit(String)
    case badStderr(String)
  }

  /// The file's path as given.
  public var file: String
  /// The line, counted from 1.
  public var line: Int
  /// The problem.
  public var kind: Kind

  /// The problem and its remedy, in English.
  public var message: String {
    switch kind {
    case .crlf: "The line ends in CR LF. Save the file with LF line ends."
    case .nul: "The line has a NUL. Remove it."
    case .notUTF8: "The line isn't UTF-8. Save the file as UTF-8."
    case .bareSign: "“>” stands alone. For an empty input line write “> ”, with the space."
    case .noHeader:
      "There is no header. Write at least one line such as “requirement: LOOP-1” right below the comments."
    case .notHeaderLine(let line):
      "“\(line)” isn't a header line. Write “key: value”, and a blank line between the header and the conversation."
    case .unknownKey(let word, let allowed):
      "There is no header key “\(word)”. Use one of \(allowed.listed("or"))."
    case .repeatedKey(let word, let line):
      "“\(word)” was already given on line \(line). Keep one of the two."
    case .emptyKey(let word): "“\(word)” has no value. Give it one, or remove the line."
    case .badDate(let word):
      "“\(word)” isn't a date and time. Write it as 2026-11-20T09:30, with seconds if they matter."
    case .openQuote: "A double quote isn't closed. Put one at the end of the word."
    case .badExit(let word): "“\(word)” isn't an exit code. Write a number from 0 to 255."
    case .badStderr(let word): "“\(word)” isn't known for stderr. Write “empty” or “any”."
    }
  }

  /// The error on one line that begins with the file and line.
  public var description: String { OutsideText.printed("\(file):\(line): \(message)") }
}
