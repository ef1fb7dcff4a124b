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
