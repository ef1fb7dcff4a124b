/// An event of a `Speaker` for an observer such as a benchmark or a test.
public enum SpeechEvent: Hashable, Sendable {
  /// The first sound of an utterance was passed to the target.
  case started
  /// A mark was reached: the sound before it has been passed to the target.
  case mark(String)
  /// All of an utterance was passed to the target.
  case ended
  /// An utterance was interrupted by `stop()`.
  case interrupted
}
