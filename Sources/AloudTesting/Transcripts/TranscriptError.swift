public import Aloud

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

  /// What is wrong, and what to do about it.
  public var message: Message { kind.message }

  /// The error on one line, beginning with file:line.
  public func text(_ wording: Wording) -> String {
    OutsideText.printed("\(file):\(line): ") + wording.text(.message(message))
  }

  /// The same in English, for tests.
  public var description: String { Self.english.map { text($0) } ?? "\(file):\(line): \(kind)" }

  private static let english = (try? LoadedLocale("en"))?.wording
}

extension TranscriptError.Kind {
  fileprivate var message: Message {
    func words(_ text: String) -> Message.Argument { .text(.verbatim(text)) }
    switch self {
    case .crlf: return .testTranscriptCrlf
    case .nul: return .testTranscriptNul
    case .notUTF8: return .testTranscriptNotUTF8
    case .bareSign: return .testTranscriptBareSign
    case .noHeader: return .testTranscriptNoHeader
    case .notHeaderLine(let line): return .testTranscriptNotHeaderLine(line: words(line))
    case .unknownKey(let word, let allowed):
      return .testTranscriptUnknownKey(word: words(word), allowed: .list(allowed.map { .verbatim($0) }, .or))
    case .repeatedKey(let word, let line): return .testTranscriptRepeatedKey(word: words(word), line: .number(line))
    case .emptyKey(let word): return .testTranscriptEmptyKey(word: words(word))
    case .badDate(let word): return .testTranscriptBadDate(word: words(word))
    case .openQuote: return .testTranscriptOpenQuote
    case .badExit(let word): return .testTranscriptBadExit(word: words(word))
    case .badStderr(let word): return .testTranscriptBadStderr(word: words(word))
    }
  }
}
