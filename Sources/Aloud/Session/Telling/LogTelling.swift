/// The position up to which a log has been announced. Each sentence is announced once, however the text arrives.
struct LogTelling: Sendable, Equatable {
  /// A position in a message.
  struct Spot: Sendable, Equatable {
    /// The index of the first part that has not been announced completely, and the number of bytes of its text that have been.
    var part = 0
    var offset = 0
  }

  /// A new announcement about a log.
  struct News: Sendable {
    var announcement: Announcement
    /// The line of the message part, counted from the first line of the log.
    var line: Int
  }

  /// The number of messages that have been announced at least in part.
  private var begun: Int
  /// The positions in those messages that are not finished.
  private var open: [Int: Spot] = [:]
  /// The index of the last announced message. The speaker is announced when the message is another one.
  private var last: Int?

  /// Creates a position after the messages that are in the log, which the user finds there.
  init(after messages: LogMessages) {
    begun = messages.count
    // Usually only the last messages grow, but an app may leave any message open.
    for index in 0..<messages.count where !messages[index].isComplete { open[index] = Self.end(of: messages[index]) }
  }

  /// Returns what has arrived since the last call, as the settings want it announced, and moves the position past it.
  mutating func news(of lines: LogLines, _ settings: Settings) -> [News] {
    let messages = lines.log.messages
    // The app has removed messages, so all that is there counts as announced.
    guard messages.count >= begun else {
      self = LogTelling(after: messages)
      return []
    }
    var news: [News] = []
    for index in open.keys.sorted() + Array(begun..<messages.count) {
      let message = messages[index]
      if index >= begun, settings.messages == .presence, message.kind.isWorthTelling(settings, byPresence: true) {
        news.append(present(message, index, in: lines))
      }
      news += self.news(of: message, index, in: lines, settings)
    }
    begun = messages.count
    return news
  }

  /// Returns what has arrived of the text of a message.
  private mutating func news(
    of message: LogMessage, _ index: Int, in lines: LogLines, _ settings: Settings
  ) -> [News] {
    var spot = open[index] ?? Spot()
    let way = settings.messages
    let isTold = way != .presence && message.kind.isWorthTelling(settings, byPresence: false)
    if way == .whole, isTold, !message.isComplete {
      open[index] = spot
      return []
    }
    let pieces = Self.pieces(of: message, from: &spot, isTold ? way == .sentences ? .bySentence : .byPart : .passed)
    open[index] = message.isComplete ? nil : spot
    return pieces.map { piece in
      var name = piece.words
      if last != index { name = message.kind.labelled(name) }
      last = index
      var announcement = piece.part.announcement(name)
      // A topic of its own makes the announcement wait politely, without being replaced.
      announcement.topic = ID("\(lines.log.id)", "aloud.told.\(index).\(piece.number).\(piece.offset)")
      return News(announcement: announcement, line: message.firstLine + piece.number)
    }
  }

  /// Returns the announcement that there is a message, and from whom.
  private mutating func present(_ message: LogMessage, _ index: Int, in lines: LogLines) -> News {
    last = index
    var announcement = Announcement(.notice, .message(.logPresent(speaker: .text(message.kind.label))))
    announcement.topic = ID("\(lines.log.id)", "aloud.told.\(index)")
    return News(announcement: announcement, line: message.firstLine)
  }

  // MARK: - Pieces

  /// The way to cut text that is ready to be announced: into sentences where it flows, or into parts; or the text is only skipped.
  private enum Cut { case bySentence, byPart, passed }

  /// A piece of a message that is ready to be announced.
  private struct Piece {
    var part: LogPart
    var words: LocalizedText
    /// The index of the part, and the offset at which the piece begins in its text.
    var number, offset: Int
  }

  /// Returns the pieces of a message that are ready after a position, and moves the position past them.
  private static func pieces(of message: LogMessage, from spot: inout Spot, _ cut: Cut) -> [Piece] {
    var pieces: [Piece] = []
    while spot.part < message.partCount {
      let part = message.part(spot.part)
      let isClosed = message.isClosed(spot.part)
      if let text = part.flowing, cut != .byPart || spot.offset > 0 {
        pieces += sentences(of: part, text, isClosed, from: &spot)
        if text.isEmpty, isClosed {
          pieces.append(Piece(part: part, words: part.words(""), number: spot.part, offset: 0))
        }
      } else if isClosed {
        let words = part.words(part.flowing.map { InlineMarkdown.plain($0) })
        pieces.append(Piece(part: part, words: words, number: spot.part, offset: 0))
      }
      guard isClosed else { break }
      spot = Spot(part: spot.part + 1)
    }
    return cut == .passed ? [] : pieces
  }

  /// Returns the sentences of a part that are complete after a position, and moves the position past them.
  private static func sentences(of part: LogPart, _ text: String, _ isClosed: Bool, from spot: inout Spot) -> [Piece] {
    let start = text.utf8.index(text.startIndex, offsetBy: min(spot.offset, text.utf8.count))
    let (sentences, rest) = SentenceEnds.sentences(of: text[start...], isWhole: isClosed)
    spot.offset = text.utf8.distance(from: text.startIndex, to: rest.startIndex)
    return sentences.map { sentence in
      let offset = text.utf8.distance(from: text.startIndex, to: sentence.startIndex)
      let plain = InlineMarkdown.plain(String(sentence).trimmed)
      return Piece(
        part: part, words: offset == 0 ? part.words(plain) : .verbatim(plain), number: spot.part, offset: offset)
    }
  }

  /// Returns the position at which the part of a message that has arrived ends.
  private static func end(of message: LogMessage) -> Spot {
    var spot = Spot()
    _ = pieces(of: message, from: &spot, .passed)
    return spot
  }
}

extension LogKind {
  /// Returns whether a message of this kind is announced when it arrives. The user knows what they have written; noise is announced
  /// only at medium or high verbosity, and never by presence alone.
  fileprivate func isWorthTelling(_ settings: Settings, byPresence: Bool) -> Bool {
    switch self {
    case .you: false
    case .noise: !byPresence && settings.verbosity != .low
    case .assistant, .tool, .error, .named: true
    }
  }
}
