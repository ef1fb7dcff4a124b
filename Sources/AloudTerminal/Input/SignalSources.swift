internal import Dispatch
internal import Glibc

/// Turns the signals that concern the loop into items of its inbox.
struct SignalSources {
  private let sources: [any DispatchSourceSignal]

  init(into inbox: Inbox) {
    // A closed output is told by the write that fails.
    signal(SIGPIPE, SIG_IGN)
    let items: [(Int32, Inbox.Item)] =
      [(SIGINT, .interrupt), (SIGCONT, .resumed)] + [SIGTERM, SIGHUP, SIGQUIT].map { ($0, .terminate($0)) }
    sources = items.map { number, item in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { inbox.put(item) }
      source.resume()
      return source
    }
  }

  /// Gives the signals their usual meaning again.
  func cancel() { for source in sources { source.cancel() } }
}
