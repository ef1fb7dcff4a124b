/// Where samples go: 16-bit, mono. A sink belongs to the thread that speaks; making one opens it.
protocol AudioSink: AnyObject {
  /// Takes samples; gives up early, without an error, once `isInterrupted` says so.
  func write(_ samples: Span<Int16>, until isInterrupted: () -> Bool) throws(SpeechError)
  /// An utterance is complete: what was written must now be usable even if the process dies.
  func settle() throws(SpeechError)
  /// Drops what was taken but not yet heard.
  func discard() throws(SpeechError)
  /// Waits until all that was taken is heard or written, and closes.
  func close() throws(SpeechError)
}

/// Swallows everything.
final class Silence: AudioSink {
  func write(_ samples: Span<Int16>, until isInterrupted: () -> Bool) {}
  func settle() {}
  func discard() {}
  func close() {}
}

extension SpeechTarget {
  /// Opens the sink for this target.
  func open(sampleRate: Int) throws(SpeechError) -> any AudioSink {
    switch self {
    case .device: try SoundDevice(sampleRate: sampleRate)
    case .wav(let path): try WAVFile(path: path, sampleRate: sampleRate)
    case .pcm(let path): try PCMStream(path: path)
    case .pcmDescriptor(let descriptor): PCMStream(descriptor: descriptor, of: self)
    case .command(let command): try CommandSink(command)
    case .nowhere, .dispatcher: Silence()
    }
  }
}
