@testable import Aloud

/// Listens to what is announced in one locale, each thing once, and notes what is wrong in it.
struct Listener: Sendable {
  /// What is wrong, with the first line that it was heard in.
  private(set) var leaks: [String: String] = [:]
  private let check: HeardWords
  private var heard: Set<String> = []

  init(_ check: HeardWords) { self.check = check }

  /// Hears an announcement, which is told from others by `facts`. The user has typed `lines`, and by editing made `texts` of
  /// them. Gives whether it is new.
  @discardableResult
  mutating func hear(
    _ announcement: Announcement, facts: String, _ renderer: Renderer, after lines: [String], _ texts: [String]
  ) -> Bool {
    guard heard.insert("\(renderer.locale.tag) \(renderer.settings.verbosity) \(facts)").inserted else { return false }
    for leak in check.leaks(in: announcement, renderer, after: lines, texts) where leaks[leak] == nil {
      leaks[leak] = renderer.printed(announcement)
    }
    return true
  }
}
