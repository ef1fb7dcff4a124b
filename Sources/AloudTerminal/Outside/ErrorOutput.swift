internal import AloudLanguage
internal import Glibc
internal import SystemPackage

/// What a command writes on its error output, in a file without a name: the command never waits for a reader, and what it
/// leaves running can go on writing. Where there is no room for a file, it is let go.
struct ErrorOutput: ~Copyable {
  /// How much of its end is looked at, in bytes.
  private static let limit = 4096

  let descriptor: FileDescriptor

  /// An empty file in the folder for such files; nil where not even nothing can be written to.
  init?() {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var path = Array("\(folder)/aloud-XXXXXX".utf8CString)
    var descriptor = mkstemp(&path)
    if descriptor >= 0 { unlink(path) } else { descriptor = open("/dev/null", O_RDWR) }
    guard descriptor >= 0 else { return nil }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    self.descriptor = FileDescriptor(rawValue: descriptor)
  }

  deinit { _ = close(descriptor.rawValue) }

  /// Its last line that says something; nil where it has none, or that is not text.
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
