import Synchronization
import Testing

@testable import Aloud
@testable import AloudDocuments

/// LOOP-14, HOST-6: rows that a host provides have ids, and who acts on one gets its id.
@Suite struct HostedRowTests {
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
  private var session: Session<HostedApp>

  private init(_ rows: [(String?, String)]) throws {
    let mails = Mails(rows)
    self.mails = mails
    let app = try HostedApp(Self.interface(rows.count), from: "host") { _, index in mails.row(index) }
    session = try Session(app, settings: Settings(locale: "en"))
    _ = session.start()
  }

  /// A row comes at the top, and the host patches how many there are.
  private mutating func arrive(_ id: String?, _ title: String, count: Int) {
    mails.insert(id, title)
    let patch =
      #"{"patch": {"mails": {"list": "Mails", "id": "mails", "provided": \#(count), "row": {"menu": "#
      + #"[{"item": "Delete", "id": "delete"}]}}}}"#
    _ = session.receive(.loaded(HostedApp.message, .contents(patch)))
  }

  /// What the host is told for lines.
  private mutating func told(_ lines: String...) -> [String] {
    lines.flatMap { line in
      session.take(Line(line)).requests.compactMap { if case .tell(_, let line) = $0 { line } else { nil } }
    }
  }

  private static let three: [(String?, String)] = [("a", "Ann"), ("b", "Ben"), ("c", "Cleo")]

  @Test func anActOnARowTellsItsId() throws {
    var test = try HostedRowTests(Self.three)
    #expect(test.told("more on 2", "delete").contains { $0.contains(#""id":"delete""#) && $0.contains(#""row":"b""#) })
  }

  @Test func aRowWithoutAnIdIsToldByItsPlace() throws {
    var test = try HostedRowTests([(nil, "Ann"), (nil, "Ben")])
    #expect(test.told("more on 2", "delete").contains { $0.contains(#""row":"1""#) })
  }

  @Test func aNumberThatAnotherRowHasGotDoesNothing() throws {
    for rows in [Self.three, Self.three.map { (nil, $0.1) }] {
      var test = try HostedRowTests(rows)
      test.arrive(rows[0].0 == nil ? nil : "z", "Zoe", count: 4)
      #expect(test.told("more on 2") == [])
      #expect(test.session.stage.layers.isEmpty)
    }
  }

  @Test func aMenuThatIsOpenIsOfTheRowThatItWasOpenedOn() throws {
    var test = try HostedRowTests(Self.three)
    _ = test.told("more on 2")
    test.arrive("z", "Zoe", count: 4)
    #expect(test.told("delete").contains { $0.contains(#""row":"b""#) })
  }

  @Test func whatIsSelectedStaysSelected() throws {
    var test = try HostedRowTests(Self.three)
    _ = test.told("edit", "select 2")
    test.arrive("z", "Zoe", count: 4)
    #expect(test.told("archive").contains { $0.contains(#""selected":["b"]"#) })
  }
}
