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

  /// A request for rows: one page of a list, or the rows that match a name.
  private enum Question: Hashable {
    case page(String, Int)
    case name(String, String)
  }

  private struct State {
    /// The rows that have come.
    var answers: [Question: [FoundRow]] = [:]
    /// What it was asked for and has not given.
    var asked: Set<Question> = []
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
      give(rows.enumerated().map { FoundRow(at: from + $0.offset, $0.element) }, for: .page(list, from))
    case .found(let list, let text, let rows): give(rows, for: .name(list, text))
    case nil:
      state.withLock { $0.answers = [:] }
      // A flood fills no memory; but who waits for rows is waited for by nobody.
      while inbox.isFull, state.withLock({ $0.waiting.isEmpty }) { usleep(2000) }
      inbox.put(line, for: HostedApp.message)
    }
  }

  private func give(_ rows: [FoundRow], for question: Question) {
    state.withLock { state in
      state.answers[question] = rows
      state.asked.remove(question)
      for one in state.waiting { one.signal() }
      state.waiting = []
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
    let rows = answer(to: .page(list, from), HostProtocol.request(rows: list, from: from)) ?? []
    return rows.indices.contains(index - from) ? rows[index - from].row : nil
  }

  /// The rows of a list that the host finds for a folded text. If it does not answer in time, the user is told, and there are none.
  func rows(_ list: String, called text: String) -> [FoundRow] {
    let rows = answer(to: .name(list, text), HostProtocol.request(rows: list, called: text))
    // Otherwise the user would only hear that nothing matches.
    if rows == nil { inbox.put(note: .message(.hostUnanswered(program: .text(.verbatim(process.name))))) }
    return rows ?? []
  }

  /// The rows that it was asked for, once they have come; nil where they don't come.
  ///
  /// What has come may be dropped before it is seen here, since the host has changed something: then it is asked for anew.
  private func answer(to question: Question, _ request: String) -> [FoundRow]? {
    let end = DispatchTime.now() + patience.rows
    while true {
      let arrival = DispatchSemaphore(value: 0)
      // Looking and waiting are one step: rows that came between the two would be waited for in vain.
      let (rows, isAsked) = state.withLock { state -> ([FoundRow]?, Bool) in
        if let rows = state.answers[question] { return (rows, true) }
        if state.isOver { return ([], true) }
        state.waiting.append(arrival)
        return (nil, !state.asked.insert(question).inserted)
      }
      if let rows { return rows }
      if !isAsked { process.channel.write(request) }
      if arrival.wait(timeout: end) == .timedOut {
        state.withLock { _ = $0.asked.remove(question) }
        return nil
      }
    }
  }
}
