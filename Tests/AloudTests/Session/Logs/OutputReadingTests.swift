import AloudTesting
import Expectations
import Testing

@testable import Aloud

/// A program's output in a log: its lines as they are, and the ways through it (LOG-4).
struct OutputReadingTests {
  private static let output: [PlainLine] = [
    line("building"), line("  two * three *", file: "a.c"), line("a.c:3: error: no semicolon", .error),
    line("   3 | x"), line("a.c:4: bad", .warning), line("b.c:9: missing", .error, file: "b.c"),
    line("Results", heading: 1), line("see https://example.org/x"), line("all of it", .noise),
  ]

  private static func line(
    _ text: String, _ kind: LogKind = .named(""), heading: Int? = nil, file: String? = nil
  ) -> PlainLine {
    var line = PlainLine(text)
    (line.kind, line.headingLevel, line.file) = (kind, heading, file)
    return line
  }

  private static func log(_ lines: [PlainLine] = output) -> LogMessages {
    lines.reduce(into: LogMessages()) { $0.add($1) }
  }

  private static func player(
    _ app: ChatApp = ChatApp(before: log()), _ change: (inout Settings) -> Void = { _ in }
  ) throws -> SessionPlayer<ChatApp> {
    try SessionPlayer(of: app, change)
  }

  @Test("lines are heard as they come and as they are, with a word before what does not say that it is a problem")
  func told() throws {
    var player = try Self.player(ChatApp(script: Self.output.map { .line($0) }))
    expect(
      player.steps(Self.output.count),
      is: [
        "building", "  two * three *", "a.c:3: error: no semicolon", "   3 | x", "Warning: a.c:4: bad",
        "Error: b.c:9: missing", "Results, heading level 1.", "see https://example.org/x", "all of it",
      ])
  }

  @Test("the log has lines, whose messages nobody counts") func read() throws {
    var player = try Self.player()
    expect(player.lines.last, is: "Conversation, log. 9 lines.")
    player.expect("next message", says: "Conversation, log. 9 lines.", "building")
    player.expect("next message", says: "  two * three *")
    player.expect("previous", says: "building")
  }

  @Test("errors and files are gone to, forth and back") func errors() throws {
    var player = try Self.player()
    player.expect("next error", says: "Conversation, log. 9 lines.", "a.c:3: error: no semicolon")
    player.expect("next error", says: "Error: b.c:9: missing")
    player.expect("next error", says: "No error after this.")
    player.expect("previous error", says: "a.c:3: error: no semicolon")
    player.expect("previous error", says: "No error before this.")
    player.expect("next file", says: "Error: b.c:9: missing")
    player.expect("next file", says: "No other file from here on.")
    player.expect("next heading", says: "Results, heading level 1.")
    player.expect("next link", says: "see https://example.org/x")
    player.expect("next link", says: "No link from here on.")
    player.expect("next code", says: "No code from here on.")
  }

  @Test("only errors are read and told until everything is wanted again") func onlyErrors() throws {
    let script: [ChatApp.Step] = [
      .line(Self.line("more")), .line(Self.line("c.c:1: error: last", .error)), .line(Self.line("end")),
    ]
    var player = try Self.player(ChatApp(script: script, before: Self.log()))
    player.expect("only errors", says: "Only errors are announced. 2 errors.")
    expect(player.steps(2), is: ["c.c:1: error: last"])
    player.say("next")
    player.say("next")
    player.expect("next", says: "Error: b.c:9: missing")
    player.expect("next", says: "c.c:1: error: last")
    player.expect("everything", says: "Everything is announced.")
    expect(player.steps(), is: ["end"])
    player.expect("previous", says: "more")
  }

  @Test("the summary is what the app says, and else how much there is") func summary() throws {
    var player = try Self.player()
    player.expect("summary", says: "9 lines.")
    var app = ChatApp(before: Self.log())
    app.summary = ["2 errors", "It failed."]
    player = try Self.player(app)
    player.expect("summary", says: "2 errors. It failed.")
  }

  @Test("who wants to hear little hears no noise of a program") func noise() throws {
    var player = try Self.player { $0.verbosity = .low }
    player.say("next heading")
    player.say("next")
    player.expect("next", says: "This is the end.")
  }

  @Test("help names the ways") func help() throws {
    var player = try Self.player()
    expect(player.say("help").contains { $0.contains("\"next error\"") })
  }

  @Test("of very many lines the oldest are let go, and the place of the reader with them") func limit() throws {
    var log = LogMessages()
    for index in 0..<400_000 { log.add(PlainLine("line \(index)")) }
    expect(log.removedLineCount > 0)
    expect(log.lineCount + log.removedLineCount, is: 400_000)
    expect(log.lineCount <= 300_000)
    var player = try Self.player(ChatApp(before: log))
    player.expect(
      "next message", says: "Conversation, log. \(log.lineCount.formatted) lines.", "line \(log.removedLineCount)")
    expect(player.say("find 399999").last, is: "line 399999")
    expect(player.say("previous").last, is: "line 399998")
  }

  @Test("an answer to a program may be an empty line") func emptyAnswer() throws {
    var player = try Self.player(ChatApp(script: [.ask(.edit("answer"))], asksForAnswer: true))
    expect(player.steps(), is: ["Go on? Text field, empty, editing."])
    player.say("")
    expect(player.session.state.answer, is: "")
    expect(player.session.prompt, is: .line)
  }
}

extension Int {
  fileprivate var formatted: String {
    let digits = String(self)
    return digits.dropLast(3) + "," + digits.suffix(3)
  }
}
