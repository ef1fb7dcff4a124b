/// The messages of a log, as an app keeps them in its state: they grow at the end, and what is there already is never copied,
/// compared or read again for it.
public struct LogMessages: Sendable, Equatable {
  private var messages = GrowingList<LogMessage>()

  /// No messages yet.
  public init() {}

  /// How many messages there are.
  public var count: Int { messages.count }

  /// The message at an index, counted from 0 and less than the count.
  public subscript(index: Int) -> LogMessage { messages[index] }

  /// Adds a message that is whole.
  public mutating func add(_ kind: LogKind, _ text: String, id: ID) {
    begin(kind, id: id)
    append(text, to: id)
    end(id)
  }

  /// Begins a message whose text streams in.
  public mutating func begin(_ kind: LogKind, id: ID) {
    messages.append(LogMessage(kind, id: id, firstLine: lineCount))
  }

  /// Adds what has come next of a message's text, cut anywhere. Of two messages of that id the later one is meant; nothing comes
  /// of it where there is none, or where it has ended.
  public mutating func append(_ text: String, to id: ID) { change(id) { $0.append(text) } }

  /// Ends a message: no more of it comes.
  public mutating func end(_ id: ID) { change(id) { $0.end() } }

  /// Ends all messages, such as where what wrote them has stopped.
  public mutating func endAll() {
    for index in 0..<count where !messages[index].isComplete { change(at: index) { $0.end() } }
  }

  // MARK: - Lines

  /// How many lines there are: the parts of all messages.
  var lineCount: Int { messages.last.map { $0.firstLine + $0.partCount } ?? 0 }

  /// The message and its part that are on a line.
  func place(ofLine line: Int) -> (message: Int, part: Int) {
    // A message without parts begins where the next one does.
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
