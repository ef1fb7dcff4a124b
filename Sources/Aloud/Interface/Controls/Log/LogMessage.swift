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

/// The author or the kind of a message of a log.
public enum LogKind: Sendable, Equatable {
  /// The user, who knows the message: it is not announced when it arrives.
  case you
  /// The assistant that answers the user.
  case assistant
  /// A report of a tool that the assistant or the task uses.
  case tool
  /// An error.
  case error
  /// Times, token counts and progress of steps, which are left out if the user has set low verbosity.
  case noise
  /// Somebody or something else, given by a label.
  case named(LocalizedText)

  /// The label that is said before the first line of a message, and found by "find".
  package var label: LocalizedText {
    switch self {
    case .you: .message(.logYou)
    case .assistant: .message(.logAssistant)
    case .tool: .message(.logTool)
    case .error: .message(.logError)
    case .noise: .message(.logNoise)
    case .named(let label): label
    }
  }

  /// A Boolean value that indicates whether the message is an answer to the user.
  var isAnswer: Bool {
    switch self {
    case .assistant, .error, .named: true
    case .you, .tool, .noise: false
    }
  }
}

/// The messages of a log, as an app keeps them in its state. They grow at the end; existing text is never copied, compared or
/// parsed again when they do.
public struct LogMessages: Sendable, Equatable {
  private var messages = GrowingList<LogMessage>()

  /// Creates a log without messages.
  public init() {}

  /// The number of messages.
  public var count: Int { messages.count }

  /// Returns the message at an index, counted from 0 and less than the count.
  public subscript(index: Int) -> LogMessage { messages[index] }

  /// A Boolean value that indicates whether the log is a single text of no author, such as a file.
  var isOneText: Bool { count == 1 && messages[0].kind == .named("") }

  /// Adds a complete message.
  public mutating func add(_ kind: LogKind, _ text: String, id: ID) {
    begin(kind, id: id)
    append(text, to: id)
    end(id)
  }

  /// Begins a message whose text streams in.
  public mutating func begin(_ kind: LogKind, id: ID) {
    messages.append(LogMessage(kind, id: id, firstLine: lineCount))
  }

  /// Appends text, cut anywhere, to a message. If several messages have the identifier, the last one is meant; if none has, or the
  /// message has ended, nothing happens.
  public mutating func append(_ text: String, to id: ID) { change(id) { $0.append(text) } }

  /// Ends a message: no more text follows.
  public mutating func end(_ id: ID) { change(id) { $0.end() } }

  /// Ends all messages, for example because their source has stopped.
  public mutating func endAll() {
    for index in 0..<count where !messages[index].isComplete { change(at: index) { $0.end() } }
  }

  // MARK: - Lines

  /// The number of lines, which are the parts of all messages.
  var lineCount: Int { messages.last.map { $0.firstLine + $0.partCount } ?? 0 }

  /// Returns the message on a line, and its part.
  func place(ofLine line: Int) -> (message: Int, part: Int) {
    // A message without parts begins on the line of the next message.
    let message = messages.firstIndex { $0.firstLine > line } - 1
    return (message, line - messages[message].firstLine)
  }

  private mutating func change(_ id: ID, _ change: (inout LogMessage) -> Void) {
    guard let index = (0..<count).last(where: { messages[$0].id == id }) else { return }
    self.change(at: index, change)
  }

  private mutating func change(at index: Int, _ change: (inout LogMessage) -> Void) {
    let before = messages[index].partCount
    change(&messages[index])
    let more = messages[index].partCount - before
    guard more != 0 else { return }
    for later in index + 1..<max(index + 1, count) { messages[later].firstLine += more }
  }
}
