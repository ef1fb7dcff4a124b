/// Why a line can't be taken as text.
public enum LineError: String, Sendable, Equatable, CaseIterable {
  /// It has more bytes than a line may have.
  case tooLong
  /// It is not UTF-8.
  case notUTF8
  /// It holds control characters.
  case controlCharacters
}
