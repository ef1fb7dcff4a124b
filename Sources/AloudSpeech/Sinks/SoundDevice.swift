#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The machine's sound device. One that hangs is taken for lost, and is there again once it has answered after all.
final class SoundDevice: AudioSink {
  private let device: OpenedDevice
  private let calls: WatchedCalls
  private let longestWrite: Int
  private var isOpen = true

  /// Opens the device that sounds go to by default.
  init(sampleRate: Int) throws(SpeechError) {
    guard !WatchedCalls.isAnyHanging, let library = SoundLibrary() else { throw .noSoundDevice }
    let device = OpenedDevice(library)
    let calls = try WatchedCalls()
    guard calls.result(of: { device.open(sampleRate: sampleRate) }) == 0 else { throw .noSoundDevice }
    self.device = device
    self.calls = calls
    longestWrite = sampleRate / 20
  }

  /// Writes no more than 50 ms at once, so that an interruption takes effect within one such buffer.
  func write(_ samples: Span<Int16>, until isInterrupted: () -> Bool) throws(SpeechError) {
    try samples.withLittleEndianBytes { (bytes) throws(SpeechError) in
      let step = longestWrite * MemoryLayout<Int16>.size
      var done = 0
      while done < bytes.byteCount, !isInterrupted() {
        // A copy: a call that hangs would go on reading what is ours again.
        let part = bytes.extracting(done..<min(bytes.byteCount, done + step)).withUnsafeBytes { [UInt8]($0) }
        try make { [device] in device.write(part) }
        done += part.count
      }
    }
  }

  /// Nothing to do: the silence that ends an utterance pushes its last sound out.
  func settle() {}

  func discard() throws(SpeechError) { try make { [device] in device.flush() } }

  func close() throws(SpeechError) {
    guard isOpen else { return }
    isOpen = false
    try make { [device] in device.close() }
  }

  private func make(_ call: @escaping WatchedCalls.Call) throws(SpeechError) {
    guard let code = calls.result(of: call) else { throw .soundDeviceLost(code: ETIMEDOUT) }
    // ALSA's errors are below zero, PulseAudio's above.
    if code != 0 { throw .soundDeviceLost(code: code) }
  }
}

/// A device of libpcaudio (PulseAudio or PipeWire, else ALSA, else OSS), closed when the last who uses it lets it go.
final class OpenedDevice: Sendable {
  private let library: SoundLibrary
  // Safe to share: one thread makes the calls, and whoever waits for them looks at nothing here.
  nonisolated(unsafe) private var device: OpaquePointer?

  /// A device that is not open yet.
  init(_ library: SoundLibrary) { self.library = library }

  deinit { end() }

  /// Opens the device that sounds go to by default; 0 where it is open.
  func open(sampleRate: Int) -> Int32 {
    guard let device = library.create(nil, "Aloud", "Speech") else { return -1 }
    let code = library.open(device, Self.signed16LittleEndian, UInt32(sampleRate), 1)
    if code == 0 { self.device = device } else { library.destroy(device) }
    return code
  }

  /// Hands samples on; waits until it takes them.
  func write(_ bytes: [UInt8]) -> Int32 {
    guard let device else { return -1 }
    return bytes.withUnsafeBytes { library.write(device, $0.baseAddress, $0.count) }
  }

  /// Drops what has not been heard.
  func flush() -> Int32 { device.map(library.flush) ?? -1 }

  /// Waits until all is heard, and closes.
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

  /// libpcaudio's AUDIO_OBJECT_FORMAT_S16LE.
  private static let signed16LittleEndian: Int32 = 2
}
