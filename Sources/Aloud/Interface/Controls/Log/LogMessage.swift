/// A message of a log. The text is light Markdown, as assistants write it, and may still be streaming in, or it is plain output.
public struct LogMessage: Sendable, Equatable {
  /// The stable identifier.
  public let id: ID
  /// The author or the kind of the message.
  public fileprivate(set) var kind: LogKind
  /// A Boolean value that indicates whether the message is complete; otherwise more text may follow.
  public private(set) var isComplete = false
  let file: String?
  /// The line of the log on which the first part is, counted from 0, with the lines that were removed.
  fileprivate var firstLine: Int
  private var text: Text

  private enum Text: Equatable {
    case markdown(MarkdownReader)
    case plain(PlainLines)
  }

  fileprivate init(_ kind: LogKind, id: ID, isPlain: Bool = false, file: String? = nil, firstLine: Int) {
    (self.kind, self.id, self.firstLine, self.file) = (kind, id, firstLine, file)
    text = isPlain ? .plain(PlainLines()) : .markdown(MarkdownReader())
  }

  private var parts: GrowingList<LogPart> {
    switch text {
    case .markdown(let reader): reader.parts
    case .plain(let lines): lines.parts
    }
  }

  var partCount: Int { isComplete ? max(1, parts.count) : parts.count }

  func part(_ index: Int) -> LogPart {
    let parts = parts
    return index < parts.count ? parts[index] : .text("")
  }

  func isClosed(_ index: Int) -> Bool {
    guard case .markdown(let reader) = text else { return true }
    return index < reader.parts.count - 1 || !reader.isLastOpen || isComplete
  }

  var isPlain: Bool { if case .plain = text { true } else { false } }

  /// The words that are said before the first part; nil if there are none, or if the line of output has the word itself.
  var label: LocalizedText? {
    if kind.label == .verbatim("") || isPlain && kind == .noise { return nil }
    guard isPlain, case .line(let line)? = parts.first else { return kind.label }
    return kind.isNamed(in: line) ? nil : kind.label
  }

  fileprivate mutating func append(_ more: String) {
    guard !isComplete, case .markdown(var reader) = text else { return }
    text = .plain(PlainLines())
    reader.append(more)
    text = .markdown(reader)
  }

  fileprivate func takes(_ line: PlainLine) -> Bool {
    guard !isComplete, kind == line.kind, !line.beginsMessage, case .plain(let lines) = text else { return false }
    return !lines.isFull
  }

  fileprivate mutating func append(_ line: PlainLine) {
    guard case .plain(var lines) = text else { return }
    // Without a second reference, the lines so far are not copied.
    text = .plain(PlainLines())
    lines.append(line)
    text = .plain(lines)
  }

  fileprivate mutating func end() {
    guard !isComplete else { return }
    if case .markdown(var reader) = text {
      reader.end()
      text = .markdown(reader)
    }
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
  /// A warning.
  case warning
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
    case .warning: .message(.logWarning)
    case .noise: .message(.logNoise)
    case .named(let label): label
    }
  }

  var isAnswer: Bool {
    switch self {
    case .assistant, .error, .warning, .named: true
    case .you, .tool, .noise: false
    }
  }

  /// Returns whether a line of output says by itself that it is an error or a warning, as programs do in English.
  fileprivate func isNamed(in line: String) -> Bool {
    let words = self == .error ? ["error", "err!", "fatal", "fail"] : self == .warning ? ["warn"] : []
    return words.contains(where: line.lowercased().contains)
  }
}

/// The messages of a log, as an app keeps them in its state. They grow at the end; existing text is never copied, compared or
/// parsed again when they do. Of very much output, the oldest messages are removed.
public struct LogMessages: Sendable, Equatable {
  private static let lineLimit = 300_000

  private var messages = GrowingList<LogMessage>()
  private var removedCount = 0
  /// The number of lines at the beginning that were removed, because very many have come.
  public private(set) var removedLineCount = 0

  /// Creates a log without messages.
  public init() {}

  /// The number of messages that have come, with those that were removed.
  public var count: Int { removedCount + messages.count }

  /// The indices of the messages that are kept.
  public var indices: Range<Int> { removedCount..<count }

  /// Returns the message at an index, which is one of the indices.
  public private(set) subscript(index: Int) -> LogMessage {
    get { messages[index - removedCount] }
    _modify { yield &messages[index - removedCount] }
  }

  /// True if the log is a single text of no author, such as a file.
  var isOneText: Bool { count == 1 && messages[0].kind == .named("") && !messages[0].isPlain }
  var isOutput: Bool { messages.last?.isPlain ?? false }

  /// Adds a complete message.
  public mutating func add(_ kind: LogKind, _ text: String, id: ID) {
    begin(kind, id: id)
    append(text, to: id)
    end(id)
  }

  /// Adds a line of a program's output as it is. It continues the last message if both are of the same kind, and neither a problem
  /// nor a heading.
  public mutating func add(_ line: PlainLine) {
    if count == removedCount || !self[count - 1].takes(line) {
      let last = messages.last.flatMap { $0.isPlain ? $0.file : nil }
      if messages.last?.isPlain == true { self[count - 1].end() }
      let id = ID("aloud.output", String(count))
      append(LogMessage(line.kind, id: id, isPlain: true, file: line.file ?? last, firstLine: nextLine))
    }
    self[count - 1].append(line)
  }

  /// Makes ordinary output of the message at an index, if it is kept.
  public mutating func makeOrdinary(at index: Int) { if indices.contains(index) { self[index].kind = .named("") } }

  /// Begins a message whose text streams in.
  public mutating func begin(_ kind: LogKind, id: ID) { append(LogMessage(kind, id: id, firstLine: nextLine)) }

  private mutating func append(_ message: LogMessage) {
    messages.append(message)
    guard lineCount > Self.lineLimit else { return }
    removedCount += messages.removeFirstBlock()
    removedLineCount = messages[0].firstLine
  }

  /// Appends text, cut anywhere, to a message. If several messages have the identifier, the last one is meant; if none has, or the
  /// message has ended, nothing happens.
  public mutating func append(_ text: String, to id: ID) { change(id) { $0.append(text) } }

  /// Ends a message: no more text follows.
  public mutating func end(_ id: ID) { change(id) { $0.end() } }

  /// Ends all messages, for example because their source has stopped.
  public mutating func endAll() {
    for index in indices where !self[index].isComplete { change(at: index) { $0.end() } }
  }

  // MARK: - Lines

  var lineCount: Int { nextLine - removedLineCount }
  private var nextLine: Int { messages.last.map { $0.firstLine + $0.partCount } ?? 0 }

  func firstLine(of index: Int) -> Int { self[index].firstLine - removedLineCount }

  func place(ofLine line: Int) -> (message: Int, part: Int) {
    // A message without parts begins on the line of the next message.
    let line = line + removedLineCount
    let message = removedCount + messages.partitioningIndex { $0.firstLine > line } - 1
    return (message, line - self[message].firstLine)
  }

  private mutating func change(_ id: ID, _ change: (inout LogMessage) -> Void) {
    guard let index = indices.last(where: { self[$0].id == id }) else { return }
    self.change(at: index, change)
  }

  private mutating func change(at index: Int, _ change: (inout LogMessage) -> Void) {
    let before = self[index].partCount
    change(&self[index])
    let more = self[index].partCount - before
    guard more != 0 else { return }
    for later in index + 1..<max(index + 1, count) { self[later].firstLine += more }
  }
}
