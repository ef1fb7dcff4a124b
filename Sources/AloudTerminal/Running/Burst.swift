internal import Aloud

/// A series of lines that arrive together. Their changes are saved once, and their output is written at the end, before anyone
/// notices a delay.
struct Burst {
  /// The longest time for which the first line's output waits.
  private static let most = Duration.milliseconds(50)

  private var start = ContinuousClock.now
  /// The files to save, in the order of the requests.
  var pending: [(id: ID, contents: String)] = []
  /// A Boolean value that indicates whether the last save succeeded.
  var hasSaved = false

  mutating func begin() { start = .now }

  /// A Boolean value that indicates whether the output can still wait.
  var mayGoOn: Bool { ContinuousClock.now - start < Self.most }

  /// Removes and returns the next file to save.
  mutating func takePending() -> (id: ID, contents: String)? { pending.isEmpty ? nil : pending.removeFirst() }
}
