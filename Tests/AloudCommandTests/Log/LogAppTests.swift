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

  @Test("Ctrl-D at a question gives the program the end of its input, and leaves nothing else") func endOfInput() throws
  {
    var player = try Self.player(Self.app())
    expectNil(player.session.enterEnd())
    player.happen(.loaded(LogApp.question, .contents("Name: ")))
    expect(player.session.enterEnd()?.requests, is: [.tell(LogApp.answer, TextField.endOfInput)])
    expectNil(player.session.enterEnd())
    expect(player.say("find name").last, is: "You: Name")
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

  @Test(
    "an error is counted once, and next error leads to it",
    arguments: [
      ("any", "make: *** No rule to make target 'x'.  Stop.", 1, "Error: make: *** No rule to make target 'x'.  Stop."),
      // One that only tells of another counts where there is no other, before or after it.
      (
        "swift", "error: emit-module command failed\na.swift:1:2: error: no\nerror: fatalError", 1,
        "a.swift:1:2: error: no"
      ),
      ("swift", "a.swift:1:2: error: no\na.swift:3:2: error: no\na.swift:1:2: error: no", 2, "a.swift:1:2: error: no"),
      (
        "any", "Name: Traceback (most recent call last):\n  File \"a.py\", line 1\nKeyboardInterrupt", 1,
        "Error: KeyboardInterrupt"
      ),
      ("any", "Traceback (most recent call last):\n  File \"a.py\"\nValueError: x\n  at x", 1, "ValueError: x"),
      (
        "any",
        "Traceback (most recent call last):\n  x\nKeyError: a\n\nDuring handling of the above exception, another exception occurred:\n\nTraceback (most recent call last):\n  y\nValueError: b",
        1, "ValueError: b"
      ),
      ("any", "{\n  \"test\": \"echo Error: no\"\n}\n[app] [ERROR] no", 1, "[app] [ERROR] no"),
      ("any", "curl: (7) Failed to connect", 1, "curl: (7) Failed to connect"),
      (
        "pytest", "== FAILURES ==\n__ test_a __\nE  no\n__ test_b __\n== 2 failed in 0.1s ==", 2,
        "Error: test_a, heading level 2."
      ),
      ("pytest", "FAILED a.py::b - no\nERROR a.py::c\n== 1 failed, 1 error in 0.1s ==", 2, "FAILED a.py::b - no"),
      ("cargo", "test a ... FAILED\nthread 'a' panicked at src/a.rs:1:2:", 1, "test a ... FAILED"),
    ] as [(String, String, Int, String)])
  func counted(_ profile: String, _ lines: String, _ count: Int, _ first: String) throws {
    var player = try Self.player(Self.app(profile: profile))
    player.happen(.loaded(LogApp.lines, .contents(lines)))
    let ending = player.happen(.loaded(LogApp.ended, .contents("2 0")))
    expect(ending.last, is: count == 1 ? "1 error." : "\(count) errors.")
    expect(player.say("next error").last, is: first)
  }

  @Test(
    "headings and the summary say what changes",
    arguments: [
      (
        "git log",
        "commit 0badc0ffee (HEAD)\nAuthor: Ann\nDate: now\n\n    Mend it\n\n    commit 1234567\ncommit abcdef0123\nAuthor: Ann",
        ["Mend it, commit 0badc0f (HEAD), heading level 1.", "Author: Ann", "Date: now", "    commit 1234567"],
        "2 commits."
      ),
      (
        "git diff",
        "diff --git a/a.c b/a.c\n--- a/a.c\n+++ b/a.c\n@@ -1,3 +1,4 @@ main()\n-- x\n+y\n+z\n@@ -9 +10 @@\n@@ -20,2 +0,0 @@\n-w",
        [
          "a.c, heading level 1.", "--- a/a.c", "+++ b/a.c", "Line 1, 4 lines, main(), heading level 2.", "-- x", "+y",
          "+z",
          "Line 10, 1 line, heading level 2.", "Line 20, 2 lines, heading level 2.", "-w",
        ], "1 file, 2 lines added, 2 lines removed."
      ),
    ] as [(String, String, [String], String)])
  func changes(_ profile: String, _ lines: String, _ said: [String], _ summary: String) throws {
    var player = try Self.player(Self.app(profile: profile))
    expect(player.happen(.loaded(LogApp.lines, .contents(lines))), is: said)
    player.happen(.loaded(LogApp.lastLine, .contents("")))
    expect(player.say("summary").last, is: summary)
    expect(player.say("next file").last, is: profile == "git diff" ? said[0] : "No other file from here on.")
  }

  @Test("what fails in an assistant's records is an error, and its result the summary")
  func records() throws {
    var player = try Self.player(Self.app(.jsonLines, profile: "claude"))
    let heard = player.happen(
      .loaded(
        LogApp.lines,
        .contents(
          [
            #"{"type":"user","message":{"content":[{"type":"tool_result","content":[{"type":"text","text":"No file."}],"is_error":true}]}}"#,
            #"{"type":"user","message":{"content":[{"type":"tool_result","content":"ok","is_error":false}]}}"#,
            #"{"type":"result","subtype":"error_max_turns","is_error":false,"num_turns":3}"#,
            #"{"type":"result","subtype":"success","is_error":false,"result":"All is done."}"#,
          ].joined(separator: "\n"))))
    expect(heard, is: ["Error: No file.", "Error: error_max_turns."])
    expect(player.happen(.loaded(LogApp.ended, .contents("1 0"))).last, is: "2 errors.")
    expect(player.say("summary").last?.hasPrefix("All is done. 2 errors."), is: true)
    expect(player.say("next error").last, is: "Error: No file. 1 of 2.")
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

  @Test("the question before leaving goes when the command ends") func endedLeaving() throws {
    var player = try Self.player(Self.app())
    player.happen(.loaded(LogApp.lines, .contents("begun")))
    player.say("quit")
    let asked = player.say("quit")
    expect(asked.last?.hasPrefix("install is not finished and would end now."), is: true)
    expect(player.happen(.loaded(LogApp.ended, .contents("0 5"))), is: ["Done: install, after 5 seconds."])
    player.say("ok")
    expect(player.response.isOver)
  }

  @Test("\"OK\" does not leave a command that runs") func staying() throws {
    var player = try Self.player(Self.app())
    player.happen(.loaded(LogApp.lines, .contents("begun")))
    expect(player.say("ok"), is: ["Still working: install."])
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
