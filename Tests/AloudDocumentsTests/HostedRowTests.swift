import Synchronization
import Testing

@testable import Aloud
@testable import AloudDocuments

/// LOOP-14, HOST-6: rows that a host provides have ids, and who acts on one gets its id.
@Suite struct HostedRowTests {
  private static let three: [(String?, String)] = [("a", "Ann"), ("b", "Ben"), ("c", "Cleo")]

  @Test func anActOnARowTellsItsId() throws {
    var mail = try HostedMail(Self.three)
    #expect(mail.told("more on 2", "delete").contains { $0.contains(#""id":"delete""#) && $0.contains(#""row":"b""#) })
  }

  @Test func aRowWithoutAnIdIsToldByItsPlace() throws {
    var mail = try HostedMail([(nil, "Ann"), (nil, "Ben")])
    #expect(mail.told("more on 2", "delete").contains { $0.contains(#""row":"1""#) })
  }

  @Test func aNumberThatAnotherRowHasGotDoesNothing() throws {
    for rows in [Self.three, Self.three.map { (nil, $0.1) }] {
      var mail = try HostedMail(rows)
      mail.arrive(rows[0].0 == nil ? nil : "z", "Zoe", count: 4)
      #expect(mail.told("more on 2") == [])
      #expect(mail.session.engine.layers.isEmpty)
    }
  }

  @Test func aMenuThatIsOpenIsOfTheRowThatItWasOpenedOn() throws {
    var mail = try HostedMail(Self.three)
    _ = mail.told("more on 2")
    mail.arrive("z", "Zoe", count: 4)
    #expect(mail.told("delete").contains { $0.contains(#""row":"b""#) })
  }

  @Test func aNameIsSoughtByTheHost() throws {
    let interface =
      #"{"aloud": 1, "interface": {"app": "Mail", "language": "en", "tabs": [{"title": "Inbox", "elements": "#
      + #"[{"list": "Mails", "id": "mails", "provided": 1000000, "search": true, "row": {"action": []}}]}]}}"#
    let read = Mutex(0), sought = Mutex<[String]>([])
    let app = try HostedApp(
      interface, from: "host",
      rows: { _, index in
        read.withLock { $0 += 1 }
        return ProvidedRow(["title": "Mail \(index)"])
      },
      find: { _, text in
        sought.withLock { $0.append(text) }
        return text.hasPrefix("invoice")
          ? [FoundRow(at: 700_000, ProvidedRow(["id": "m7", "title": "Invoice 7"]))] : []
      })
    var session = try Session(app, settings: Settings(locale: "en"))
    _ = session.start()
    let requests = session.take(Line("Invoice 7")).requests
    #expect(requests.contains { if case .tell(_, let line) = $0 { line.contains(#""row":"m7""#) } else { false } })
    #expect(sought.withLock(\.self).contains("invoice 7"))
    _ = session.take(Line("find invoice"))
    #expect(read.withLock(\.self) < 2_000)
  }

  @Test func whatIsSelectedStaysSelected() throws {
    var mail = try HostedMail(Self.three)
    _ = mail.told("edit", "select 2")
    mail.arrive("z", "Zoe", count: 4)
    #expect(mail.told("archive").contains { $0.contains(#""selected":["b"]"#) })
  }
}

/// A session of a host that has mails.
private struct HostedMail {
  /// The rows that the host has now.
  private final class Mails: Sendable {
    private let rows: Mutex<[(id: String?, title: String)]>

    init(_ rows: [(String?, String)]) { self.rows = Mutex(rows.map { (id: $0.0, title: $0.1) }) }

    func row(_ index: Int) -> ProvidedRow {
      let row = rows.withLock { $0[index] }
      return ProvidedRow(["title": row.title].merging(row.id.map { ["id": $0] } ?? [:]) { $1 })
    }

    func insert(_ id: String?, _ title: String) { rows.withLock { $0.insert((id, title), at: 0) } }
  }

  private static func interface(_ count: Int) -> String {
    """
    {"aloud": 1, "interface": {"app": "Mail", "language": "en", "tabs": [{"title": "Inbox", "elements":
    [{"list": "Mails", "id": "mails", "provided": \(count), "row": {"menu": [{"item": "Delete", "id": "delete"}]}}],
    "selection": [{"item": "Archive", "id": "archive"}]}]}}
    """.split(separator: "\n").joined()
  }

  private let mails: Mails
  private(set) var session: Session<HostedApp>

  init(_ rows: [(String?, String)]) throws {
    let mails = Mails(rows)
    self.mails = mails
    let app = try HostedApp(Self.interface(rows.count), from: "host") { _, index in mails.row(index) }
    session = try Session(app, settings: Settings(locale: "en"))
    _ = session.start()
  }

  /// A row comes at the top, and the host patches how many there are.
  mutating func arrive(_ id: String?, _ title: String, count: Int) {
    mails.insert(id, title)
    let patch =
      #"{"patch": {"mails": {"list": "Mails", "id": "mails", "provided": \#(count), "row": {"menu": "#
      + #"[{"item": "Delete", "id": "delete"}]}}}}"#
    _ = session.receive(.loaded(HostedApp.message, .contents(patch)))
  }

  /// What the host is told for lines.
  mutating func told(_ lines: String...) -> [String] {
    lines.flatMap { line in
      session.take(Line(line)).requests.compactMap { if case .tell(_, let line) = $0 { line } else { nil } }
    }
  }
}
