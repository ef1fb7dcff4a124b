internal import Aloud
internal import Glibc

/// The standard input of a command, which it can read without anybody who writes.
struct CommandInput: ~Copyable {
  /// The default capacity of a pipe in bytes, and the fcntl command F_SETPIPE_SZ that changes it.
  private static let usualRoom = 1 << 16, setRoom: Int32 = 1031

  let descriptor: Int32

  /// The text is held in a pipe, or in memory if it is too long for one, and never on a disk.
  init(_ text: String) throws(SystemError) {
    let bytes = Array(text.utf8)
    if bytes.isEmpty {
      let nothing = uninterrupted { open("/dev/null", O_RDONLY | O_CLOEXEC) }
      if nothing < 0 { throw SystemError() }
      descriptor = nothing
    } else if let pipe = try Self.pipe(holding: bytes) {
      descriptor = pipe
    } else {
      descriptor = try Self.memory(holding: bytes)
    }
  }

  /// Returns the reading end of a pipe that holds `bytes`, or nil if they do not fit. A pipe takes a million bytes at most.
  private static func pipe(holding bytes: [UInt8]) throws(SystemError) -> Int32? {
    guard let pipe = newPipe(waits: true) else { throw SystemError() }
    if bytes.count > usualRoom { _ = fcntl(pipe.writing, setRoom, Int32(clamping: bytes.count)) }
    // Nobody reads the pipe yet, so writing more than it holds would block.
    _ = fcntl(pipe.writing, F_SETFL, O_NONBLOCK)
    let count = uninterrupted { write(pipe.writing, bytes, bytes.count) }
    close(pipe.writing)
    if count == bytes.count { return pipe.reading }
    close(pipe.reading)
    return nil
  }

  /// Returns a file in memory that has no name any more.
  private static func memory(holding bytes: [UInt8]) throws(SystemError) -> Int32 {
    let name = "/aloud-\(getpid())-\(UInt64.random(in: 0...UInt64.max))"
    let descriptor = shm_open(name, O_RDWR | O_CREAT | O_EXCL, 0o600)
    if descriptor < 0 { throw SystemError(number: [EMFILE, ENFILE].contains(errno) ? errno : ENOMEM) }
    shm_unlink(name)
    if StandardOutput.write(bytes, to: descriptor) == nil, lseek(descriptor, 0, SEEK_SET) == 0 { return descriptor }
    close(descriptor)
    throw SystemError(number: ENOMEM)
  }

  deinit { close(descriptor) }
}

/// The standard error of a command, in a file without a name. The command never waits for a reader, and processes that it leaves
/// running can still write. If no file can be made, the output is discarded.
struct ErrorOutput: ~Copyable {
  /// The number of bytes at the end that are examined.
  private static let limit = 4096

  let descriptor: Int32

  /// Creates an empty file in the temporary folder. Throws if not even /dev/null can be opened.
  init() throws(SystemError) {
    let folder = EnvironmentVariable.value("TMPDIR") ?? "/tmp"
    var path = Array("\(folder)/aloud-XXXXXX".utf8CString)
    var file = mkstemp(&path)
    if file >= 0 { unlink(path) } else { file = open("/dev/null", O_RDWR) }
    if file < 0 { throw SystemError() }
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    descriptor = file
  }

  deinit { close(descriptor) }

  /// The last line that is not blank; nil if there is none, or if it is not text or was cut off.
  var lastLine: String? {
    let size = lseek(descriptor, 0, SEEK_END)
    guard size > 0 else { return nil }
    let bytes = [UInt8](unsafeUninitializedCapacity: Self.limit) { buffer, count in
      count = max(0, pread(descriptor, buffer.baseAddress, Self.limit, max(0, size - Self.limit)))
    }
    for line in bytes.split(separator: UInt8(ascii: "\n")).reversed() {
      guard let text = String(validating: line, as: UTF8.self)?.trimmingSpaces() else { return nil }
      if !text.isEmpty { return bytes.count == Self.limit && line.startIndex == 0 ? nil : String(text) }
    }
    return nil
  }
}
