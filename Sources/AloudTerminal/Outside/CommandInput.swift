internal import Glibc
internal import SystemPackage

/// What a command reads. It is opened before the command is started: where too many files are open, the library that starts it
/// would end the program.
struct CommandInput: ~Copyable {
  /// How many bytes a pipe takes without being asked, and what asks it for more.
  private static let usualRoom = 1 << 16, setRoom: Int32 = 1031

  let descriptor: FileDescriptor

  /// One that has `text`, which stands in a pipe and nowhere on a disk; nil where no more files can be opened, or the text is
  /// longer than a pipe can take, a million bytes.
  init?(_ text: String = "") {
    let descriptor =
      text.isEmpty ? uninterrupted { open("/dev/null", O_RDONLY | O_CLOEXEC) } : Self.pipe(holding: Array(text.utf8))
    guard descriptor >= 0 else { return nil }
    self.descriptor = FileDescriptor(rawValue: descriptor)
  }

  /// The end of a pipe that holds `bytes`, and nothing after them; -1 where there is none.
  private static func pipe(holding bytes: [UInt8]) -> Int32 {
    var ends: [Int32] = [-1, -1]
    guard Glibc.pipe(&ends) == 0 else { return -1 }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    if bytes.count > usualRoom { _ = fcntl(ends[1], setRoom, Int32(clamping: bytes.count)) }
    // What has no room would be waited for, and nobody reads yet.
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    let count = uninterrupted { write(ends[1], bytes, bytes.count) }
    close(ends[1])
    if count == bytes.count { return ends[0] }
    close(ends[0])
    return -1
  }

  deinit { _ = close(descriptor.rawValue) }
}
