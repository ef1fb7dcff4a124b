import Foundation
import Testing

@testable import Aloud
@testable import AloudDocuments

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
    func event(_ event: Event, _ number: Int, _ values: [(String, JSONValue)] = []) -> String? {
      HostEvent(event, number: number)?.line(values)
    }
    let said = [
      HostProtocol.greeting(locale: "de"), event(.pressed("new"), 1),
      event(.changed("title", to: .text("Milk")), 2, [("title", .string("Milk"))]),
      event(.pressed(ID("mails", "inbox:17")), 3),
      event(.performed("delete", on: [ID("mails", "inbox:3"), ID("mails", "inbox:4")]), 4),
      HostProtocol.request(rows: "mails", from: 100), HostProtocol.request(rows: "mails", called: "invoice"),
      HostProtocol.farewell,
    ]
    #expect(try Self.lines().filter(Self.isOurs) == said)
  }

  @Test func whatTheProgramSaysIsTaken() throws {
    let lines = try Self.lines().filter { !Self.isOurs($0) }
    let app = try HostedApp(Self.interface, from: "host") { _, _ in ProvidedRow([:]) }
    for line in lines where HostReply(line) == nil {
      var state = app.initialState
      let effects = app.update(&state, .loaded(HostedApp.message, .contents(line)))
      #expect(!effects.contains { "\($0)".contains("host.wrong") }, "\(line)")
    }
    // Each kind of message stands there.
    for key in HostMessage.keys {
      #expect(lines.contains { $0.contains("{\"\(key)\": ") || $0.contains(", \"\(key)\": ") })
    }
  }
}
