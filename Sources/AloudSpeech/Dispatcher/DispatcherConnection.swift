#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A connection to speech-dispatcher: commands and their answers, and events between them.
final class DispatcherConnection {
  private let descriptor: Int32
  private var reader = DispatcherReplyReader()
  private var events: [DispatcherReply] = []
  private var answers: [DispatcherReply] = []

  /// How long an answer may take, in milliseconds: who hangs is taken for gone.
  private static let patience = 2_000

  /// Connects to the dispatcher that runs.
  init() throws(SpeechError) {
    guard let descriptor = DispatcherAddress()?.connected() else { throw .noDispatcher }
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Sends a line and waits for its answer.
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

  /// The next event; nil where none comes within so many milliseconds.
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
}
