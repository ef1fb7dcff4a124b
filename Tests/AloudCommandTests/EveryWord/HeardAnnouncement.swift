@testable import Aloud

/// An announcement as it was heard on a walk, to be told again in other words.
struct HeardAnnouncement: Sendable {
  let announcement: Announcement
  /// What tells it from others.
  let facts: String
  /// What the user had set.
  let settings: Settings
  /// What the user had typed, and by editing made of it.
  let lines: [String]
  let texts: [String]
}
