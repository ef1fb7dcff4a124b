/// What a `Speaker` tells somebody who watches it: a benchmark, or a test.
public enum SpeechEvent: Hashable, Sendable {
  /// The first sound of an utterance was handed to the target.
  case started
  /// A mark was reached: the sound before it has been handed to the target.
  case mark(String)
  /// All of an utterance was handed to the target.
  case ended
  /// An utterance was broken off by `stop()`.
  case interrupted
}
