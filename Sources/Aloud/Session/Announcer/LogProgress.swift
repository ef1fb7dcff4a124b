/// The position up to which a log has been announced. Each sentence is announced once, however the text arrives.
struct LogProgress: Sendable, Equatable {
  struct Spot: Sendable, Equatable {
    /// The index of the first part that has not been announced completely, and the number of bytes of its text that have been.
    var part = 0
    var offset = 0
  }

  struct News: Sendable {
    var announcement: Announcement
    /// Counted from the first line of the log.
    var line: Int
  }

  /// The number of messages that have been announced at least in part.
  private var begun: Int
  /// The positions in messages that are not finished.
  private var open: [Int: Spot] = [:]
  /// The index of the last announced message. The speaker is announced when the message is another one.
  private var last: Int?
  /// A Boolean value that indicates whether it is known that the oldest lines go.
  private var hasToldOfLimit: Bool

  /// The messages that are in the log count as announced.
  init(after messages: LogMessages) {
    begun = messages.count
    hasToldOfLimit = messages.removedLineCount > 0
    // Usually only the last messages grow, but an app may leave any message open.
    for index in messages.indices where !messages[index].isComplete { open[index] = Self.end(of: messages[index]) }
  }

  /// Returns what has arrived since the last call, as the settings want it announced, and moves the position past it.
  /// With `onlyErrors`, everything else is passed.
  mutating func news(of lines: Log, _ settings: Settings, onlyErrors: Bool = false) -> [News] {
    let messages = lines.messages
    // The app has removed messages, so all that is there counts as announced.
    guard messages.count >= begun else {
      self = LogProgress(after: messages)
      return []
    }
    var news: [News] = []
    open = open.filter { messages.indices.contains($0.key) }
    for index in open.keys.sorted() + Array(max(begun, messages.indices.lowerBound)..<messages.count) {
      let message = messages[index]
      if index >= begun, settings.messages == .presence, let label = message.label,
        message.kind.isWorthTelling(settings, byPresence: true)
      {
        news.append(present(label, index, in: lines))
      }
      news += self.news(of: message, index, in: lines, settings, isPassed: onlyErrors && message.kind != .error)
    }
    begun = messages.count
    if messages.removedLineCount > 0, !hasToldOfLimit {
      hasToldOfLimit = true
      var announcement = Announcement(.notice, .message(.logForgets))
      announcement.topic = ID("\(lines.id)", "aloud.told.limit")
      news.append(News(announcement: announcement, line: news.last?.line ?? 0))
    }
    return news
  }

  private mutating func news(
    of message: LogMessage, _ index: Int, in lines: Log, _ settings: Settings, isPassed: Bool
  ) -> [News] {
    var spot = open[index] ?? Spot()
    let way = settings.messages
    let isTold = !isPassed && way != .presence && message.kind.isWorthTelling(settings, byPresence: false)
    if way == .whole, isTold, !message.isComplete {
      open[index] = spot
      return []
    }
    let pieces = Self.pieces(of: message, from: &spot, isTold ? way == .sentences ? .bySentence : .byPart : .passed)
    open[index] = message.isComplete ? nil : spot
    return pieces.map { piece in
      var name = piece.words
      if last != index { name = name.labelled(message.label) }
      last = index
      // What is cut within a sentence gets no full stop of ours.
      var announcement = piece.isCut ? Announcement(.notice, name) : piece.part.announcement(name)
      if message.kind == .error, piece.number == 0, piece.offset == 0 { announcement.sound = .error }
      // A topic of its own makes the announcement wait politely, without being replaced.
      announcement.topic = ID("\(lines.id)", "aloud.told.\(index).\(piece.number).\(piece.offset)")
      return News(announcement: announcement, line: lines.messages.firstLine(of: index) + piece.number)
    }
  }

  private mutating func present(_ label: LocalizedText, _ index: Int, in lines: Log) -> News {
    last = index
    var announcement = Announcement(.notice, .message(.logPresent(speaker: .text(label))))
    announcement.topic = ID("\(lines.id)", "aloud.told.\(index)")
    return News(announcement: announcement, line: lines.messages.firstLine(of: index))
  }

  // MARK: - Pieces

  /// Into sentences where text flows, or into parts; or the text is only skipped.
  private enum Cut { case bySentence, byPart, passed }

  private struct Piece {
    var part: LogPart
    var words: LocalizedText
    /// The index of the part, and the offset at which the piece begins in its text.
    var number, offset: Int
    /// A Boolean value that indicates whether the piece ends within a sentence, which was too long.
    var isCut = false
  }

  /// Moves the position past the pieces that are ready.
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

  /// Moves the position past the complete sentences.
  private static func sentences(of part: LogPart, _ text: String, _ isClosed: Bool, from spot: inout Spot) -> [Piece] {
    let start = text.utf8.index(text.startIndex, offsetBy: min(spot.offset, text.utf8.count))
    let (sentences, rest) = SentenceEnds.sentences(of: text[start...], isWhole: isClosed)
    spot.offset = text.utf8.distance(from: text.startIndex, to: rest.startIndex)
    return sentences.enumerated().map { index, sentence in
      let isLast = index == sentences.count - 1 && rest.isEmpty
      let offset = text.utf8.distance(from: text.startIndex, to: sentence.startIndex)
      let plain = InlineMarkdown.plain(String(sentence).trimmed)
      return Piece(
        part: part, words: offset == 0 ? part.words(plain) : .verbatim(plain), number: spot.part, offset: offset,
        isCut: !isLast && !SentenceEnds.hasEnded(sentence))
    }
  }

  private static func end(of message: LogMessage) -> Spot {
    var spot = Spot()
    _ = pieces(of: message, from: &spot, .passed)
    return spot
  }
}

extension LogKind {
  /// The user knows what they have written; noise is announced only at medium or high verbosity, and never by presence alone.
  fileprivate func isWorthTelling(_ settings: Settings, byPresence: Bool) -> Bool {
    switch self {
    case .you: false
    case .noise: !byPresence && settings.verbosity != .low
    case .assistant, .tool, .error, .warning, .named: true
    }
  }
}

/// A finder of the ends of sentences, in all languages that are announced. Punctuation decides, with only a short list of
/// abbreviations.
enum SentenceEnds {
  /// The length of a sentence without an end, in characters, at which it is cut at a space, because somebody is waiting to hear
  /// it.
  static let longest = 1_000

  /// Returns the sentences that have certainly ended, and the rest. If the text `isWhole`, the rest is a sentence too.
  static func sentences(of text: Substring, isWhole: Bool) -> (sentences: [Substring], rest: Substring) {
    var sentences: [Substring] = []
    var rest = text.drop(while: \.isWhitespace)
    while let end = end(of: rest) {
      sentences.append(rest[..<end])
      rest = rest[end...].drop(while: \.isWhitespace)
    }
    if isWhole, !rest.isEmpty {
      sentences.append(rest)
      rest = rest[rest.endIndex...]
    }
    return (sentences, rest)
  }

  /// The marks end a sentence before a space; `wideMarks` need no space.
  private static let marks: Set<Character> = [".", "!", "?", "…", "؟", "۔", "।", "॥"]
  private static let wideMarks: Set<Character> = ["。", "！", "？", "｡", "．"]
  /// Returns whether a text ends with a mark.
  static func hasEnded(_ text: Substring) -> Bool {
    let last = text.last { !closings.contains($0) }
    return last.map { marks.contains($0) || wideMarks.contains($0) } ?? false
  }

  /// The characters that may stand between the mark and the end.
  private static let closings: Set<Character> = ["\"", "'", "”", "’", "»", ")", "]", "」", "』", "）", "*", "_", "`", "“"]

  /// Nil if more text is needed to know.
  private static func end(of text: Substring) -> Substring.Index? {
    var place = text.startIndex
    var word = text.startIndex
    var count = 0
    var space: Substring.Index?
    while place < text.endIndex {
      let character = text[place]
      let next = text.index(after: place)
      if character.isWhitespace { (word, space) = (next, place) }
      if wideMarks.contains(character) || marks.contains(character) {
        let end = text[next...].firstIndex { !closings.contains($0) && !marks.contains($0) && !wideMarks.contains($0) }
        guard let end else { return nil }
        if wideMarks.contains(character) { return end }
        if text[end].isWhitespace {
          guard let following = text[end...].first(where: { !$0.isWhitespace }) else { return nil }
          if !following.isLowercase, character != "." || !isAbbreviated(text[word..<place]) { return end }
        }
        // The characters in between are only marks.
        count += text.distance(from: place, to: end)
        if count > longest { return end }
        place = end
        continue
      }
      count += 1
      if count > longest, let space { return space }
      if count > 2 * longest { return next }
      place = next
    }
    return nil
  }

  /// Returns whether a full stop belongs to the word before it: an ordinal number, a single letter ("z. B.", "e.g."), a title
  /// or a common abbreviation.
  private static func isAbbreviated(_ word: Substring) -> Bool {
    let plain = word.drop { !$0.isLetter && !$0.isNumber }
    if plain.isEmpty { return false }
    if plain.allSatisfy({ ("0"..."9").contains($0) }) { return plain.count <= 2 }
    // Chinese and Japanese characters are words by themselves.
    if plain.count == 1 { return plain.allSatisfy(\.isCased) }
    return plain.contains(".") && plain.split(separator: ".").allSatisfy { $0.count == 1 }
      || titles.contains(plain.lowercased())
  }

  private static let titles: Set<String> = [
    "dr", "mr", "mrs", "ms", "prof", "sr", "st", "vs", "bzw", "etc", "ca", "nr",
  ]
}
