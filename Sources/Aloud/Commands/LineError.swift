/// The reason why a line can't be taken as text.
public enum LineError: String, Sendable, Equatable, CaseIterable {
  /// The line has more bytes than allowed.
  case tooLong
  /// The line is not UTF-8.
  case notUTF8
  /// The line contains control characters.
  case controlCharacters
}
