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

/// A file descriptor for writing, which is closed with its owner if it was opened here.
final class OutputFile {
  private let descriptor: Int32
  private let target: SpeechTarget
  private var isOurs: Bool

  /// Waits for a reader if the file is a named pipe.
  init(path: String, for target: SpeechTarget) throws(SpeechError) {
    let opened = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard opened >= 0 else { throw .cannotOpen(target, code: errno) }
    descriptor = opened
    self.target = target
    isOurs = true
  }

  /// Creates a file for a descriptor that the caller opens and closes.
  init(descriptor: Int32, for target: SpeechTarget) {
    self.descriptor = descriptor
    self.target = target
    isOurs = false
  }

  deinit {
    if isOurs { _ = systemClose(descriptor) }
  }

  /// Writes all bytes, or as many whole samples as possible before `isInterrupted` returns true.
  func write(_ bytes: RawSpan, until isInterrupted: () -> Bool) throws(SpeechError) {
    var done = 0
    while done < bytes.byteCount {
      guard try isReady() else {
        // Half a sample would turn everything after it into noise.
        if isInterrupted() && done.isMultiple(of: MemoryLayout<Int16>.size) { return }
        continue
      }
      done += try write(bytes.extracting(done..<min(bytes.byteCount, done + Self.atomicSize)))
    }
  }

  /// Returns false if the file has no offsets, as a pipe.
  func overwrite(_ bytes: [UInt8], at offset: Int) throws(SpeechError) -> Bool {
    let written = pwrite(descriptor, bytes, bytes.count, off_t(offset))
    if written == bytes.count { return true }
    if written < 0, errno == ESPIPE { return false }
    throw .cannotWrite(target, code: written < 0 ? errno : ENOSPC)
  }

  /// Throws if data was lost after all.
  func close() throws(SpeechError) {
    guard isOurs else { return }
    isOurs = false
    guard systemClose(descriptor) == 0 else { throw .cannotWrite(target, code: errno) }
  }

  /// The number of bytes that a ready pipe takes without blocking.
  private static let atomicSize = 4096

  /// Waits up to 10 ms, a fifth of a buffer of 50 ms, because a caller that stops speech waits too.
  private func isReady() throws(SpeechError) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    let found = poll(&request, 1, 10)
    if found < 0, errno != EINTR { throw .cannotWrite(target, code: errno) }
    if found > 0, request.revents & Int16(POLLNVAL) != 0 { throw .cannotWrite(target, code: EBADF) }
    return found > 0
  }

  private func write(_ bytes: RawSpan) throws(SpeechError) -> Int {
    let written = bytes.withUnsafeBytes { systemWrite(descriptor, $0) }
    if written >= 0 { return written }
    let code = errno
    if code == EINTR || code == EAGAIN { return 0 }
    throw code == EPIPE ? .readerEnded(target) : .cannotWrite(target, code: code)
  }
}

/// The class's own names hide the system's.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}

private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }

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
