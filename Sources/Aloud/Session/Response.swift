/// What a session gives back for a line or an event.
public struct Response: Sendable, Equatable {
  /// What is announced, in order.
  public var announcements: [Announcement]
  /// What the edge is asked to do.
  public var effects: [Effect]
  /// Whether speech is to be stopped first.
  public var stopsSpeech: Bool
  /// Whether the program ends now.
  public var isOver: Bool
}
