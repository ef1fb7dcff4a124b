#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The machine's sound device. A device that hangs counts as lost, and is available again once it has answered.
final class SoundDevice: AudioSink {
  private let device: OpenedDevice
  private let calls: WatchedCalls
  private let longestWrite: Int
  private var isOpen = true

  /// Opens the default sound device.
  init(sampleRate: Int) throws(SpeechError) {
    guard !WatchedCalls.isAnyHanging, let library = SoundLibrary() else { throw .noSoundDevice }
    let device = OpenedDevice(library)
    let calls = try WatchedCalls()
    guard calls.result(of: { device.open(sampleRate: sampleRate) }) == 0 else { throw .noSoundDevice }
    self.device = device
    self.calls = calls
    longestWrite = sampleRate / 20
  }

  /// Writes at most 50 ms at once, so that an interruption takes effect within one such buffer.
  func write(_ samples: Span<Int16>, until isInterrupted: () -> Bool) throws(SpeechError) {
    try samples.withLittleEndianBytes { (bytes) throws(SpeechError) in
      let step = longestWrite * MemoryLayout<Int16>.size
      var done = 0
      while done < bytes.byteCount, !isInterrupted() {
        // The bytes are copied because a call that hangs would go on reading memory that is reused.
        let part = bytes.extracting(done..<min(bytes.byteCount, done + step)).withUnsafeBytes { [UInt8]($0) }
        try make { [device] in device.write(part) }
        done += part.count
      }
    }
  }

  /// Does nothing, because the silence at the end of an utterance pushes its last sound out.
  func settle() {}

  func discard() throws(SpeechError) { try make { [device] in device.flush() } }

  func close() throws(SpeechError) {
    guard isOpen else { return }
    isOpen = false
    try make { [device] in device.close() }
  }

  private func make(_ call: @escaping WatchedCalls.Call) throws(SpeechError) {
    guard let code = calls.result(of: call) else { throw .soundDeviceLost(code: ETIMEDOUT) }
    // ALSA's errors are negative, PulseAudio's positive.
    if code != 0 { throw .soundDeviceLost(code: code) }
  }
}

/// A device of libpcaudio (PulseAudio or PipeWire, otherwise ALSA, otherwise OSS), which is closed when its last user releases it.
final class OpenedDevice: Sendable {
  private let library: SoundLibrary
  // Safe to share: one thread makes the calls, and threads that wait for them read nothing here.
  nonisolated(unsafe) private var device: OpaquePointer?

  /// Creates a device that is not open yet.
  init(_ library: SoundLibrary) { self.library = library }

  deinit { end() }

  /// Opens the default sound device. Returns 0 on success.
  func open(sampleRate: Int) -> Int32 {
    guard let device = library.create(nil, "Aloud", "Speech") else { return -1 }
    let code = library.open(device, Self.signed16LittleEndian, UInt32(sampleRate), 1)
    if code == 0 { self.device = device } else { library.destroy(device) }
    return code
  }

  /// Writes samples, and waits until the device takes them.
  func write(_ bytes: [UInt8]) -> Int32 {
    guard let device else { return -1 }
    return bytes.withUnsafeBytes { library.write(device, $0.baseAddress, $0.count) }
  }

  /// Drops samples that have not been heard.
  func flush() -> Int32 { device.map(library.flush) ?? -1 }

  /// Waits until all samples are heard, and closes the device.
  func close() -> Int32 {
    if let device { _ = library.drain(device) }
    end()
    return 0
  }

  private func end() {
    guard let device else { return }
    library.close(device)
    library.destroy(device)
    self.device = nil
  }

  /// The format AUDIO_OBJECT_FORMAT_S16LE of libpcaudio.
  private static let signed16LittleEndian: Int32 = 2
}
