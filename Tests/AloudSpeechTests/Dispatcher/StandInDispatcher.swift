import AloudSystem
import Glibc

@testable import AloudSpeech

/// A dispatcher of the tests' own: answers each line as it is told to, and keeps what it got.
final class StandInDispatcher: Sendable {
  /// How it behaves.
  enum Manner: Sendable {
    /// As speech-dispatcher does: what it is told to say is said at once.
    case good
    /// It takes all and answers nothing.
    case silent
    /// It answers what nobody can understand.
    case binary
    /// It says good-bye to all in the middle of the first message.
    case leaving
    /// What it is told to say never ends.
    case endless
    /// It refuses commands that begin so, and is good otherwise.
    case refusing(String)
  }

  /// The lines that it was told.
  let heard = Monitor<[String]>([])
  private let listener: Int32

  /// Listens on a socket at `path`, for one client after the other.
  init(at path: String, _ manner: Manner) {
    unlink(path)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    self.listener = listener
    withUnsafePointer(to: &address) {
      _ = $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    listen(listener, 8)
    try? OwningThread.start { [heard] in
      while true {
        let client = accept(listener, nil, nil)
        if client < 0 { return }
        Self.serve(client, manner, heard)
        close(client)
      }
    }
  }

  deinit { shutdown(listener, Int32(SHUT_RDWR)) }

  private static func serve(_ client: Int32, _ manner: Manner, _ heard: Monitor<[String]>) {
    guard let input = fdopen(dup(client), "r") else { return }
    defer { fclose(input) }
    var isText = false
    var line = [CChar](repeating: 0, count: 100_000)
    while fgets(&line, Int32(line.count), input) != nil {
      let text = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      heard.withLock { $0.append(String(text.prefix { !$0.isNewline })) }
      let answer: String
      switch (manner, text) {
      case (.silent, _): continue
      case (.refusing(let command), _) where text.hasPrefix(command): answer = "409 ERR REFUSED\r\n"
      case (.binary, _): answer = "\u{0}\u{7F}\u{1}\n"
      case (_, "SPEAK\r\n"): (isText, answer) = (true, "230 OK RECEIVING DATA\r\n")
      case (.leaving, ".\r\n"): return
      case (.endless, ".\r\n"): (isText, answer) = (false, "225-1\r\n225 OK\r\n701-1\r\n701-1\r\n701 BEGIN\r\n")
      case (_, ".\r\n"):
        isText = false
        answer = "225-1\r\n225 OK\r\n701-1\r\n701-1\r\n701 BEGIN\r\n702-1\r\n702-1\r\n702 END\r\n"
      default: answer = isText ? "" : "200 OK\r\n"
      }
      _ = answer.withCString { send(client, $0, strlen($0), Int32(MSG_NOSIGNAL)) }
    }
  }
}
