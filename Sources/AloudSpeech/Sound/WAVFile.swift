/// A WAV file, 16-bit mono. The header is correct after every utterance and every second within a long one, so that the file can be
/// played if the process dies.
final class WAVFile: AudioSink {
  private let file: OutputFile
  private let sampleRate: Int
  private var byteCount = 0
  private var settledByteCount = 0
  private var canGoBack = true

  init(path: String, sampleRate: Int) throws(SpeechError) {
    file = try OutputFile(path: path, for: .wav(path: path))
    self.sampleRate = sampleRate
    // The reader of a pipe sees only this first header, whose size means "until the end".
    let header = Self.header(sampleRate: sampleRate, byteCount: Int(UInt32.max))
    try file.write(header.span.bytes) { false }
    try settle()
  }

  func write(_ samples: Span<Int16>, until isInterrupted: () -> Bool) throws(SpeechError) {
    try samples.withLittleEndianBytes { (bytes) throws(SpeechError) in try file.write(bytes, until: isInterrupted) }
    byteCount += samples.count * MemoryLayout<Int16>.size
    if byteCount - settledByteCount >= sampleRate * MemoryLayout<Int16>.size { try settle() }
  }

  func settle() throws(SpeechError) {
    guard canGoBack else { return }
    settledByteCount = byteCount
    canGoBack = try file.overwrite(Self.header(sampleRate: sampleRate, byteCount: byteCount), at: 0)
  }

  /// Keeps the speech up to the interruption.
  func discard() throws(SpeechError) { try settle() }

  func close() throws(SpeechError) {
    try settle()
    try file.close()
  }

  /// Returns the 44 bytes before the samples. Sizes that do not fit are given as the greatest that does.
  static func header(sampleRate: Int, byteCount: Int) -> [UInt8] {
    let sampleSize = MemoryLayout<Int16>.size
    var bytes: [UInt8] = []
    func add(_ text: StaticString) { text.withUTF8Buffer { bytes += $0 } }
    func add(_ number: Int, size: Int) {
      let clamped = UInt32(clamping: number)
      for place in 0..<size { bytes.append(UInt8(truncatingIfNeeded: clamped >> (8 * UInt32(place)))) }
    }
    add("RIFF")
    add(byteCount + 36, size: 4)
    add("WAVEfmt ")
    add(16, size: 4)
    add(1, size: 2)  // Plain samples.
    add(1, size: 2)  // One channel.
    add(sampleRate, size: 4)
    add(sampleRate * sampleSize, size: 4)
    add(sampleSize, size: 2)
    add(sampleSize * 8, size: 2)
    add("data")
    add(byteCount, size: 4)
    return bytes
  }
}
