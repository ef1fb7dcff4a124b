/// The machine's sound device, through libpcaudio (PulseAudio or PipeWire, else ALSA, else OSS).
final class SoundDevice: AudioSink {
  private let library: SoundLibrary
  private let device: OpaquePointer
  private let longestWrite: Int
  private var isOpen = true

  /// Opens the device that sounds go to by default.
  init(sampleRate: Int) throws(SpeechError) {
    guard let library = SoundLibrary(), let device = library.create(nil, "Aloud", "Speech") else {
      throw .noSoundDevice
    }
    guard library.open(device, Self.signed16LittleEndian, UInt32(sampleRate), 1) == 0 else {
      library.destroy(device)
      throw .noSoundDevice
    }
    self.library = library
    self.device = device
    longestWrite = sampleRate / 20
  }

  deinit {
    if isOpen { library.close(device) }
    library.destroy(device)
  }

  /// Writes no more than 50 ms at once, so that an interruption takes effect within one such buffer.
  func write(_ samples: Span<Int16>, until isInterrupted: () -> Bool) throws(SpeechError) {
    try samples.withLittleEndianBytes { (bytes) throws(SpeechError) in
      let step = longestWrite * MemoryLayout<Int16>.size
      var done = 0
      while done < bytes.byteCount, !isInterrupted() {
        let part = bytes.extracting(done..<min(bytes.byteCount, done + step))
        let code = part.withUnsafeBytes { library.write(device, $0.baseAddress, $0.count) }
        if code < 0 { throw .soundDeviceLost(code: code) }
        done += part.byteCount
      }
    }
  }

  /// Nothing to do: the silence that ends an utterance pushes its last sound out.
  func settle() {}

  func discard() throws(SpeechError) {
    let code = library.flush(device)
    if code < 0 { throw .soundDeviceLost(code: code) }
  }

  func close() throws(SpeechError) {
    guard isOpen else { return }
    isOpen = false
    _ = library.drain(device)
    library.close(device)
  }

  /// libpcaudio's AUDIO_OBJECT_FORMAT_S16LE.
  private static let signed16LittleEndian: Int32 = 2
}
