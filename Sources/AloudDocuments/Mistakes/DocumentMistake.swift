public import Aloud

/// One thing that is wrong in a document: where, what, and what is allowed instead.
public struct DocumentMistake: Sendable, Equatable {
  /// The document's path, as the caller gave it.
  public var file: String
  /// The line, counted from 1.
  public var line: Int
  /// The column, counted from 1 in Unicode scalars.
  public var column: Int
  /// What is wrong, what is allowed, and what to do.
  public var message: Message

  /// What is wrong at a place of `file`.
  public init(file: String, line: Int, column: Int, message: Message) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
  }
}
