internal import Aloud
internal import Synchronization

/// Announcements that were found to be right, each looked at once for a renderer: most lines are answered by what others were, and
/// the same words are the same again.
final class CheckedAnnouncements: Sendable {
  private struct Known {
    var renderer: Renderer?
    var announcements: [String: Announcement] = [:]
  }

  private static let limit = 20_000

  private let known = Mutex(Known())

  /// Checks an announcement that was not checked yet.
  func check(_ announcement: Announcement, _ renderer: Renderer) throws {
    let printed = renderer.printed(announcement)
    let isKnown = known.withLock { known in
      if known.renderer !== renderer || known.announcements.count > Self.limit { known = Known(renderer: renderer) }
      return known.announcements[printed] == announcement
    }
    if isKnown { return }
    try AnnouncementCheck.check(announcement, renderer)
    known.withLock { if $0.renderer === renderer { $0.announcements[printed] = announcement } }
  }
}
