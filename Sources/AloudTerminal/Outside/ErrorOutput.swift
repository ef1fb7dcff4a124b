internal import AloudLanguage
internal import Glibc
internal import SystemPackage

/// The standard error of a command, in a file without a name. The command never waits for a reader, and processes that it leaves
/// running can still write. If no file can be made, the output is discarded.
struct ErrorOutput: ~Copyable {
  /// The number of bytes at the end that are examined.
  private static let limit = 4096

  let descriptor: FileDescriptor

  /// Creates an empty file in the temporary folder. Returns nil if not even /dev/null can be opened.
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
