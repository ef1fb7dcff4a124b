import Glibc

/// A socket of this machine that waits for one caller.
struct WaitingSocket: ~Copyable {
  private let descriptor: Int32

  init(_ path: String) throws {
    descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix($0.count - 1)) }
    let isListening = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0 && listen(descriptor, 1) == 0
      }
    }
    guard isListening else { throw ConsoleFailure("wait at \(path)") }
  }

  deinit { close(descriptor) }

  /// The connection to who has called, within so many milliseconds.
  borrowing func accepted(within limit: Int32) throws -> Int32 {
    var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&polled, 1, limit) == 1 else { throw ConsoleFailure("be called") }
    return accept(descriptor, nil, nil)
  }
}
