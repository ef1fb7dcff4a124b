/// One message of a log. Its text is light Markdown, as assistants write it, and may still be streaming in.
public struct LogMessage: Sendable, Equatable {
  /// Its stable name.
  public let id: ID
  /// Who has written it.
  public let kind: LogKind
  /// Whether all of it is there: else more may come.
  public private(set) var isComplete = false
  /// The line of the log that its first part is, counted from 0.
  var firstLine: Int
  private var reader = MarkdownReader()

  /// A message that has no text yet, whose first part is on a line.
  init(_ kind: LogKind, id: ID, firstLine: Int) { (self.kind, self.id, self.firstLine) = (kind, id, firstLine) }

  /// How many parts it has: paragraphs, headings, items of lists, code, rows of tables.
  var partCount: Int { isComplete ? max(1, reader.parts.count) : reader.parts.count }

  /// Its part at an index, counted from 0; of a message without text, an empty one.
  func part(_ index: Int) -> LogPart { index < reader.parts.count ? reader.parts[index] : .text("") }

  /// Whether a part will not grow any more.
  func isClosed(_ index: Int) -> Bool { index < reader.parts.count - 1 || !reader.isLastOpen || isComplete }

  /// Takes what has come next of its text, which may end anywhere.
  mutating func append(_ text: String) { if !isComplete { reader.append(text) } }

  /// Takes the end of its text.
  mutating func end() {
    guard !isComplete else { return }
    reader.end()
    isComplete = true
  }
}
