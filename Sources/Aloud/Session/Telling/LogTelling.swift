/// How far a log has been told: each sentence is told once, however the text comes cut.
struct LogTelling: Sendable, Equatable {
  /// How far a message has been told.
  struct Spot: Sendable, Equatable {
    /// Its first part that has not been told to its end, and how many bytes of its text have been.
    var part = 0
    var offset = 0
  }

  /// Something that has come.
  struct News: Sendable {
    var announcement: Announcement
    /// The line that it is of, counted from the log's first.
    var line: Int
  }

  /// How many messages are told, or begun to be.
  private var begun: Int
  /// Those of them that more is to be told of.
  private var open: [Int: Spot] = [:]
  /// The message that was told of last: who speaks is told where that is another.
  private var last: Int?

  /// All that is in a log now needs no telling: the user finds it there.
  init(after messages: LogMessages) {
    begun = messages.count
    // More may come of the last messages only, but an app may leave any open.
    for index in 0..<messages.count where !messages[index].isComplete { open[index] = Self.end(of: messages[index]) }
  }

  /// What has come since it was last told, as the user wants it told; it is told by that.
  mutating func news(of lines: LogLines, _ settings: Settings) -> [News] {
    let messages = lines.log.messages
    // An app has taken messages away: what is there is taken as told.
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

  /// What has come of the text of a message.
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
      // It waits politely, and nothing takes its place.
      announcement.topic = ID("\(lines.log.id)", "aloud.told.\(index).\(piece.number).\(piece.offset)")
      return News(announcement: announcement, line: message.firstLine + piece.number)
    }
  }

  /// That there is a message, and from whom.
  private mutating func present(_ message: LogMessage, _ index: Int, in lines: LogLines) -> News {
    last = index
    var announcement = Announcement(.notice, .message(.logPresent(speaker: .text(message.kind.label))))
    announcement.topic = ID("\(lines.log.id)", "aloud.told.\(index)")
    return News(announcement: announcement, line: message.firstLine)
  }

  // MARK: - Pieces

  /// How a text is cut that can be told by now: into sentences, where it flows, or parts; or it is only passed.
  private enum Cut { case bySentence, byPart, passed }

  /// A piece of a message that can be told by now.
  private struct Piece {
    var part: LogPart
    var words: LocalizedText
    /// Which part it is, and where in its text it begins.
    var number, offset: Int
  }

  /// The pieces of a message that can be told by now, from a spot on, which moves behind them.
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

  /// The sentences of a part that have ended by now, from a spot on, which moves behind them.
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

  /// Where what has come of a message ends.
  private static func end(of message: LogMessage) -> Spot {
    var spot = Spot()
    _ = pieces(of: message, from: &spot, .passed)
    return spot
  }
}

extension LogKind {
  /// Whether a message is told as it comes: what the user has written is known, and noise is only told where much is wanted to
  /// be said, and never that there is some.
  fileprivate func isWorthTelling(_ settings: Settings, byPresence: Bool) -> Bool {
    switch self {
    case .you: false
    case .noise: !byPresence && settings.verbosity != .low
    case .assistant, .tool, .error, .named: true
    }
  }
}
