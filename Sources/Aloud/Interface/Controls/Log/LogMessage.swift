/// A message of a log. The text is light Markdown, as assistants write it, and may still be streaming in.
public struct LogMessage: Sendable, Equatable {
  /// The stable identifier.
  public let id: ID
  /// The author or the kind of the message.
  public let kind: LogKind
  /// A Boolean value that indicates whether the message is complete; otherwise more text may follow.
  public private(set) var isComplete = false
  /// The line of the log on which the first part is, counted from 0.
  var firstLine: Int
  private var reader = MarkdownReader()

  /// Creates a message without text whose first part is on the given line.
  init(_ kind: LogKind, id: ID, firstLine: Int) { (self.kind, self.id, self.firstLine) = (kind, id, firstLine) }

  /// The number of parts: paragraphs, headings, list items, code blocks and table rows.
  var partCount: Int { isComplete ? max(1, reader.parts.count) : reader.parts.count }

  /// Returns the part at an index, counted from 0; for a message without text, an empty part.
  func part(_ index: Int) -> LogPart { index < reader.parts.count ? reader.parts[index] : .text("") }

  /// Returns a Boolean value that indicates whether a part will not grow any more.
  func isClosed(_ index: Int) -> Bool { index < reader.parts.count - 1 || !reader.isLastOpen || isComplete }

  /// Appends text, which may be cut anywhere.
  mutating func append(_ text: String) { if !isComplete { reader.append(text) } }

  /// Marks the end of the text.
  mutating func end() {
    guard !isComplete else { return }
    reader.end()
    isComplete = true
  }
}
