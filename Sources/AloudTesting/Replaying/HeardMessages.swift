package import Aloud
internal import Synchronization

/// The announcements in which apps say the messages of a wording.
package struct HeardMessages: Sendable {
  package struct Heard: Sendable {
    package var printed: String
    package var utterance: Utterance
    /// The announcement before it, or else the line that it answers; `nil` at the start of an app.
    package var before: String?

    package init(printed: String, utterance: Utterance, before: String? = nil) {
      (self.printed, self.utterance, self.before) = (printed, utterance, before)
    }
  }

  private var heard: [String: Heard] = [:]

  /// An app is heard only for messages that the transcripts and the apps before it don't say.
  package init(in apps: [TestedApp], playing files: [TranscriptFile], by replayer: Replayer, locale: String)
    async throws
  {
    var replayer = replayer
    let played = Mutex(HeardMessages())
    replayer.locales = [locale]
    replayer.hear = { session in
      played.withLock { heard in
        for turn in session.turns { heard.add(turn.announcements, after: turn.line, in: locale) }
      }
    }
    for file in files { _ = await replayer.outcomes(of: file) }
    self = played.withLock(\.self)
    for app in apps {
      var own = HeardMessages()
      try app.walk(locale) { announcements, renderer, lines in
        own.add(announcements.map { ($0, renderer) }, after: lines.last, in: locale)
      }
      heard.merge(own.heard) { first, _ in first }
    }
  }

  private init() {}

  /// The first announcement with a message is kept. An announcement in another language, to which a user has changed, is not.
  private mutating func add(
    _ announcements: [(announcement: Announcement, renderer: Renderer)], after line: String?, in locale: String
  ) {
    for (index, (announcement, renderer)) in announcements.enumerated() where renderer.locale.table.tag == locale {
      let new = Self.names(in: announcement, renderer).filter { heard[$0] == nil }
      guard !new.isEmpty else { continue }
      let before = index > 0 ? announcements[index - 1] : nil
      let place = Heard(
        printed: renderer.printed(announcement), utterance: renderer.utterance(announcement),
        before: before.map { $0.renderer.printed($0.announcement) } ?? line.map { "> " + $0 })
      for name in new { heard[name] = place }
    }
  }

  package subscript(key: String, category: PluralCategory?) -> Heard? { heard[Self.name(key, category)] }

  private static func names(in announcement: Announcement, _ renderer: Renderer) -> Set<String> {
    var names: Set<String> = []
    for case .message(let message) in renderer.saidTexts(announcement).flatMap(\.withInner)
    where message.original == nil {
      names.insert(name(message.key, renderer.locale.wording.pluralCategory(of: message)))
    }
    return names
  }

  private static func name(_ key: String, _ category: PluralCategory?) -> String {
    category.map { "\(key)/\($0.rawValue)" } ?? key
  }
}
