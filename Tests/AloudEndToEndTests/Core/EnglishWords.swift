import Synchronization

@testable import Aloud
@testable import AloudTesting

/// The English words that stood in for messages of another language in the sessions that were played.
final class EnglishWords: Sendable {
  private let state = Mutex((sessions: 0, found: Set<String>()))

  var sessions: Int { state.withLock(\.sessions) }
  var found: [String] { state.withLock { $0.found.sorted() } }

  /// An app's own texts are from outside.
  func look(at session: PlayedSession) {
    var words: [String] = []
    for (announcement, renderer) in session.turns.flatMap(\.announcements) {
      let runs = renderer.sentences(announcement).joined()
      words += runs.filter { $0.language == "en" && $0.kind != .outside }.map(\.text)
    }
    state.withLock { state in
      state.sessions += 1
      state.found.formUnion(words)
    }
  }
}
