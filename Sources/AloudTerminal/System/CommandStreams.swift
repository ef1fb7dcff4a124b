internal import AloudLanguage
internal import Glibc
internal import SystemPackage

/// The standard input of a command. It is opened before the command starts, because the library that starts commands would end the
/// program if too many files are open.
struct CommandInput: ~Copyable {
  /// The default capacity of a pipe in bytes, and the fcntl command F_SETPIPE_SZ that changes it.
  private static let usualRoom = 1 << 16, setRoom: Int32 = 1031

  let descriptor: FileDescriptor

  /// The text is held in a pipe, or in memory if it is too long for one, and never on a disk.
  init(_ text: String = "") throws(Errno) {
    let bytes = Array(text.utf8)
    if bytes.isEmpty {
      let nothing = uninterrupted { open("/dev/null", O_RDONLY | O_CLOEXEC) }
      if nothing < 0 { throw Errno(rawValue: errno) }
      descriptor = FileDescriptor(rawValue: nothing)
    } else if let pipe = try Self.pipe(holding: bytes) {
      descriptor = pipe
    } else {
      descriptor = try Self.memory(holding: bytes)
    }
  }

  /// Returns the reading end of a pipe that holds `bytes`, or nil if they do not fit. A pipe takes a million bytes at most.
  private static func pipe(holding bytes: [UInt8]) throws(Errno) -> FileDescriptor? {
    var ends: [Int32] = [-1, -1]
    if Glibc.pipe(&ends) != 0 { throw Errno(rawValue: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    if bytes.count > usualRoom { _ = fcntl(ends[1], setRoom, Int32(clamping: bytes.count)) }
    // Nobody reads the pipe yet, so writing more than it holds would block.
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    let count = uninterrupted { write(ends[1], bytes, bytes.count) }
    close(ends[1])
    if count == bytes.count { return FileDescriptor(rawValue: ends[0]) }
    close(ends[0])
    return nil
  }

  /// Returns a file in memory that has no name any more.
  private static func memory(holding bytes: [UInt8]) throws(Errno) -> FileDescriptor {
    let name = "/aloud-\(getpid())-\(UInt64.random(in: 0...UInt64.max))"
    let descriptor = shm_open(name, O_RDWR | O_CREAT | O_EXCL, 0o600)
    if descriptor < 0 { throw [EMFILE, ENFILE].contains(errno) ? Errno(rawValue: errno) : .noMemory }
    shm_unlink(name)
    let file = FileDescriptor(rawValue: descriptor)
    do {
      try file.writeAll(bytes)
      try file.seek(offset: 0, from: .start)
      return file
    } catch {
      close(descriptor)
      throw .noMemory
    }
  }

  deinit { _ = close(descriptor.rawValue) }
}

/// The standard error of a command, in a file without a name. The command never waits for a reader, and processes that it leaves
/// running can still write. If no file can be made, the output is discarded.
struct ErrorOutput: ~Copyable {
  /// The number of bytes at the end that are examined.
  private static let limit = 4096

  let descriptor: FileDescriptor

  /// Creates an empty file in the temporary folder. Returns nil if not even /dev/null can be opened.
  init?() {
    let folder = EnvironmentVariable.value("TMPDIR") ?? "/tmp"
    var path = Array("\(folder)/aloud-XXXXXX".utf8CString)
    var descriptor = mkstemp(&path)
    if descriptor >= 0 { unlink(path) } else { descriptor = open("/dev/null", O_RDWR) }
    guard descriptor >= 0 else { return nil }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    self.descriptor = FileDescriptor(rawValue: descriptor)
  }

  deinit { _ = close(descriptor.rawValue) }

  /// The last line that is not blank; nil if there is none, or if it is not text or was cut off.
  var lastLine: String? {
    let size = lseek(descriptor.rawValue, 0, SEEK_END)
    guard size > 0 else { return nil }
    let bytes = [UInt8](unsafeUninitializedCapacity: Self.limit) { buffer, count in
      count = max(0, pread(descriptor.rawValue, buffer.baseAddress, Self.limit, max(0, size - Self.limit)))
    }
    for line in bytes.split(separator: UInt8(ascii: "\n")).reversed() {
      guard let text = String(validating: line, as: UTF8.self)?.trimmingSpaces() else { return nil }
      if !text.isEmpty { return bytes.count == Self.limit && line.startIndex == 0 ? nil : String(text) }
    }
    return nil
  }
}
