/// A destination of 16-bit mono samples. A sink belongs to the speaking thread, and is opened when it is created.
protocol AudioSink: AnyObject {
  /// Takes samples. Stops early, without an error, once `isInterrupted` returns true.
  func write(_ samples: Span<Int16>, until isInterrupted: () -> Bool) throws(SpeechError)
  /// Completes an utterance: the samples so far must be usable even if the process dies.
  func settle() throws(SpeechError)
  /// Drops samples that have not been heard.
  func discard() throws(SpeechError)
  /// Waits until all samples are heard or written, and closes the sink.
  func close() throws(SpeechError)
}

/// A sink that discards everything.
final class Silence: AudioSink {
  func write(_ samples: Span<Int16>, until isInterrupted: () -> Bool) {}
  func settle() {}
  func discard() {}
  func close() {}
}

extension SpeechTarget {
  /// Opens the sink for the target.
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
