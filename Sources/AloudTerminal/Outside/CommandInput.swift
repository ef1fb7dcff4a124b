internal import Glibc
internal import SystemPackage

/// What a command reads. It is opened before the command is started: where too many files are open, the library that starts it
/// would end the program.
struct CommandInput: ~Copyable {
  /// How many bytes a pipe takes without being asked, and what asks it for more.
  private static let usualRoom = 1 << 16, setRoom: Int32 = 1031

  let descriptor: FileDescriptor

  /// One that has `text`, which stands in a pipe, or in memory where that is too long for one, and nowhere on a disk.
  ///
  /// - Throws: Why there is no room for it.
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

  /// The end of a pipe that holds `bytes`, and nothing after them; nil where it has no room for them, a million at most.
  private static func pipe(holding bytes: [UInt8]) throws(Errno) -> FileDescriptor? {
    var ends: [Int32] = [-1, -1]
    if Glibc.pipe(&ends) != 0 { throw Errno(rawValue: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    if bytes.count > usualRoom { _ = fcntl(ends[1], setRoom, Int32(clamping: bytes.count)) }
    // What has no room would be waited for, and nobody reads yet.
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    let count = uninterrupted { write(ends[1], bytes, bytes.count) }
    close(ends[1])
    if count == bytes.count { return FileDescriptor(rawValue: ends[0]) }
    close(ends[0])
    return nil
  }

  /// A file that holds `bytes`, has no name any more and was never on a disk.
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
