import AloudTesting
import Expectations
import Testing

@testable import Aloud
@testable import AloudCommand
@testable import AloudDocuments

/// The gallery as a document, and as a host that sends the same interface in JSON lines: every control of every place is used.
///
/// `EveryControlTests` has each control in Swift too.
@Suite("The gallery as document and host, HOST-2")
struct SameTranscriptTests {
  private static let commands: @Sendable (Invocation) -> CommandResult = { invocation in
    switch invocation.arguments[0] {
    case "seq": .exited(status: 0, output: TextLines((1...40).map(String.init).joined(separator: "\n")))
    case "printf": .exited(status: 0, output: TextLines(invocation.arguments.dropFirst(2).joined(separator: "\n")))
    case "false": .exited(status: 1, output: "")
    case _: .exited(status: 0, output: "")
    }
  }

  private static func player<Played: App>(_ app: Played) throws -> AppPlayer<Played> {
    var outside = PlayedOutside()
    outside.otherwise = commands
    return try AppPlayer(app, outside: outside)
  }

  private static func tree() throws -> Tree { try TreeParser.parse(SourceText.decode(Array(Gallery.text.utf8))) }

  private static func document() throws -> DocumentApp {
    try Document(bytes: Array(Gallery.text.utf8), path: "gallery.yaml").app
  }

  private static func host() throws -> HostedApp {
    let line = JSONValue.object([("aloud", .number(1)), ("interface", try tree().json)]).text
    return try HostedApp(line, from: "gallery", rows: { _, _ in ProvidedRow([:]) })
  }

  /// What is said after something is used: an answer, a value, and the ways out of whatever has opened.
  private static let after = ["1", "2", "done", "cancel", "discard", "back", "where am I"]

  /// Returns the lines that use each control of each place, and the places, found by going wherever a control leads.
  private static func scripts(_ app: DocumentApp) throws -> (lines: [[String]], places: Set<ID>) {
    var (scripts, places, open) = ([[String]](), Set<ID>(), (1...5).map { ["tab \($0)"] })
    while !open.isEmpty {
      let way = open.removeFirst()
      var player = try player(app)
      for line in way { try player.say(line) }
      guard player.session.engine.layers.isEmpty, let place = player.session.engine.navigator.path.last,
        places.insert(place).inserted
      else { continue }
      let entries = player.session.engine.view.front.entries
      var fields: [String] = []
      for number in 1...20 {
        guard let line = entries.line(numbered: number) else { continue }
        if case .enterText? = entries[line].control?.usage { fields += ["\(number)", "Ann"] }
        scripts.append(way + ["\(number)"] + after)
        open.append(way + ["\(number)"])
      }
      open.append(way + fields + ["continue"])
      scripts.append(way + ["read", "find e", "1", "cancel", "edit", "select 1", "1", "done"])
    }
    return (scripts, places)
  }

  @Test("the transcript is the same at every control, and the host is told of each that is used")
  func sameTranscript() throws {
    let (app, hosted) = (try Self.document(), try Self.host())
    let (scripts, places) = try Self.scripts(app)
    let model = app.model
    expect(Set(model.screens.keys).union(model.sheets.keys).filter { !places.contains(ID($0)) }, is: [])
    var told: Set<String> = []
    for lines in scripts {
      var (document, host) = (try Self.player(app), try Self.player(hosted))
      expect(document.opening, is: host.opening)
      for line in lines where !document.isOver {
        let (said, heard) = (try document.say(line), try host.say(line))
        expect(said, is: heard, "\(lines) at “\(line)”")
        if said != heard { break }
      }
      told.formUnion(host.outside.told.compactMap { JSONTree($0)?.fields["id"] })
    }
    expect(scripts.count > 130 && told.count > 80, "\(scripts.count) \(told.count)")
  }
}

extension Tree {
  /// The document as the JSON that a host sends.
  var json: JSONValue {
    switch content {
    case .list(let parts): .array(parts.map(\.json))
    case .mapping(let entries): .object(entries.map { ($0.key, $0.value.json) })
    case .scalar(_, isPlain: true) where isNull: .null
    case .scalar(let text, _): flag.map { .bool($0) } ?? number.map { .number($0) } ?? .string(text)
    }
  }
}
