/// The time at which an utterance is said while others are being said or wait.
public enum SpeechPriority: Sendable, Equatable {
  /// At once, dropping the current utterance and all waiting ones; for the first answer to a line.
  case now
  /// After the current utterance, before all waiting ones; for questions that an app asks by itself.
  case ahead
  /// After the current utterance and waiting ones, but before polite ones; for the rest of an answer, questions and errors.
  case next
  /// After all waiting utterances, replacing an older one on the same topic; for changes that an element reports by itself.
  case polite
}

/// A line of a place that is being read, by which the host reports how far the user heard it (``Reply/readingStopped(at:)``).
public struct ReadingMark: Sendable, Hashable {
  /// The number of the reading, which differs for each.
  var reading: Int
  /// The line, counted from 0.
  var line: Int

  /// Creates a mark for a line of a reading.
  package init(reading: Int, line: Int) { (self.reading, self.line) = (reading, line) }
}
