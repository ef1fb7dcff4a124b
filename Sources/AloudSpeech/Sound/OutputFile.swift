#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

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
    if isOurs { _ = Self.closeDescriptor(descriptor) }
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
    guard Self.closeDescriptor(descriptor) == 0 else { throw .cannotWrite(target, code: errno) }
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
    let written = bytes.withUnsafeBytes { Self.writeDescriptor(descriptor, $0) }
    if written >= 0 { return written }
    let code = errno
    if code == EINTR || code == EAGAIN { return 0 }
    throw code == EPIPE ? .readerEnded(target) : .cannotWrite(target, code: code)
  }

  private static func writeDescriptor(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #else
      Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }

  private static func closeDescriptor(_ descriptor: Int32) -> Int32 {
    #if canImport(Glibc)
      Glibc.close(descriptor)
    #elseif canImport(Musl)
      Musl.close(descriptor)
    #else
      Darwin.close(descriptor)
    #endif
  }
}
