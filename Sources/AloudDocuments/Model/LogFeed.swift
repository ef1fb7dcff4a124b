package import Aloud

/// Messages of documents and programs, which do not know the IDs.
extension LogMessages {
  package mutating func add(_ speaker: LogKind, _ text: String) { end(begin(speaker, text)) }

  fileprivate mutating func begin(_ speaker: LogKind, _ text: String) -> ID {
    let id = ID("message", String(count))
    begin(speaker, id: id)
    append(text, to: id)
    return id
  }
}

extension LogKind {
  /// The name in a document or a program's output is one of five words, or any other name.
  package init(written name: String) {
    let kinds = ["you": Self.you, "assistant": .assistant, "tool": .tool, "error": .error, "noise": .noise]
    self = kinds[name] ?? .named(.verbatim(name))
  }
}

/// A program's output for a log, line by line. A JSON object is a message, or a part of one that streams. Any other line continues
/// a message in light Markdown.
package struct LogFeed: Sendable, Equatable {
  package static let keys = ["text", "message", "speaker", "end"]

  /// The unfinished messages, keyed by the program's names.
  private var open: [String: ID] = [:]
  private var plain: ID?

  package init() {}

  /// `fields` are the members of the line if it is an object. `speaker` is the speaker of a line that names none.
  package mutating func take(
    _ line: String, _ fields: [String: String]?, from speaker: LogKind, _ log: inout LogMessages
  ) {
    if let fields, take(fields, from: speaker, &log) { return }
    if let plain {
      log.append(line + "\n", to: plain)
    } else if !line.allSatisfy(\.isWhitespace) {
      plain = log.begin(speaker, line + "\n")
    }
  }

  /// Returns false if the members of an object are no message.
  mutating func take(_ fields: [String: String], from speaker: LogKind, _ log: inout LogMessages) -> Bool {
    guard fields["text"] != nil || fields["message"] != nil else { return false }
    let text = fields["text"] ?? ""
    let speaker = fields["speaker"].flatMap { $0.isEmpty ? nil : LogKind(written: $0) } ?? speaker
    endPlain(&log)
    // A message without a name is complete.
    guard let name = fields["message"] else {
      log.add(speaker, text)
      return true
    }
    if let id = open[name] { log.append(text, to: id) } else { open[name] = log.begin(speaker, text) }
    if fields["end"] == "true", let id = open.removeValue(forKey: name) { log.end(id) }
    return true
  }

  package mutating func end(_ log: inout LogMessages) {
    endPlain(&log)
    for id in open.values { log.end(id) }
    open = [:]
  }

  private mutating func endPlain(_ log: inout LogMessages) {
    if let id = plain { log.end(id) }
    plain = nil
  }
}
