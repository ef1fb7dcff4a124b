/// When an utterance is said, where something else is being said or waits to be.
public enum SpeechPriority: Sendable, Equatable {
  /// At once: what is being said, and what waits, is dropped. The first answer to a line.
  case now
  /// After what is being said, before all that waits: what an app asks by itself.
  case ahead
  /// After what is being said and what waits, but before what waits politely: what an answer goes on with, questions, errors.
  case next
  /// After all that waits. A newer one about the same thing takes its place: what a thing tells of itself while it changes.
  case polite
}

/// A line of a place that is being read: how the host tells how far it was heard (``Reply/readingStopped(at:)``).
public struct ReadingMark: Sendable, Hashable {
  /// Which reading it belongs to; each has another.
  var reading: Int
  /// The line, counted from 0.
  var line: Int

  /// A line of a reading.
  package init(reading: Int, line: Int) { (self.reading, self.line) = (reading, line) }
}
