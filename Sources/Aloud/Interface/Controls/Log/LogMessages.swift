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
