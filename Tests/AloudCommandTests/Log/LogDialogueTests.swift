import Aloud
import Expectations
import TestSupport
import Testing

@testable import AloudCommand

/// The dialogue in `Log.txt`, with the app of `aloud log`: its settings "profile", "form" and "wanted" say how it takes the output. ALOUD_RECORD=1
/// writes down what comes of the rows that differ.
@Suite("Dialogue with a log") struct LogDialogueTests {
  @Test("each line is heard as it is written") func areHeard() throws {
    try DialogueFile("Log.txt").play { dialogue, settings, now in
      try PlayedDialogue(app(dialogue.settings), settings: settings, now: now)
    }
  }

  @Test("Ctrl-D at a question gives the program the end of its input, and leaves nothing else") func endOfInput() throws
  {
    var player = try SessionPlayer(of: app([:]))
    expectNil(player.session.enterEnd())
    player.happen(.loaded(LogApp.question, .contents("Name: ")))
    expect(player.session.enterEnd()?.requests, is: [.tell(LogApp.answer, TextField.endOfInput)])
    expectNil(player.session.enterEnd())
    expect(player.say("find name").last, is: "You: Name")
  }

  private func app(_ settings: [String: String]) throws -> LogApp {
    let forms: [String: LogApp.Form] = ["markdown": .markdown, "json": .jsonLines]
    let profile = try OutputProfile.all().first { $0.name == settings["profile"] ?? "any" }
    var app = LogApp("install", as: forms[settings["form"] ?? ""] ?? .plain, profile: try #require(profile))
    (app.isCommand, app.staysOpen) = (true, settings["stays"] != "off")
    if let wanted = settings["wanted"] { app.isWanted = { $0.contains(wanted) } }
    return app
  }
}
