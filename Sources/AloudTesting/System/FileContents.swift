import Glibc

enum FileContents {
  static func read(_ path: String) throws -> [UInt8] {
    let number = open(path, O_RDONLY | O_CLOEXEC)
    guard number >= 0 else { throw SystemError("read \(path)") }
    let file = Descriptor(number: number)
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = buffer.withUnsafeMutableBytes { Glibc.read(file.number, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw SystemError("read \(path)") }
      if count == 0 { return bytes }
      bytes += buffer.prefix(count)
    }
  }

  /// Replaces a file atomically, so that a reader sees either the old or the new contents.
  static func write(_ bytes: [UInt8], to path: String, permissions: mode_t = 0o644) throws {
    var status = stat()
    // A device or pipe must not be replaced by a file.
    let isFile = stat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
    let unfinished = isFile ? "\(path).unfinished-\(getpid())" : path
    let number = open(unfinished, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, permissions)
    guard number >= 0 else { throw SystemError("write \(unfinished)") }
    let file = Descriptor(number: number)
    do {
      var rest = bytes[...]
      while !rest.isEmpty {
        guard let count = file.writeAvailable(rest) else { throw SystemError("write \(unfinished)") }
        rest = rest.dropFirst(count)
      }
      if isFile, rename(unfinished, path) != 0 { throw SystemError("replace \(path)") }
    } catch {
      if isFile { unlink(unfinished) }
      throw error
    }
  }
}
