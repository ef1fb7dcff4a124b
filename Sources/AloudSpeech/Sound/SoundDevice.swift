import AloudSystem
import Glibc
import Synchronization

/// The machine's sound device. A device that hangs counts as lost, and is available again once it has answered.
final class SoundDevice: AudioSink {
  private let device: OpenedDevice
  private let calls: WatchedCalls
  private let longestWrite: Int
  private var isOpen = true

  init(sampleRate: Int) throws(SpeechError) {
    guard !WatchedCalls.isAnyHanging, let library = try? SoundLibrary() else { throw .noSoundDevice }
    let device = OpenedDevice(library)
    let calls = try WatchedCalls()
    guard calls.result(of: { device.open(sampleRate: sampleRate) }) == 0 else { throw .noSoundDevice }
    self.device = device
    self.calls = calls
    longestWrite = sampleRate / 20
  }

  /// Writes at most 50 ms at once, so that an interruption takes effect within one such buffer.
  func write(_ samples: Span<Int16>, until isInterrupted: () -> Bool) throws(SpeechError) {
    let bytes = samples.bytes
    let step = longestWrite * MemoryLayout<Int16>.size
    var done = 0
    while done < bytes.byteCount, !isInterrupted() {
      // The bytes are copied because a call that hangs would go on reading memory that is reused.
      let part = bytes.extracting(done..<min(bytes.byteCount, done + step)).withUnsafeBytes { [UInt8]($0) }
      try make { [device] in device.write(part) }
      done += part.count
    }
  }

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
private final class OpenedDevice: Sendable {
  private let library: SoundLibrary
  // Safe to share: one thread makes the calls, and threads that wait for them read nothing here.
  nonisolated(unsafe) private var device: OpaquePointer?

  init(_ library: SoundLibrary) { self.library = library }

  deinit { end() }

  func open(sampleRate: Int) -> Int32 {
    guard let device = library.create(nil, "Aloud", "Speech") else { return -1 }
    let code = library.open(device, Self.signed16LittleEndian, UInt32(sampleRate), 1)
    if code == 0 { self.device = device } else { library.destroy(device) }
    return code
  }

  func write(_ bytes: [UInt8]) -> Int32 {
    guard let device else { return -1 }
    return bytes.withUnsafeBytes { library.write(device, $0.baseAddress, $0.count) }
  }

  func flush() -> Int32 { device.map(library.flush) ?? -1 }

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

  /// AUDIO_OBJECT_FORMAT_S16LE of libpcaudio.
  private static let signed16LittleEndian: Int32 = 2
}

/// The libpcaudio library, loaded on demand. It is installed wherever libespeak-ng is, but its header is not.
private struct SoundLibrary: Sendable {
  let create:
    @Sendable @convention(c) (UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?) -> OpaquePointer?
  let open: @Sendable @convention(c) (OpaquePointer, Int32, UInt32, UInt8) -> Int32
  let write: @Sendable @convention(c) (OpaquePointer, UnsafeRawPointer?, Int) -> Int32
  let drain, flush: @Sendable @convention(c) (OpaquePointer) -> Int32
  let close, destroy: @Sendable @convention(c) (OpaquePointer) -> Void

  init() throws(LoadedLibrary.Missing) {
    let library = try LoadedLibrary("libpcaudio", version: 0)
    create = try library.function("create_audio_device_object")
    open = try library.function("audio_object_open")
    write = try library.function("audio_object_write")
    drain = try library.function("audio_object_drain")
    flush = try library.function("audio_object_flush")
    close = try library.function("audio_object_close")
    destroy = try library.function("audio_object_destroy")
    Self.hushALSA()
  }

  /// Gives ALSA an error handler that prints nothing. Otherwise it writes to standard error, which debconf takes as fatal.
  private static func hushALSA() {
    // ALSA passes variadic arguments after these, which a C function may ignore.
    typealias Handler =
      @convention(c) (UnsafePointer<CChar>?, Int32, UnsafePointer<CChar>?, Int32, UnsafePointer<CChar>?) -> Void
    let setHandler: (@convention(c) (Handler?) -> Int32)? =
      try? LoadedLibrary("libasound", version: 2).function("snd_lib_error_set_handler")
    _ = setHandler?({ _, _, _, _, _ in })
  }
}

/// Runs library calls that may never return on a thread of their own, so that the caller can give up on them.
private final class WatchedCalls: Sendable {
  typealias Call = @Sendable () -> Int32

  private struct State {
    var call: Call?
    var result: Int32?
    var isGivenUp = false
    var isOver = false
  }

  private let state = Monitor(State())
  private static let hanging = Atomic<Int>(0)

  /// While an abandoned call has not returned, others would only hang too.
  static var isAnyHanging: Bool { hanging.load(ordering: .acquiring) > 0 }

  /// The time limit of a call, in seconds. A sound device that sleeps, or is far away, is awake by then.
  private static let patience = 5.0

  init() throws(SpeechError) {
    let state = state
    try OwningThread.start { Self.work(state) }
  }

  deinit { state.withLock { $0.isOver = true } }

  func result(of call: @escaping Call) -> Int32? {
    let isGivenUp = state.withLock { state in
      state.call = call
      return state.isGivenUp
    }
    if isGivenUp { return nil }
    let result = state.wait(atMost: Self.patience) { $0.result }
    return state.withLock { state in
      // The result may have arrived in this moment.
      let answered = result ?? state.result
      if answered == nil {
        state.isGivenUp = true
        Self.hanging.add(1, ordering: .releasing)
      }
      state.result = nil
      return answered
    }
  }

  private static func work(_ state: Monitor<State>) {
    while let call = state.wait(until: next) {
      let result = call()
      let isGivenUp = state.withLock { state in
        state.result = result
        return state.isGivenUp
      }
      guard isGivenUp else { continue }
      Self.hanging.subtract(1, ordering: .releasing)
      return
    }
  }

  /// Returns the next call, `.some(nil)` if there will be none, or nil if it must still be waited for.
  private static func next(_ state: inout State) -> Call?? {
    guard let call = state.call else { return state.isOver ? .some(nil) : nil }
    state.call = nil
    return call
  }
}
