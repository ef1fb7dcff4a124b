import Expectations
import TestSupport
import Testing

@testable import Aloud

/// What comes in a log is told once and politely, and of however much the reader finds their way (LOG).
struct LogTests {
  private static func player(
    _ script: [ChatApp.Step], _ change: (inout Settings) -> Void = { _ in }
  ) throws -> SessionPlayer<ChatApp> {
    try SessionPlayer(of: ChatApp(script: script), change)
  }

  @Test("what comes while speech is behind is told when it has caught up; of much, only how much") func behind() throws
  {
    var player = try Self.player((0..<14).map { .line(PlainLine("line \($0)")) })
    player.session.isBehind = true
    expect(player.steps(2), is: [])
    expect(player.session.catchUp().announcements.count, is: 2)
    player.session.isBehind = true
    expect(player.steps(12), is: [])
    let told = player.session.catchUp().announcements.map { player.session.renderer.printed($0) }
    expect(told, is: ["12 lines have come. Say \"read\" to hear them."])
  }

  @Test("an error is heard before its words, once") func error() throws {
    var player = try Self.player([.begin(.error, "e"), .text("Lost. Try again. T", "e"), .begin(.tool, "t")])
    expect(player.steps(2), is: ["Error: Lost.", "Try again."])
    expect(player.response.announcements.map(\.icon), is: [.error, nil])
  }

  @Test("control characters of a message are shown and said, and move nothing") func controls() throws {
    var player = try Self.player([.begin(.tool, "t"), .text("a\u{1B}[2Jb\u{202E}c", "t"), .end("t")])
    let told = player.steps(3)
    expect(told.count == 1 && !told[0].unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x202E })
  }

  @Test("each sentence waits politely, and takes the place of none", arguments: ["en", "ar", "hi", "ja", "zh"])
  func politely(locale: String) throws {
    var player = try Self.player([.begin(.assistant, "a"), .text("One. Two. T", "a")]) { $0.locale = locale }
    _ = player.steps(2)
    let topics = player.response.announcements.map { player.session.renderer.utterance($0) }
    expect(topics.count == 2 && topics.allSatisfy { $0.priority == .polite } && topics[0].topic != topics[1].topic)
  }

  @Test("a sentence that is too long is heard in parts, of which only the last has a full stop") func cut() throws {
    let text = String(repeating: "word ", count: 300) + "end. Next. T"
    var player = try Self.player([.begin(.tool, "a"), .text(text, "a")])
    expect(player.steps(2).map { String($0.suffix(4)) }, is: ["word", "end.", "ext."])
  }

  @Test("a log of 100,000 messages is at hand at once, and costs no copy") func long() throws {
    var log = LogMessages()
    for index in 0..<100_000 { log.add(.tool, "Line \(index)", id: ID("m", String(index))) }
    var player = try SessionPlayer(of: ChatApp(before: log))
    expect(player.lines.last, is: "Conversation, log. 100,000 messages.")
    expect(player.say("previous message").last, is: "Tool: Line 99999, 100,000 of 100,000.")
    expect(log, is: player.session.state.log)
  }

  @Test("of very many lines the oldest are let go, and the place of the reader with them") func limit() throws {
    var log = LogMessages()
    for index in 0..<400_000 { log.add(PlainLine("line \(index)")) }
    expect(log.removedLineCount > 0)
    expect(log.lineCount + log.removedLineCount, is: 400_000)
    expect(log.lineCount <= 300_000)
    var player = try SessionPlayer(of: ChatApp(before: log))
    player.expect(
      "next message", says: "Conversation, log. \(Self.formatted(log.lineCount)) lines.", "line \(log.removedLineCount)"
    )
    expect(player.say("find 399999").last, is: "line 399999")
    expect(player.say("previous").last, is: "line 399998")
  }

  @Test("it is told once that the oldest lines are let go, and not of those that were gone before") func limitTold()
    throws
  {
    var log = LogMessages()
    for index in 0..<300_000 { log.add(.tool, "Line \(index)", id: ID("m", String(index))) }
    let script: [ChatApp.Step] = [.begin(.tool, "a"), .text("One. ", "a"), .begin(.tool, "b"), .text("Two. ", "b")]
    var player = try SessionPlayer(of: ChatApp(script: script, before: log))
    let told = "The log is long. Its oldest lines are no longer kept."
    expect(player.steps(4).filter { $0 == told }.count, is: 1)
    var later = try SessionPlayer(of: ChatApp(script: script, before: player.session.state.log))
    expect(!later.steps(4).contains(told))
  }

  private static func formatted(_ count: Int) -> String {
    let digits = String(count)
    return digits.dropLast(3) + "," + digits.suffix(3)
  }

  @Test("an answer to a program may be an empty line") func emptyAnswer() throws {
    var player = try SessionPlayer(of: ChatApp(script: [.ask(.edit("answer"))], asksForAnswer: true))
    expect(player.steps(), is: ["Go on? Text field, empty, editing."])
    player.say("")
    expect(player.session.state.answer, is: "")
    expect(player.session.prompt, is: .line)
  }

  @Test func aTextThatIsBeingWrittenStaysBelowIt() throws {
    var engine = try Player(after: "extras").session.engine
    engine.layers.put(.entry(EntryLayer(TextField("Note", id: "note", value: ""))))
    let asked = Layer(asking: ActionSheet(asking: TextField("Your name?", id: "name", value: "")))
    expect(asked.standsOverOthers && asked.isAskedByApp && asked.isQuestion)
    engine.open(asked)
    expect(engine.layers.count == 2 && engine.layers.entry?.text.id == "name" && engine.layers.coverEntry)
    expect(engine.layers.askedSheets, is: ["name"])
  }
}
