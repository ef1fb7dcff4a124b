internal import Glibc
internal import SystemPackage

/// The standard input of a command. It is opened before the command starts, because the library that starts commands would end the
/// program if too many files are open.
struct CommandInput: ~Copyable {
  /// The default capacity of a pipe in bytes, and the fcntl command F_SETPIPE_SZ that changes it.
  private static let usualRoom = 1 << 16, setRoom: Int32 = 1031

  let descriptor: FileDescriptor

  /// Creates an input with a text. The text is held in a pipe, or in memory if it is too long for one, and never on a disk.
  ///
  /// - Throws: The reason why there is no room for the text.
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

  /// Returns the reading end of a pipe that holds exactly `bytes`, or nil if a pipe, which takes a million bytes at most, has no
  /// room for them.
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

  /// Returns a file in memory that holds `bytes` and has no name any more.
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
