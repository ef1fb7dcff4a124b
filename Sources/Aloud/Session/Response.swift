/// The response of a session to a line or a reply.
public struct Response: Sendable, Equatable {
  /// The announcements, in order.
  public var announcements: [Announcement]
  /// The requests to the host.
  public var requests: [Request]
  /// A Boolean value that indicates whether speech is stopped first.
  public var stopsSpeech: Bool
  /// A Boolean value that indicates whether the program ends now.
  public var isOver: Bool
}

extension Response {
  /// A copy in which each line of a multiline text is an announcement of its own, so that lines do not run together in speech
  /// or print (SAY-4).
  var withLinesApart: Response {
    guard announcements.contains(where: { $0.isText && $0.lines != nil }) else { return self }
    var response = self
    response.announcements = announcements.flatMap { $0.isText ? $0.lines ?? [$0] : [$0] }
    return response
  }
}

extension Announcement {
  fileprivate var isText: Bool { name == nil ? kind == .notice && sentences.count == 1 : role == .text && !isSpelled }

  /// An announcement for each line that is not blank; nil if there is only one. The last has the remaining properties.
  fileprivate var lines: [Announcement]? {
    guard let lines = (name ?? sentences.first)?.linesAsGiven, let last = lines.last, lines.count > 1 else {
      return nil
    }
    func with(_ line: LocalizedText, _ announcement: Announcement) -> Announcement {
      var part = announcement
      if name == nil { part.sentences = [line] } else { part.name = line }
      // Without a topic, no line replaces the one before it.
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
  /// The lines of a multiline text, without blank ones; nil if there is only one, or if the text is a message.
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
