import Aloud
import AloudDocuments
import AloudTerminal
import Dispatch
import Glibc
import Synchronization

/// What goes on between a session and its host: events one way, messages the other, and rows as they are read.
final class HostConnection: Sendable {
  /// How long a host may say nothing while it is asked for rows, or while it has not answered an event.
  struct Patience { var rows = 10.0, events = 60.0 }

  private struct State {
    /// The rows that have come, by list and by the place of the first.
    var pages: [String: [Int: [ProvidedRow]]] = [:]
    /// Who waits for rows.
    var waiting: [DispatchSemaphore] = []
    /// The events that it has not answered.
    var open: Set<ID> = []
    /// Whether it has ended.
    var isOver = false
    /// Goes up with each line of it.
    var lineCount = 0
  }

  let inbox = Inbox()
  private let process: HostProcess
  private let patience: Patience
  private let state = Mutex(State())
  private let watching = DispatchQueue(label: "aloud.host.patience")

  init(_ process: HostProcess, patience: Patience = Patience()) { (self.process, self.patience) = (process, patience) }

  /// Reads what it says, to its end.
  func listen() {
    DispatchQueue.global().async { [self] in
      while case .success(let line) = process.channel.line() { take(line) }
      let status = process.status()
      let open = state.withLock { state in
        state.isOver = true
        for one in state.waiting { one.signal() }
        defer { state.open = [] }
        return state.open
      }
      inbox.put(String(status), for: HostedApp.ended)
      for id in open { inbox.put(ended: id) }
    }
  }

  private func take(_ line: String) {
    state.withLock { $0.lineCount += 1 }
    switch HostReply(line) {
    case .done(let number): answered(ID(HostedApp.message.name, String(number)))
    case .rows(let list, let from, let rows):
      state.withLock { state in
        state.pages[list, default: [:]][from] = rows
        for one in state.waiting { one.signal() }
        state.waiting = []
      }
    case nil:
      state.withLock { $0.pages = [:] }
      // A flood fills no memory; but who waits for rows is waited for by nobody.
      while inbox.isFull, state.withLock({ $0.waiting.isEmpty }) { usleep(2000) }
      inbox.put(line, for: HostedApp.message)
    }
  }

  private func answered(_ id: ID) {
    if state.withLock({ $0.open.remove(id) }) != nil { inbox.put(ended: id) }
  }

  /// Tells it of an event.
  func tell(_ id: ID, _ line: String) {
    let isOver = state.withLock { state in
      if !state.isOver { state.open.insert(id) }
      return state.isOver
    }
    if isOver { return inbox.put(ended: id) }
    process.channel.write(line)
    watch(id)
  }

  /// Goes on without an answer to an event, where it has been silent for too long since.
  private func watch(_ id: ID) {
    let count = state.withLock { $0.lineCount }
    watching.asyncAfter(deadline: .now() + patience.events) { [self] in
      guard state.withLock({ $0.open.contains(id) }) else { return }
      if state.withLock({ $0.lineCount }) != count { return watch(id) }
      inbox.put(note: .message(.hostUnanswered(program: .text(.verbatim(process.name)))))
      answered(id)
    }
  }

  /// The row of a list at a place; nil where it does not come.
  func row(_ list: String, _ index: Int) -> ProvidedRow? {
    let from = index / HostProtocol.pageSize * HostProtocol.pageSize
    func known() -> [ProvidedRow]? { state.withLock { $0.pages[list]?[from] } }
    if known() == nil {
      let end = DispatchTime.now() + patience.rows
      process.channel.write(HostProtocol.request(rows: list, from: from))
      while known() == nil, DispatchTime.now() < end {
        let semaphore = DispatchSemaphore(value: 0)
        let mayWait = state.withLock { state in
          if !state.isOver, state.pages[list]?[from] == nil { state.waiting.append(semaphore) }
          return !state.isOver
        }
        guard mayWait else { break }
        _ = semaphore.wait(timeout: end)
      }
    }
    guard let rows = known(), rows.indices.contains(index - from) else { return nil }
    return rows[index - from]
  }
}
