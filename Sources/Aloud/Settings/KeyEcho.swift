/// What is heard of typing, at a terminal where speech is on (EDIT-3).
public enum KeyEcho: String, Sendable, Equatable, CaseIterable {
  /// Each character.
  case characters
  /// Each word, when it ends.
  case words
  /// Each character, and each word when it ends.
  case both
  /// Nothing of what is typed; what is deleted, and where the cursor goes, is said all the same.
  case none
}
