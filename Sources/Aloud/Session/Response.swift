/// What a session gives back for a line or a reply.
public struct Response: Sendable, Equatable {
  /// What is announced, in order.
  public var announcements: [Announcement]
  /// What the host is asked to do.
  public var requests: [Request]
  /// Whether speech is to be stopped first.
  public var stopsSpeech: Bool
  /// Whether the program ends now.
  public var isOver: Bool
}

extension Response {
  /// The same, where each line of a text of several is an announcement of its own: none runs into the next, by ear or in print
  /// (SAY-4).
  var withLinesApart: Response {
    guard announcements.contains(where: { $0.isText && $0.lines != nil }) else { return self }
    var response = self
    response.announcements = announcements.flatMap { $0.isText ? $0.lines ?? [$0] : [$0] }
    return response
  }
}

extension Announcement {
  /// Whether it is a text that is there to be heard, and nothing else.
  fileprivate var isText: Bool { name == nil ? kind == .notice && sentences.count == 1 : role == .text && !isSpelled }

  /// An announcement for each line that says something; nil where there is only one. What else is said of it comes with the
  /// last.
  fileprivate var lines: [Announcement]? {
    guard let lines = (name ?? sentences.first)?.linesAsGiven, let last = lines.last, lines.count > 1 else {
      return nil
    }
    func with(_ line: LocalizedText, _ announcement: Announcement) -> Announcement {
      var part = announcement
      if name == nil { part.sentences = [line] } else { part.name = line }
      // No line is a newer one of those before it.
      part.topic = nil
      part.reading = reading
      return part
    }
    var first = Announcement(kind)
    first.role = role
    return lines.dropLast().map { with($0, first) } + [with(last, self)]
  }
}

extension LocalizedText {
  /// The lines of a text of several from outside; nil where it has only one. Lines with nothing on them are left out.
  var linesAsGiven: [LocalizedText]? {
    switch self {
    case .message: nil
    case .verbatim(let text): Self.lines(of: text)?.map { .verbatim($0) }
    case .tagged(let text, let language): Self.lines(of: text)?.map { .tagged($0, language: language) }
    }
  }

  private static func lines(of text: String) -> [String]? {
    guard text.contains(where: \.isNewline) else { return nil }
    return text.split(whereSeparator: \.isNewline).filter { !$0.allSatisfy(\.isWhitespace) }.map(String.init)
  }
}
