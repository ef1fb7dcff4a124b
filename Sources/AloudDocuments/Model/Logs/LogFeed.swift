internal import Aloud

/// What a program writes into a log, line by line: a JSON object is a message, or a piece of one that streams; any other line goes on
/// with a message in light Markdown.
struct LogFeed: Sendable, Equatable {
  /// A line that is an object.
  private struct Piece {
    /// What the program calls the message that streams; nil for one that is whole.
    var name: String?
    var speaker: LogKind?
    var text: String
    var isLast: Bool

    /// The piece that `fields` are; nil where they are something else.
    init?(_ fields: [String: String]) {
      guard fields["text"] != nil || fields["message"] != nil else { return nil }
      name = fields["message"]
      speaker = fields["speaker"].flatMap { $0.isEmpty ? nil : LogKind(written: $0) }
      text = fields["text"] ?? ""
      isLast = fields["end"] == "true"
    }
  }

  /// The messages that have begun and not ended, by what the program calls them.
  private var open: [String: ID] = [:]
  /// The message that plain lines go on with.
  private var plain: ID?

  /// Takes a line, which has these members where it is an object; `speaker` writes it where it names nobody.
  mutating func take(_ line: String, _ fields: [String: String]?, from speaker: LogKind, _ log: inout WrittenLog) {
    if let fields, take(fields, from: speaker, &log) { return }
    if let plain {
      log.append(line + "\n", to: plain)
    } else if !line.allSatisfy(\.isWhitespace) {
      plain = log.begin(speaker, line + "\n")
    }
  }

  /// Takes the members of an object; false where they are no message.
  mutating func take(_ fields: [String: String], from speaker: LogKind, _ log: inout WrittenLog) -> Bool {
    guard let piece = Piece(fields) else { return false }
    endPlain(&log)
    guard let name = piece.name else {
      log.add(piece.speaker ?? speaker, piece.text)
      return true
    }
    if let id = open[name] {
      log.append(piece.text, to: id)
    } else {
      open[name] = log.begin(piece.speaker ?? speaker, piece.text)
    }
    if piece.isLast, let id = open.removeValue(forKey: name) { log.end(id) }
    return true
  }

  /// Ends all that it has begun: the program has ended.
  mutating func end(_ log: inout WrittenLog) {
    endPlain(&log)
    for id in open.values { log.end(id) }
    open = [:]
  }

  private mutating func endPlain(_ log: inout WrittenLog) {
    if let id = plain { log.end(id) }
    plain = nil
  }
}
