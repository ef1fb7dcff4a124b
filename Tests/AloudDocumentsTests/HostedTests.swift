import Expectations
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Aloud
@testable import AloudDocuments

/// What a host offers, asks to be told, and is told. What it writes and asks by itself stands in `Dialogues/Hosts.txt`.
@Suite struct HostedMessageTests {
  private static let interface = """
    {"aloud": 1, "interface": {"app": "Host", "language": "en", "values": {"count": "0"}, "tabs": [{"title": "Home", "elements":
    [{"log": "Talk", "id": "talk"}, {"text": "{count}", "id": "text"}]}]}}
    """.split(separator: "\n").joined()

  @Test("what is not known in the first line is for another version, and several versions may be offered")
  func greeting() throws {
    let other = Self.interface.replacing(#""aloud": 1,"#, with: #""aloud": [1, 2], "colors": true,"#)
    _ = try HostedApp(other, from: "host") { _, _ in ProvidedRow([:]) }
    for (given, version) in [("[1, 2]", 1), ("[2, 3]", 3), ("2", 2), (#""1""#, 1), ("true", nil), ("[]", nil)] {
      expect(HostProtocol.version(of: #"{"aloud": \#(given)}"#), is: version)
    }
  }

  @Test(arguments: [#"["born"]"#, #""started""#]) func itMayAskOnlyForEventsThatThereAre(_ events: String) {
    let asking = Self.interface.replacing(#""aloud": 1,"#, with: #""aloud": 1, "events": \#(events),"#)
    #expect(throws: DocumentErrors.self) { try HostedApp(asking, from: "host") { _, _ in ProvidedRow([:]) } }
  }

  @Test func itIsToldToStop() throws {
    let app = try HostedApp(Self.interface, from: "host") { _, _ in ProvidedRow([:]) }
    var state = app.initialState
    expect(
      app.update(&state, .interrupted), is: [.tell(ID("aloud.host", "1"), #"{"event":"interrupted","id":"","n":1}"#)])
  }
}

/// LOOP-14, HOST-6: rows that a host provides have ids, and who acts on one gets its id.
@Suite struct HostedRowTests {
  private static let three: [(String?, String)] = [("a", "Ann"), ("b", "Ben"), ("c", "Cleo")]

  @Test func anActOnARowTellsItsId() throws {
    var mail = try HostedMail(Self.three)
    expect(mail.told("more on 2", "delete").contains { $0.contains(#""id":"delete""#) && $0.contains(#""row":"b""#) })
  }

  @Test func aRowWithoutAnIdIsToldByItsPlace() throws {
    var mail = try HostedMail([(nil, "Ann"), (nil, "Ben")])
    expect(mail.told("more on 2", "delete").contains { $0.contains(#""row":"1""#) })
  }

  @Test func aNumberThatAnotherRowHasGotDoesNothing() throws {
    for rows in [Self.three, Self.three.map { (nil, $0.1) }] {
      var mail = try HostedMail(rows)
      mail.arrive(rows[0].0 == nil ? nil : "z", "Zoe", count: 4)
      expect(mail.told("more on 2"), is: [])
      expect(mail.session.engine.layers.isEmpty)
    }
  }

  @Test func aMenuThatIsOpenIsOfTheRowThatItWasOpenedOn() throws {
    var mail = try HostedMail(Self.three)
    _ = mail.told("more on 2")
    mail.arrive("z", "Zoe", count: 4)
    expect(mail.told("delete").contains { $0.contains(#""row":"b""#) })
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
    var player = try SessionPlayer(app)
    player.say("Invoice 7")
    expect(player.told.contains { $0.contains(#""row":"m7""#) })
    expect(sought.withLock(\.self).contains("invoice 7"))
    player.say("find invoice")
    expect(read.withLock(\.self) < 2_000)
  }

  @Test func whatIsSelectedStaysSelected() throws {
    var mail = try HostedMail(Self.three)
    _ = mail.told("edit", "select 2")
    mail.arrive("z", "Zoe", count: 4)
    expect(mail.told("archive").contains { $0.contains(#""selected":["b"]"#) })
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
  private var player: SessionPlayer<HostedApp>
  var session: Session<HostedApp> { player.session }

  init(_ rows: [(String?, String)]) throws {
    let mails = Mails(rows)
    self.mails = mails
    let app = try HostedApp(Self.interface(rows.count), from: "host") { _, index in mails.row(index) }
    player = try SessionPlayer(app)
  }

  /// A row comes at the top, and the host patches how many there are.
  mutating func arrive(_ id: String?, _ title: String, count: Int) {
    mails.insert(id, title)
    let patch =
      #"{"patch": {"mails": {"list": "Mails", "id": "mails", "provided": \#(count), "row": {"menu": "#
      + #"[{"item": "Delete", "id": "delete"}]}}}}"#
    player.happen(.loaded(HostedApp.message, .contents(patch)))
  }

  /// What the host is told for lines.
  mutating func told(_ lines: String...) -> [String] {
    lines.flatMap { line in
      player.say(line)
      return player.told
    }
  }
}

/// HOST-6: a list that the host does not search itself.
@Suite struct UnsearchedRowTests {
  @Test("a name is sought among so many rows as can be read in a moment, and the user is told that there are more")
  func bounded() throws {
    let interface = """
      {"aloud": 1, "interface": {"app": "Mail", "language": "en", "tabs": [{"title": "Inbox", "elements":
      [{"list": "Mails", "id": "mails", "provided": 1000000, "row": {"action": []}}]}]}}
      """.split(separator: "\n").joined()
    let read = Mutex<Set<Int>>([])
    let app = try HostedApp(interface, from: "host") { _, index in
      _ = read.withLock { $0.insert(index) }
      return ProvidedRow(["title": "Mail \(index + 1)"])
    }
    var player = try SessionPlayer(app)
    let part = "Only rows 1 to 10,000 have been searched."
    expect(player.say("find mail 15000"), is: ["Nothing here matches \"mail 15000\". \(part)"])
    expect(player.say("find mail 9999"), is: ["Mails, list. 1,000,000 items.", "Mail 9999, 9,999 of 1,000,000."])
    let refusal = "\"mail 15000\" is not understood. \(part) Say a number, a name, or \"help\"."
    expect(player.say("mail 15000").first, is: refusal)
    expect(read.withLock(\.count) < 20_000)
  }
}

/// Each message on the page of the protocol is one that is said, or taken.
@Suite struct HostPageTests {
  private static let interface = """
    {"aloud": 1, "interface": {"app": "Mail", "language": "en", "values": {"count": "0", "title": ""}, "tabs": [{"title": "Home",
     "elements": [{"button": "New", "id": "new"}, {"text": "{count}"}, {"field": "Title", "id": "title", "value": "title"},
     {"list": "Mails", "id": "mails", "provided": 200}, {"log": "Talk", "id": "talk"}]}]}}
    """.split(separator: "\n").joined()

  /// The lines of the page that are messages.
  private static func lines() throws -> [String] {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/AloudDocuments/AloudDocuments.docc/Hosts.md")
    let page = try String(contentsOf: url, encoding: .utf8)
    return page.components(separatedBy: "```json\n").dropFirst().flatMap {
      $0.components(separatedBy: "```")[0].split(separator: "\n").map(String.init)
    }
  }

  /// Whether a line is one of Aloud's: those have no spaces.
  private static func isOurs(_ line: String) -> Bool { !line.contains("\": ") }

  @Test func whatAloudSaysIsWhatItSays() throws {
    var model = try HostedApp(Self.interface, from: "host") { _, _ in ProvidedRow([:]) }.initialState.document.app.model
    model.behaviors["who"] = ControlBehavior(answer: QuestionAnswer(question: "who"))
    model.behaviors["sure.yes"] = ControlBehavior(answer: QuestionAnswer(question: "sure", isYes: true))
    func line(_ effect: Effect?) -> String? { if case .tell(_, let line)? = effect { line } else { nil } }
    func event(_ event: Event, _ number: Int, _ values: [(String, JSONValue)] = []) -> String? {
      line(HostEvent(event, number: number, of: model)?.effect(values))
    }
    let problem = "patch.new: There is nothing called “new” that could be replaced."
    let said = [
      HostProtocol.greeting(locale: "de"), event(.pressed("new"), 1),
      event(.changed("title", to: .text("Milk")), 2, [("title", .string("Milk"))]),
      event(.pressed(ID("mails", "inbox:17")), 3),
      event(.performed("delete", on: [ID("mails", "inbox:3"), ID("mails", "inbox:4")]), 4),
      event(.changed("who", to: .text("Ann")), 5), event(.pressed("sure.yes"), 6),
      line(HostEvent(.error, number: 7, text: problem).effect()), HostProtocol.waiting(after: 3),
      HostProtocol.request(rows: "mails", from: 100), HostProtocol.request(rows: "mails", called: "invoice"),
      HostProtocol.farewell,
    ]
    try expect(Self.lines().filter(Self.isOurs), is: said)
  }

  @Test func whatTheProgramSaysIsTaken() throws {
    let lines = try Self.lines().filter { !Self.isOurs($0) }
    let app = try HostedApp(Self.interface, from: "host") { _, _ in ProvidedRow([:]) }
    for line in lines where HostReply(line) == nil {
      var state = app.initialState
      let effects = app.update(&state, .loaded(HostedApp.message, .contents(line)))
      expect(!effects.contains { "\($0)".contains("host.wrong") }, "\(line)")
    }
    // Each kind of message stands there.
    for key in HostMessage.keys {
      expect(lines.contains { $0.contains("{\"\(key)\": ") || $0.contains(", \"\(key)\": ") })
    }
  }
}
