import Aloud
import AloudDocuments
import AloudTesting
import Dispatch
import Expectations
import Glibc
import Testing

@testable import AloudCommand
@testable import AloudTerminal

/// What goes on with a host that does not do what it should.
@Suite struct HostConnectionTests {
  private static let patience = HostConnection.Patience(rows: 0.2, events: 0.2)

  /// A connection with a shell script that has taken its greeting.
  private func connection(
    _ script: String, patience: HostConnection.Patience = Self.patience
  ) throws -> (HostProcess, HostConnection) {
    let process = try HostProcess(["sh", "-c", script])
    let connection = HostConnection(process, patience: patience)
    connection.listen()
    return (process, connection)
  }

  /// The next thing that comes, which is waited for.
  private func next(_ connection: HostConnection) async throws -> Inbox.Item {
    while true {
      if let item = connection.inbox.take() { return item }
      try await Task.sleep(for: .milliseconds(5))
    }
  }

  @Test("SAFE-2: where a host says nothing to an event, that is said, and the session goes on") func silent()
    async throws
  {
    let (process, connection) = try connection("cat >/dev/null")
    defer { process.end() }
    connection.tell("aloud.host", "{}")
    guard case .note(.message(let message), _) = try await next(connection) else { throw WrongItem() }
    expect(message.key, is: "host.unanswered")
    guard case .reply(.finished("aloud.host", _)) = try await next(connection) else { throw WrongItem() }
  }

  @Test("What a host has started ends with it, and does not keep its end from being noticed") func children()
    async throws
  {
    try await TemporaryFolder.with { folder in
      let way = folder + "/held"
      expect(mkfifo(way, 0o600), is: 0)
      let script = "{ sleep 1000 & setsid sleep 1000 & } 3>'\(way)'; echo started; echo last; exit 5"
      let process = try HostProcess(["sh", "-c", script])
      let held = open(way, O_RDONLY)
      defer { close(held) }
      expect(process.line(), is: .success("started"))
      expect(process.line(), is: .success("last"))
      expect(process.line(), is: .failure(.ended))
      expect(process.status(), is: 5)
      process.end()
      // The pipe ends when no process can write to it any more.
      var byte: UInt8 = 0
      expect(read(held, &byte, 1), is: 0)
    }
  }

  @Test("SAFE-2: a line that is too long is refused before it ends, and the next is taken") func tooLong() async throws
  {
    let (process, connection) = try connection(
      #"head -c 5000000 /dev/zero | tr '\0' x; read -r go; head -c 9000000 /dev/zero | tr '\0' x; echo; echo next; cat >/dev/null"#
    )
    defer { process.end() }
    guard case .reply(.loaded(HostedApp.tooLong, _)) = try await next(connection) else { throw WrongItem() }
    process.write("go")
    guard case .reply(.loaded(HostedApp.message, .contents("next"))) = try await next(connection) else {
      throw WrongItem()
    }
  }

  @Test("SAFE-2: rows that don't come are nothing, and those that come late are there then") func lateRows()
    async throws
  {
    let (process, connection) = try connection(
      #"read -r first; read -r second; echo '{"rows": "mails", "from": 100, "items": ["Hello"]}'; cat >/dev/null"#)
    defer { process.end() }
    expectNil(connection.row("mails", 100))
    var late: ProvidedRow?
    while late == nil { late = connection.row("mails", 100) }
    expect(late?.fields["title"], is: "Hello")
    expectNil(connection.row("mails", 101))
  }

  @Test("SAFE-2: rows that are dropped before they are seen, since something has changed, are asked for anew")
  func droppedRows() async throws {
    let (process, connection) = try connection(
      #"""
      rows='{"rows": "mails", "from": 0, "items": ["Hello"]}'
      read -r line
      printf '%s\n{"do": []}\n' "$rows"
      while read -r line; do echo "$rows"; done
      """#, patience: HostConnection.Patience())
    defer { process.end() }
    expect(connection.row("mails", 0)?.fields["title"], is: "Hello")
  }

  @Test("HOST-6: a name is sought by the host, and asked for once until something changes") func found() async throws {
    let (process, connection) = try connection(
      #"""
      read -r first
      echo '{"rows": "mails", "find": "hello", "items": [{"at": 700, "id": "m7", "title": "Hello"}, {"title": "No place"}]}'
      cat >/dev/null
      """#, patience: HostConnection.Patience())
    defer { process.end() }
    let row = FoundRow(at: 700, ProvidedRow(["at": "700", "id": "m7", "title": "Hello"]))
    expect(connection.rows("mails", called: "hello"), is: [row])
    expect(connection.rows("mails", called: "hello"), is: [row])
  }

  @Test("HOST-6: what a host sends is read at once, even where all threads that the system shares out are waiting")
  func starved() async throws {
    let held = DispatchSemaphore(value: 0)
    let count = 64
    for _ in 0..<count { DispatchQueue.global().async { held.wait() } }
    defer { for _ in 0..<count { held.signal() } }
    let (process, connection) = try connection(
      #"read -r first; echo '{"rows": "mails", "from": 0, "items": ["Hello"]}'; cat >/dev/null"#,
      patience: HostConnection.Patience())
    defer { process.end() }
    expect(connection.row("mails", 0)?.fields["title"], is: "Hello")
  }

  @Test("HOST-6: where a host does not say which rows are called so, that is told") func silentFinder() async throws {
    let (process, connection) = try connection("cat >/dev/null")
    defer { process.end() }
    expect(connection.rows("mails", called: "hello"), is: [])
    guard case .note(.message(let message), _) = try await next(connection) else { throw WrongItem() }
    expect(message.key, is: "host.unanswered")
  }

  @Test("SAFE-2: an event is done with where its host has died") func dead() async throws {
    let (process, connection) = try connection("exit 4")
    defer { process.end() }
    guard case .reply(.loaded(HostedApp.ended, .contents("4"))) = try await next(connection) else { throw WrongItem() }
    connection.tell("aloud.host", "{}")
    guard case .reply(.finished("aloud.host", _)) = try await next(connection) else { throw WrongItem() }
    expectNil(connection.row("mails", 0))
  }

  private struct WrongItem: Error {}
}
