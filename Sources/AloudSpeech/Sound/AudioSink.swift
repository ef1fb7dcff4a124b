import AloudSystem
import Glibc

/// A destination of 16-bit mono samples. A sink belongs to the speaking thread, and is opened when it is created.
protocol AudioSink: AnyObject {
  /// Stops early, without an error, once `isInterrupted` returns true.
  func write(_ samples: Span<Int16>, until isInterrupted: () -> Bool) throws(SpeechError)
  /// Completes an utterance: the samples so far must be usable even if the process dies.
  func settle() throws(SpeechError)
  func discard() throws(SpeechError)
  /// Waits until all samples are heard or written, and closes the sink.
  func close() throws(SpeechError)
}

extension AudioSink {
  func settle() {}
  /// Does nothing, because data in a pipe can't be taken back.
  func discard() {}
}

final class Silence: AudioSink {
  func write(_ samples: Span<Int16>, until isInterrupted: () -> Bool) {}
  func close() {}
}

extension SpeechTarget {
  func open(sampleRate: Int) throws(SpeechError) -> any AudioSink {
    switch self {
    case .device: try SoundDevice(sampleRate: sampleRate)
    case .wav(let path): try WAVFile(path: path, sampleRate: sampleRate)
    case .pcm(let path): try OutputFile(path: path, for: self)
    case .pcmDescriptor(let descriptor): OutputFile(descriptor: descriptor, for: self)
    case .command(let command): try OutputFile(command: command, for: self)
    case .nowhere, .dispatcher: Silence()
    }
  }
}

/// A file, a pipe or the input of a command, which takes raw samples (16-bit little-endian) and is closed with its owner if it was
/// opened here. Errors name the target.
final class OutputFile: AudioSink {
  private let descriptor: Int32
  private let target: SpeechTarget
  /// Closes what was opened here, and returns 0 on success; nil once it is closed.
  private var closing: (() -> Int32)?

  /// Waits for a reader if the file is a named pipe.
  init(path: String, for target: SpeechTarget) throws(SpeechError) {
    let opened = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard opened >= 0 else { throw .cannotOpen(target, code: errno) }
    (descriptor, self.target, closing) = (opened, target, { Glibc.close(opened) })
  }

  /// Creates a file for a descriptor that the caller opens and closes.
  init(descriptor: Int32, for target: SpeechTarget) { (self.descriptor, self.target) = (descriptor, target) }

  init(command: String, for target: SpeechTarget) throws(SpeechError) {
    guard let pipe = newPipe(waits: true) else { throw .cannotOpen(target, code: errno) }
    defer { Glibc.close(pipe.reading) }
    let player: StartedProgram
    do throws(SystemCallError) {
      player = try StartedProgram(shell: command, on: .descriptors(input: pipe.reading), in: .own)
    } catch {
      Glibc.close(pipe.writing)
      throw .cannotOpen(target, code: error.number)
    }
    (descriptor, self.target) = (pipe.writing, target)
    // How the command ends is its own affair.
    closing = {
      Glibc.close(pipe.writing)
      player.status()
      return 0
    }
  }

  deinit { _ = closing?() }

  func write(_ samples: Span<Int16>, until isInterrupted: () -> Bool) throws(SpeechError) {
    try write(samples.bytes, until: isInterrupted)
  }

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

  func close() throws(SpeechError) {
    guard let close = closing.take() else { return }
    guard close() == 0 else { throw .cannotWrite(target, code: errno) }
  }

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
    let written = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
    if written >= 0 { return written }
    let code = errno
    if code == EINTR || code == EAGAIN { return 0 }
    throw code == EPIPE ? .readerEnded(target) : .cannotWrite(target, code: code)
  }
}

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
    try file.write(samples, until: isInterrupted)
    byteCount += samples.count * MemoryLayout<Int16>.size
    if byteCount - settledByteCount >= sampleRate * MemoryLayout<Int16>.size { try settle() }
  }

  func settle() throws(SpeechError) {
    guard canGoBack else { return }
    settledByteCount = byteCount
    canGoBack = try file.overwrite(Self.header(sampleRate: sampleRate, byteCount: byteCount), at: 0)
  }

  func discard() throws(SpeechError) { try settle() }

  func close() throws(SpeechError) {
    try settle()
    try file.close()
  }

  /// Returns the 44 bytes before the samples. Sizes that do not fit are given as the greatest that does.
  static func header(sampleRate: Int, byteCount: Int) -> [UInt8] {
    func little(_ number: Int, _ size: Int) -> [UInt8] {
      (0..<size).map { UInt8(truncatingIfNeeded: UInt32(clamping: number) >> (8 * UInt32($0))) }
    }
    let sampleSize = MemoryLayout<Int16>.size
    // Plain samples, of one channel.
    let form = little(1, 2) + little(1, 2) + little(sampleRate, 4) + little(sampleRate * sampleSize, 4)
    return Array("RIFF".utf8) + little(byteCount + 36, 4) + Array("WAVEfmt ".utf8) + little(16, 4) + form
      + little(sampleSize, 2) + little(sampleSize * 8, 2) + Array("data".utf8) + little(byteCount, 4)
  }
}
