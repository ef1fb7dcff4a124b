import Glibc

/// A connection to speech-dispatcher, which carries commands and their answers, and events between them.
final class DispatcherConnection {
  private let descriptor: Int32
  private var reader = DispatcherReplyReader()
  private var events: [DispatcherReply] = []
  private var answers: [DispatcherReply] = []

  /// The time limit for an answer in milliseconds, after which the dispatcher counts as lost.
  private static let patience = 2_000

  init() throws(SpeechError) {
    guard let path = Self.path, let descriptor = Self.connected(to: path) else { throw .noDispatcher }
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  func command(_ line: String) throws(SpeechError) -> DispatcherReply {
    try transmit(line + "\r\n")
    let end = ContinuousClock.now + .milliseconds(Self.patience)
    while answers.isEmpty {
      let left = Int((end - ContinuousClock.now) / .milliseconds(1))
      guard left > 0 else { throw .dispatcherLost }
      try receive(within: left)
    }
    return answers.removeFirst()
  }

  func event(within milliseconds: Int) throws(SpeechError) -> DispatcherReply? {
    if events.isEmpty { try receive(within: milliseconds) }
    return events.isEmpty ? nil : events.removeFirst()
  }

  private func transmit(_ text: String) throws(SpeechError) {
    let bytes = Array(text.utf8)
    var done = 0
    while done < bytes.count {
      let count = bytes[done...].withUnsafeBytes {
        send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count > 0 {
        done += count
      } else if errno == EAGAIN {
        guard isReady(for: POLLOUT, within: Self.patience) else { throw .dispatcherLost }
      } else if errno != EINTR {
        throw .dispatcherLost
      }
    }
  }

  private func receive(within milliseconds: Int) throws(SpeechError) {
    guard isReady(for: POLLIN, within: milliseconds) else { return }
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = read(descriptor, &bytes, bytes.count)
    if count < 0, errno == EAGAIN || errno == EINTR { return }
    guard count > 0, let replies = reader.take(bytes[..<count]) else { throw .dispatcherLost }
    for reply in replies {
      if reply.isEvent { events.append(reply) } else { answers.append(reply) }
    }
  }

  private func isReady(for event: Int32, within milliseconds: Int) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    return poll(&entry, 1, Int32(milliseconds)) > 0
  }

  /// The path of the socket in SPEECHD_ADDRESS ("unix_socket:/path"), or else the session's usual one; nil if neither is known.
  private static var path: String? {
    func value(_ name: String) -> String? {
      guard let text = getenv(name).map({ String(cString: $0) }), !text.isEmpty else { return nil }
      return text
    }
    guard let address = value("SPEECHD_ADDRESS") else {
      return value("XDG_RUNTIME_DIR").map { $0 + "/speech-dispatcher/speechd.sock" }
    }
    let form = "unix_socket:"
    return address.hasPrefix(form) ? String(address.dropFirst(form.count)) : nil
  }

  /// Never blocks.
  private static func connected(to path: String) -> Int32? {
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

/// An answer or event of speech-dispatcher's protocol (SSIP): "208 OK CLIENT NAME SET", or several lines with one number, all but
/// the last with a hyphen: "225-21", "225 OK MESSAGE QUEUED".
struct DispatcherReply: Equatable {
  /// The number that gives the meaning; from 700, the reply is an event that no command asked for.
  let code: Int
  var values: [String] = []

  var isEvent: Bool { code >= 700 }

  var isSuccess: Bool { (200..<300).contains(code) }
}

struct DispatcherReplyReader {
  private var bytes: [UInt8] = []
  private var values: [String] = []

  /// A dispatcher never needs so many bytes in a line.
  private static let longestLine = 10_000

  /// Returns the replies that are complete, or nil if the bytes do not follow the protocol.
  mutating func take(_ some: some Sequence<UInt8>) -> [DispatcherReply]? {
    bytes += some
    var replies: [DispatcherReply] = []
    while let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
      var line = bytes[..<end]
      if line.last == UInt8(ascii: "\r") { line.removeLast() }
      let text = String(decoding: line, as: UTF8.self)
      bytes.removeSubrange(...end)
      guard let code = Int(text.prefix(3)), text.utf8.count > 3 else { return nil }
      let rest = String(text.dropFirst(4))
      if text.dropFirst(3).first == "-" {
        values.append(rest)
      } else {
        replies.append(DispatcherReply(code: code, values: values))
        values = []
      }
    }
    return bytes.count > Self.longestLine ? nil : replies
  }
}
