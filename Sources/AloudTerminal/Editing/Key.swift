/// A key that was pressed, or several characters that arrived together.
enum Key: Equatable, Sendable {
  /// Printable text, as much as arrived together.
  case text(String)
  /// The bytes of a key that sends a control character or an escape sequence.
  case sequence([UInt8])
  /// Bytes that are not text.
  case unreadable
  /// The beginning of pasted text.
  case pasteStart
  /// The end of pasted text.
  case pasteEnd
}
