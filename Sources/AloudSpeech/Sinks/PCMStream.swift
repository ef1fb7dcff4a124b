/// Raw samples, 16-bit little-endian, into a file, a pipe or an open descriptor.
final class PCMStream: AudioSink {
  private let file: OutputFile

  /// Creates or writes over the file at `path`, or opens the named pipe there.
  init(path: String) throws(SpeechError) {
    file = try OutputFile(path: path, for: .pcm(path: path))
  }

  /// Writes to a descriptor that stays open; errors name the target.
  init(descriptor: Int32, of target: SpeechTarget) { file = OutputFile(descriptor: descriptor, for: target) }

  func write(_ samples: Span<Int16>, until isInterrupted: () -> Bool) throws(SpeechError) {
    try samples.withLittleEndianBytes { (bytes) throws(SpeechError) in try file.write(bytes, until: isInterrupted) }
  }

  func settle() {}

  /// A pipe gives nothing back.
  func discard() {}

  func close() throws(SpeechError) { try file.close() }
}

extension Span<Int16> {
  /// Gives the samples as bytes, the low byte first whatever the machine.
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
