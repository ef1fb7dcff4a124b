/// A sink that writes raw samples, 16-bit little-endian, to a file, a pipe or an open descriptor.
final class PCMStream: AudioSink {
  private let file: OutputFile

  /// Creates or overwrites the file at `path`, or opens the named pipe there.
  init(path: String) throws(SpeechError) {
    file = try OutputFile(path: path, for: .pcm(path: path))
  }

  /// Writes to a descriptor that stays open. Errors name the target.
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
  /// Calls a closure with the bytes of the samples, the low byte first on any machine.
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
