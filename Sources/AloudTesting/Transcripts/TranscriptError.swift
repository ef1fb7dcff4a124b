internal import Aloud

/// A transcript file that can't be used as it is: where, what and what to do.
public struct TranscriptError: Error, Hashable, CustomStringConvertible {
  /// What is wrong.
  public enum Kind: Sendable, Hashable {
    /// Lines end in CR LF; there is a NUL, or what is no UTF-8.
    case crlf, nul, notUTF8
    /// A `>` without a space after it.
    case bareSign
    /// There are no header lines, or a line that is none.
    case noHeader
    case notHeaderLine(String)
    /// A key that there is not, among those that there are; one that was on a line before; one without a value.
    case unknownKey(String, allowed: [String])
    case repeatedKey(String, line: Int)
    case emptyKey(String)
    /// A value that is nothing of its key.
    case badDate(String)
    case openQuote
    case badExit(String)
    case badStderr(String)
  }

  /// The file's path, as it was given.
  public var file: String

  /// The line, counted from 1.
  public var line: Int

  /// What is wrong.
  public var kind: Kind

  /// What is wrong, and what to do about it, in English.
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

  /// The error on one line, beginning with file:line.
  public var description: String { OutsideText.printed("\(file):\(line): \(message)") }
}
