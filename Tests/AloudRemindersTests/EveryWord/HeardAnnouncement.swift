@testable import Aloud

/// An announcement as it was heard, to be told again in other words.
struct HeardAnnouncement: Sendable {
  let announcement: Announcement
  /// What the user had set.
  let settings: Settings
  /// What the user had typed, and by editing made of it.
  let lines: [String]
  let texts: [String]

  /// An announcement that was heard after `lines` and `texts`.
  init(_ announcement: Announcement, settings: Settings, after lines: [String], _ texts: [String]) {
    (self.announcement, self.settings, self.lines, self.texts) = (announcement, settings, lines, texts)
  }
}
