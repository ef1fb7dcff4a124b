import Aloud
import AloudApp
import AloudDocuments
import AloudSystem
import AloudTerminal
import ArgumentParser
import Dispatch
import Glibc

struct Host: ParsableCommand {
  /// In seconds.
  private static let patience = 10
  private static let unavailable: Int32 = 69

  static let configuration = CommandConfiguration(
    commandName: "host", abstract: "Run the app of a program that speaks JSON lines.",
    example: "aloud host python3 app.py")

  @OptionGroup var session: SessionOptions

  @Argument(
    parsing: .captureForPassthrough,
    help:
      "The program and its arguments; or fd:3,4 for the program that started this one, which writes on descriptor 3 and reads on 4."
  ) var program: [String]

  mutating func validate() throws {
    guard let option = program.first, option.hasPrefix("-") else { return }
    if option == "--", program.count > 1 { return _ = program.removeFirst() }
    // After the value of an option, help has gone unnoticed.
    if ["--help", "-h"].contains(option) { throw CleanExit.helpRequest(self) }
    let remedy = "Options of the program follow its name: aloud host python3 app.py --fast"
    throw ValidationError("Unknown option '\(GivenBytes.shown(option))'. \(remedy)")
  }

  func run() throws {
    let words = try session.locales.words()
    let process = try start(words)
    process.write(HostProtocol.greeting(locale: words.locale.tag))
    defer { process.end() }
    let line = try firstLine(of: process, words)
    let connection = HostConnection(process)
    let app = try app(line, process, connection, words)
    let ending = TaskEnding(isTask: app.isTask, hasAnswers: app.hasAnswers)
    connection.listen()
    var program = ConnectedProgram(inbox: connection.inbox, tell: connection.tell)
    if app.tellsOfWaiting { program.tellWaiting = { process.write(HostProtocol.waiting(after: $0)) } }
    let (state, hasInputEnded, _) = try session.play(app, words, program: program)
    try ending.end(exitCode: state.inner.exitCode, hasInputEnded: hasInputEnded, answers: app.answers(in: state), words)
  }

  private func start(_ words: Words) throws -> HostProcess {
    let name = Message.Argument.text(.verbatim(program.first ?? ""))
    do throws(HostProcess.StartingError) { return try HostProcess(program) } catch {
      throw switch error {
      case .notFound: words.failure(.hostNotFound(program: name), Self.unavailable)
      case .noDescriptors: words.failure(.hostNoDescriptors(word: name), ExitCode.wrongUse.rawValue)
      }
    }
  }

  private func firstLine(of process: HostProcess, _ words: Words) throws -> String {
    let name = Message.Argument.text(.verbatim(process.name))
    let problem: Message
    switch process.line(within: Int32(Self.patience * 1000)) {
    case .success(let line):
      // What is no message is told of as such.
      guard let version = HostProtocol.version(of: line), version != HostProtocol.version else { return line }
      problem = .hostVersion(program: name, version: .number(version), own: .number(HostProtocol.version))
    case .failure(.ended): problem = .hostEnded(program: name, status: .number(Int(process.status())))
    case .failure(.silent):
      let limit = LocalizedText.message(.durationSeconds(count: .number(Self.patience)))
      problem = .hostSilent(program: name, limit: .text(limit))
    case .failure(.tooLong): problem = .hostTooLong(limit: .number(HostProtocol.lineLimit))
    }
    throw words.failure(problem, Self.unavailable)
  }

  private func app(
    _ line: String, _ process: HostProcess, _ connection: HostConnection, _ words: Words
  ) throws -> HostedApp {
    do throws(DocumentErrors) {
      return try HostedApp(
        line, from: process.name,
        rows: { list, index in
          connection.row(list, index) ?? ProvidedRow(["title": words.text(.hostRowMissing(number: .number(index + 1)))])
        }, find: { list, text in connection.rows(list, called: text) })
    } catch {
      throw error.report(words) {
        [process.name, $0.file].filter { !$0.isEmpty }.map { $0 + ":" }.joined(separator: " ")
      }
    }
  }
}

/// The exchange between a session and its host: events to the host, messages from it, and rows when they are read.
final class HostConnection: Sendable {
  /// The seconds that a host may be silent after a request for rows, or after an unanswered event.
  struct Patience { var rows = 10.0, events = 60.0 }

  private enum Question: Hashable {
    case page(String, Int)
    case name(String, String)
  }

  private struct State {
    var answers: [Question: [FoundRow]] = [:]
    var asked: Set<Question> = []
    var waitingThreads = 0
    var openEvents: Set<ID> = []
    var isOver = false
    var lineCount = 0
    var silentSinceLine: Int?
  }

  let inbox = Inbox()
  private let process: HostProcess
  private let patience: Patience
  private let state = Monitor(State())
  private let watching = DispatchQueue(label: "aloud.host.patience")
  /// A queue of its own has a thread at once. The system's shared queues have few threads, and add one a second while all of them wait.
  private let reader = DispatchQueue(label: "aloud.host.reading")

  init(_ process: HostProcess, patience: Patience = Patience()) { (self.process, self.patience) = (process, patience) }

  func listen() {
    reader.async { [self] in
      reading: while true {
        switch process.line() {
        case .success(let line): take(line)
        case .failure(.tooLong): inbox.put("", for: HostedApp.tooLong)
        case .failure(.ended), .failure(.silent): break reading
        }
      }
      let status = process.status()
      let open = state.withLock { state in
        state.isOver = true
        defer { state.openEvents = [] }
        return state.openEvents
      }
      inbox.put(String(status), for: HostedApp.ended)
      for id in open { inbox.put(ended: id, isAnswered: false) }
    }
  }

  private func take(_ line: String) {
    state.withLock { $0.lineCount += 1 }
    switch HostReply(line) {
    case .done(let number): end(ID(HostedApp.message.name, String(number)), isAnswered: true)
    case .rows(let list, let from, let rows):
      give(rows.enumerated().map { FoundRow(at: from + $0.offset, $0.element) }, for: .page(list, from))
    case .found(let list, let text, let rows): give(rows, for: .name(list, text))
    case nil:
      state.withLock { $0.answers = [:] }
      // A full inbox holds the host back, but not while a thread waits for rows: those are still to be read.
      while inbox.isFull, state.withLock({ $0.waitingThreads == 0 }) { usleep(2000) }
      inbox.put(line, for: HostedApp.message)
    }
  }

  private func give(_ rows: [FoundRow], for question: Question) {
    state.withLock { state in
      state.answers[question] = rows
      state.asked.remove(question)
    }
  }

  private func end(_ id: ID, isAnswered: Bool) {
    if state.withLock({ $0.openEvents.remove(id) }) != nil { inbox.put(ended: id, isAnswered: isAnswered) }
  }

  func tell(_ id: ID, _ line: String) {
    let isOver = state.withLock { state in
      if !state.isOver { state.openEvents.insert(id) }
      return state.isOver
    }
    if isOver { return inbox.put(ended: id, isAnswered: false) }
    process.write(line)
    watch(id)
  }

  /// Gives up waiting for the answer to an event once the host has been silent for too long.
  private func watch(_ id: ID) {
    let count = state.withLock { $0.lineCount }
    watching.asyncAfter(deadline: .now() + patience.events) { [self] in
      guard state.withLock({ $0.openEvents.contains(id) }) else { return }
      if state.withLock({ $0.lineCount }) != count { return watch(id) }
      inbox.put(note: .message(.hostUnanswered(program: .text(.verbatim(process.name)))))
      end(id, isAnswered: false)
    }
  }

  func row(_ list: String, _ index: Int) -> ProvidedRow? {
    let from = index / HostProtocol.pageSize * HostProtocol.pageSize
    let rows = answer(to: .page(list, from), HostProtocol.request(rows: list, from: from)) ?? []
    return rows.indices.contains(index - from) ? rows[index - from].row : nil
  }

  /// `text` is folded. Without an answer in time, tells the user and returns no rows.
  func rows(_ list: String, called text: String) -> [FoundRow] {
    let rows = answer(to: .name(list, text), HostProtocol.request(rows: list, called: text))
    // Without the note, the user would hear only that nothing matches.
    if rows == nil { inbox.put(note: .message(.hostUnanswered(program: .text(.verbatim(process.name))))) }
    return rows ?? []
  }

  /// Returns the rows asked for, or `nil` if the host does not send them in time.
  ///
  /// The host may change something before received rows are read here. They are then dropped and requested again. A silent host is
  /// asked but not waited for again until it says something.
  private func answer(to question: Question, _ request: String) -> [FoundRow]? {
    state.withLock { $0.waitingThreads += 1 }
    defer { state.withLock { $0.waitingThreads -= 1 } }
    let rows = state.wait(atMost: patience.rows) { state -> [FoundRow]?? in
      if let rows = state.answers[question] { return rows }
      if state.isOver { return .some([]) }
      if state.asked.insert(question).inserted { process.write(request) }
      return state.silentSinceLine == state.lineCount ? .some(nil) : nil
    }
    if let rows { return rows }
    state.withLock { state in
      state.asked.remove(question)
      state.silentSinceLine = state.lineCount
    }
    return nil
  }
}
