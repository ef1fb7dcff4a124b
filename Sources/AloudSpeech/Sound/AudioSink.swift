#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A destination of 16-bit mono samples. A sink belongs to the speaking thread, and is opened when it is created.
protocol AudioSink: AnyObject {
  /// Stops early, without an error, once `isInterrupted` returns true.
  func write(_ samples: Span<Int16>, until isInterrupted: () -> Bool) throws(SpeechError)
  /// Completes an utterance: the samples so far must be usable even if the process dies.
  func settle() throws(SpeechError)
  /// Drops samples that have not been heard.
  func discard() throws(SpeechError)
  /// Waits until all samples are heard or written, and closes the sink.
  func close() throws(SpeechError)
}

final class Silence: AudioSink {
  func write(_ samples: Span<Int16>, until isInterrupted: () -> Bool) {}
  func settle() {}
  func discard() {}
  func close() {}
}

extension SpeechTarget {
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

/// A sink that writes raw samples, 16-bit little-endian, to a file, a pipe or an open descriptor.
private final class PCMStream: AudioSink {
  private let file: OutputFile

  init(path: String) throws(SpeechError) {
    file = try OutputFile(path: path, for: .pcm(path: path))
  }

  /// Creates a sink for a descriptor that stays open. Errors name the target.
  init(descriptor: Int32, of target: SpeechTarget) { file = OutputFile(descriptor: descriptor, for: target) }

  func write(_ samples: Span<Int16>, until isInterrupted: () -> Bool) throws(SpeechError) {
    try samples.withLittleEndianBytes { (bytes) throws(SpeechError) in try file.write(bytes, until: isInterrupted) }
  }

  func settle() {}

  /// Does nothing, because data in a pipe can't be taken back.
  func discard() {}

  func close() throws(SpeechError) { try file.close() }
}

extension Span<Int16> {
  /// The low byte comes first on any machine.
  func withLittleEndianBytes<Failure: Error>(_ body: (RawSpan) throws(Failure) -> Void) throws(Failure) {
    #if _endian(little)
      try body(bytes)
    #else
      var swapped: [Int16] = []
      for index in indices { swapped.append(self[index].littleEndian) }
      try body(swapped.span.bytes)
    #endif
  }
}

/// A sink that writes raw samples, like `PCMStream`, to the standard input of a command.
private final class CommandSink: AudioSink {
  private let pipe: UnsafeMutablePointer<FILE>
  private let stream: PCMStream
  private var isOpen = true

  init(_ command: String) throws(SpeechError) {
    let target = SpeechTarget.command(command)
    guard let pipe = popen(command, "w") else { throw .cannotOpen(target, code: errno) }
    self.pipe = pipe
    stream = PCMStream(descriptor: fileno(pipe), of: target)
  }

  deinit {
    if isOpen { pclose(pipe) }
  }

  func write(_ samples: Span<Int16>, until isInterrupted: () -> Bool) throws(SpeechError) {
    try stream.write(samples, until: isInterrupted)
  }

  func settle() {}

  func discard() {}

  func close() {
    guard isOpen else { return }
    isOpen = false
    pclose(pipe)
  }
}
