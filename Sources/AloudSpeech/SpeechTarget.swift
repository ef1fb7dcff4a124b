/// Where sound goes.
public enum SpeechTarget: Hashable, Sendable {
  /// The machine's sound device.
  case device
  /// The user's speech-dispatcher, which has a voice and settings of its own and lets programs speak in turn.
  case dispatcher
  /// A WAV file at this path, written over if it is there.
  case wav(path: String)
  /// Raw samples (16-bit little-endian, mono, 22,050 Hz) into a file or named pipe at this path.
  case pcm(path: String)
  /// Raw samples into an open file descriptor, which stays open afterwards.
  case pcmDescriptor(Int32)
  /// Raw samples into the standard input of a command, which the shell runs.
  case command(String)
  /// Nowhere: everything is swallowed.
  case nowhere

  /// Whether it is heard in the room.
  package var isHeard: Bool { self == .device || self == .dispatcher }

  /// Whether it may be there again after it was lost; a file that was lost would be written over.
  var mayComeBack: Bool { isHeard }
}
