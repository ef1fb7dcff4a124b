internal import Aloud

/// A log as documents and hosts write it. It makes the message IDs, which writers do not know.
struct WrittenLog: Sendable, Equatable {
  private(set) var messages = LogMessages()

  /// Adds a complete message.
  mutating func add(_ speaker: LogKind, _ text: String) { end(begin(speaker, text)) }

  /// Begins a message with its first text, and returns its ID.
  mutating func begin(_ speaker: LogKind, _ text: String) -> ID {
    let id = ID("message", String(messages.count))
    messages.begin(speaker, id: id)
    messages.append(text, to: id)
    return id
  }

  /// Appends text to a message.
  mutating func append(_ text: String, to id: ID) { messages.append(text, to: id) }

  /// Ends a message.
  mutating func end(_ id: ID) { messages.end(id) }
}

extension LogKind {
  /// Creates the speaker with a name in a document or a program's output: one of five words, or any other name.
  init(written name: String) {
    self =
      switch name {
      case "you": .you
      case "assistant": .assistant
      case "tool": .tool
      case "error": .error
      case "noise": .noise
      default: .named(.verbatim(name))
      }
  }
}
