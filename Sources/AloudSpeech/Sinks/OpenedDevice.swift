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
