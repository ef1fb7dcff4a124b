internal import Aloud

/// Lines that come together: what they change is saved once, and what they bring is told at the end, so soon that nobody waits.
struct Burst {
  /// How long the first of them waits for what it brings, at most.
  private static let most = Duration.milliseconds(50)

  private var start = ContinuousClock.now
  /// What is to be saved, in the order that it came in.
  var pending: [(id: ID, contents: String)] = []
  /// Whether the last time something was saved, it could be.
  var hasSaved = false

  /// Begins anew.
  mutating func begin() { start = .now }

  /// Whether what has been brought can still wait.
  var mayGoOn: Bool { ContinuousClock.now - start < Self.most }

  /// Takes out what is to be saved first.
  mutating func takePending() -> (id: ID, contents: String)? { pending.isEmpty ? nil : pending.removeFirst() }
}
