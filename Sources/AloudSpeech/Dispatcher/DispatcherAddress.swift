#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where the user's speech-dispatcher listens.
struct DispatcherAddress {
  /// The path of its socket.
  let path: String

  /// As SPEECHD_ADDRESS says ("unix_socket:/path"), else where the session keeps it; nil where neither is known.
  init?() {
    func value(_ name: String) -> String? {
      guard let text = getenv(name).map({ String(cString: $0) }), !text.isEmpty else { return nil }
      return text
    }
    if let address = value("SPEECHD_ADDRESS") {
      let form = "unix_socket:"
      guard address.hasPrefix(form) else { return nil }
      path = String(address.dropFirst(form.count))
    } else {
      guard let folder = value("XDG_RUNTIME_DIR") else { return nil }
      path = folder + "/speech-dispatcher/speechd.sock"
    }
  }

  /// A socket that is connected to it; nil where nobody listens. Never waits.
  func connected() -> Int32? {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let room = MemoryLayout.size(ofValue: address.sun_path)
    guard path.utf8.count < room else { return nil }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0)
    guard descriptor >= 0 else { return nil }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let code = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, size) }
    }
    if code == 0 { return descriptor }
    close(descriptor)
    return nil
  }
}
