import Aloud
import AloudTesting
import Expectations
import Testing

@testable import AloudCommand

/// The app of `aloud log`: questions, progress, other forms of output, the end.
struct LogAppTests {
  private static func app(_ form: LogApp.Form = .plain, profile: String = "any") throws -> LogApp {
    let profiles = try OutputProfile.all()
    var app = LogApp("install", as: form, profile: try #require(profiles.first { $0.name == profile }))
    app.isCommand = true
    return app
  }

  private static func player(_ app: LogApp, locale: String = "en") throws -> SessionPlayer<LogApp> {
    try SessionPlayer(of: app, locale: locale)
  }

  @Test("a question is asked at once, and its answer goes to the program and into the log") func question() throws {
    var player = try Self.player(Self.app())
    player.happen(.loaded(LogApp.lines, .contents("Get 3 files.")))
    let asked = player.happen(.loaded(LogApp.question, .contents("Go on? [Y/n] ")))
    expect(asked.first?.hasPrefix("Go on? [Y/n], text field, empty."), is: true)
    player.say("y")
    expect(player.requests, is: [.tell(LogApp.answer, "y")])
    expect(player.say("find go on").last, is: "You: Go on? [Y/n] y")
  }

  @Test("a question can be left to read what led to it, and answered by its number") func leaving() throws {
    var player = try Self.player(Self.app())
    player.happen(.loaded(LogApp.lines, .contents("Get 3 files.")))
    player.happen(.loaded(LogApp.question, .contents("Name:")))
    player.say("cancel")
    expect(player.say("find get").last, is: "Get 3 files.")
    player.say("1")
    player.say("Ann")
    expect(player.requests, is: [.tell(LogApp.answer, "Ann")])
  }

  @Test("Enter alone is an answer") func empty() throws {
    var player = try Self.player(Self.app())
    player.happen(.loaded(LogApp.question, .contents("Go on? [Y/n] ")))
    player.say("")
    expect(player.requests, is: [.tell(LogApp.answer, "")])
  }

  @Test("SAFE-3: a password is in no announcement and not in the log") func secret() throws {
    var player = try Self.player(Self.app())
    player.happen(.loaded(LogApp.secret, .contents("Password:")))
    expect(player.session.prompt, is: .secret)
    let said = player.say("xyzzy") + player.say("find password")
    expect(!said.contains { $0.contains("xyzzy") })
    expect(said.last, is: "You: Password")
  }

  @Test("progress is announced at milestones, as a percentage alone") func progress() throws {
    var player = try Self.player(Self.app())
    let heard = (0...100).flatMap { player.happen(.loaded(LogApp.progress, .contents(String($0)))) }
    expect(heard, is: (1...10).map { "install, \($0 * 10)%." })
    expect(player.happen(.loaded(LogApp.lines, .contents("[1/2] Compiling a"))), is: ["install, 50%."])
  }

  @Test("Markdown is read as such, and JSON as messages") func forms() throws {
    var player = try Self.player(Self.app(.markdown))
    expect(
      player.happen(.loaded(LogApp.lines, .contents("# Title\n**Bold** text."))).first, is: "Title, heading level 1.")
    player = try Self.player(Self.app(.jsonLines))
    let lines = #"{"speaker": "tool", "text": "ls"}"# + "\nplain"
    expect(player.happen(.loaded(LogApp.lines, .contents(lines))), is: ["Tool: ls."])
    expect(player.happen(.loaded(LogApp.lastLine, .contents(""))), is: ["plain."])
    expect(player.happen(.loaded(LogApp.ended, .contents("0 0"))), is: ["Done: install."])
  }

  @Test("only wanted lines come into the log") func filter() throws {
    var app = try Self.app()
    app.isWanted = { $0.contains("b") }
    var player = try Self.player(app)
    expect(player.happen(.loaded(LogApp.lines, .contents("a\nab\n\nc\nb"))), is: ["ab", "b"])
  }

  @Test("the end is said, with what went wrong, in the forms of the language")
  func end() throws {
    let lines = "x: error: a\nx: error: b\nx: error: c\nx: warning: d\nmake: *** [all] Error 1"
    for (locale, said) in [
      ("en", ["install failed after 4 seconds, with status 2.", "3 errors, 1 warning."]),
      ("de", ["„install“ ist fehlgeschlagen, nach 4 Sekunden, mit Status 2.", "3 Fehler, 1 Warnung."]),
      ("ar", ["3 أخطاء، تحذير واحد."]),
    ] {
      var player = try Self.player(Self.app(), locale: locale)
      player.happen(.loaded(LogApp.lines, .contents(lines)))
      expect(player.happen(.loaded(LogApp.ended, .contents("2 4"))).suffix(said.count), is: said[...])
    }
  }

  @Test("an error that only tells of another counts where there is no other") func consequence() throws {
    var player = try Self.player(Self.app())
    player.happen(.loaded(LogApp.lines, .contents("make: *** No rule to make target 'x'.  Stop.")))
    expect(player.happen(.loaded(LogApp.ended, .contents("2 0"))).last, is: "1 error.")
  }

  @Test("leaving a command that runs asks it to stop, and what it does then is heard") func interrupting() throws {
    var player = try Self.player(Self.app())
    player.happen(.loaded(LogApp.lines, .contents("begun")))
    expect(player.say("cancel").last, is: "Asked to stop: install.")
    expect(player.requests, is: [.tell(LogApp.interruption, "")])
    expect(!player.response.isOver)
    expect(player.happen(.loaded(LogApp.lines, .contents("cleaning"))), is: ["cleaning"])
    player.say("cancel")
    player.say("discard")
    expect(player.response.isOver)
  }

  @Test("\"OK\" does not leave a command that runs") func staying() throws {
    var player = try Self.player(Self.app())
    player.happen(.loaded(LogApp.lines, .contents("begun")))
    player.say("ok")
    expect(!player.response.isOver)
    expect(player.requests, is: [])
  }

  @Test("an answer is not followed by the title of the log") func answering() throws {
    var player = try Self.player(Self.app())
    expect(player.lines.first, is: "install.")
    player.happen(.loaded(LogApp.question, .contents("Go on? ")))
    expect(player.say("y"), is: [])
  }

  @Test("\"OK\" ends after the end; with nobody to read on, the end ends it") func leave() throws {
    var player = try Self.player(Self.app())
    player.happen(.loaded(LogApp.ended, .contents("0 0")))
    player.say("ok")
    expect(player.response.isOver)
    var app = try Self.app()
    app.staysOpen = false
    player = try Self.player(app)
    player.happen(.loaded(LogApp.ended, .contents("0 0")))
    expect(player.response.isOver)
  }
}
