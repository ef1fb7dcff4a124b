import Aloud
import AloudApp
import AloudPrompts
import AloudTerminal
import Dispatch
import Glibc

/// Runs an app that is fed with lines from a descriptor, while the user at the terminal can ask about its progress.
struct FedApp {
  let words: Words
  let session: SessionOptions
  /// The descriptor that the lines come from.
  let feed: Int32

  /// Runs the app until the lines end or the user leaves, and returns its final state.
  func run<A: App>(_ app: A) throws -> A.State {
    let inbox = Inbox()
    let descriptor = feed
    DispatchQueue.global().async { Self.read(descriptor, into: inbox) }
    return try session.play(app, words, keepsSettings: Interaction.isInteractive, fedBy: inbox).state
  }

  /// Passes the descriptor's lines to the inbox until the end.
  private static func read(_ descriptor: Int32, into inbox: Inbox) {
    var rest: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = Glibc.read(descriptor, &part, part.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      rest += part[..<count]
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        inbox.put(String(decoding: rest[..<end], as: UTF8.self), for: GaugeApp.line)
        rest.removeFirst(end + 1)
      }
    }
    if !rest.isEmpty { inbox.put(String(decoding: rest, as: UTF8.self), for: GaugeApp.line) }
    inbox.put("", for: GaugeApp.end)
  }
}
