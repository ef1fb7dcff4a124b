internal import Aloud

/// A log, as documents and hosts write into it: who writes knows no ids.
struct WrittenLog: Sendable, Equatable {
  private(set) var messages = LogMessages()

  /// Adds a message that is whole.
  mutating func add(_ speaker: LogKind, _ text: String) { end(begin(speaker, text)) }

  /// Begins a message with what has come of it, and returns its id.
  mutating func begin(_ speaker: LogKind, _ text: String) -> ID {
    let id = ID("message", String(messages.count))
    messages.begin(speaker, id: id)
    messages.append(text, to: id)
    return id
  }

  /// Adds what has come next of a message.
  mutating func append(_ text: String, to id: ID) { messages.append(text, to: id) }

  /// Ends a message.
  mutating func end(_ id: ID) { messages.end(id) }
}

extension LogKind {
  /// The speaker whom a document or a program names: one of five words, or any name.
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
