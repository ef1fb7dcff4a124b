/// What one key has sent, or a burst of them.
enum Key: Equatable, Sendable {
  /// Letters and signs, as many as came together.
  case text(String)
  /// A key that sends a control character or a sequence, by its bytes.
  case sequence([UInt8])
  /// Bytes that are no text.
  case unreadable
  /// What comes from here on was pasted.
  case pasteStart
  /// What was pasted has come whole.
  case pasteEnd
}
