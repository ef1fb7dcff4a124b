/// A target of sound.
public enum SpeechTarget: Hashable, Sendable {
  /// The machine's sound device.
  case device
  /// The user's speech-dispatcher, which has its own voice and settings and lets programs speak in turn.
  case dispatcher
  /// A WAV file at this path, which is overwritten if it exists.
  case wav(path: String)
  /// A file or named pipe at this path for raw samples (16-bit little-endian, mono, 22,050 Hz).
  case pcm(path: String)
  /// An open file descriptor for raw samples, which stays open afterwards.
  case pcmDescriptor(Int32)
  /// A shell command that takes raw samples on its standard input.
  case command(String)
  /// No target: all sound is discarded.
  case nowhere

  /// A Boolean value that indicates whether the sound is heard in the room.
  package var isHeard: Bool { self == .device || self == .dispatcher }

  /// A Boolean value that indicates whether the target may be available again after it was lost. A lost file is not, because it
  /// would be overwritten.
  var mayComeBack: Bool { isHeard }
}

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
