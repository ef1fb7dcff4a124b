import Aloud
import AloudPrompts
import AloudTesting
import Expectations
import Testing

/// SCRIPT-1: the question for a file.
struct FilePromptTests {
  /// Folders that no disk has.
  private struct Folders: FolderReading {
    func contents(of folder: String) -> [FileEntry]? {
      switch folder {
      case "/": [FileEntry("home", .folder)]
      case "/home": [FileEntry("ann", .folder), FileEntry("notes.txt", .file), FileEntry(".secret", .file)]
      case "/home/ann": [FileEntry("a.txt", .file), FileEntry("b.png", .file)]
      case "/many": (1...11).map { FileEntry("f\($0)", .file) }
      default: nil
      }
    }

    func kind(of path: String) -> FileEntry.Kind? {
      if contents(of: path) != nil { return .folder }
      return ["/home/notes.txt", "/home/.secret", "/home/ann/a.txt", "/home/ann/b.png"].contains(path) ? .file : nil
    }
  }

  private func file(_ change: (inout FileApp.Choice) -> Void = { _ in }) throws -> SessionPlayer<FileApp> {
    var choice = FileApp.Choice()
    change(&choice)
    return try SessionPlayer(of: FileApp("Which file?", from: "/home", home: "/home/ann", choice, in: Folders()))
  }

  @Test("SCRIPT-1: folders are walked by ear, there and back, until a file is chosen") func walking() throws {
    var player = try file()
    expect(player.lines, is: ["Which file? /home. 3 items.", "1. Up to /.", "2. ann, folder.", "3. notes.txt."])
    expect(player.say("ann").first, is: "ann. Back to Which file? 2 items.")
    player.say("back", "ann", "b")
    expect(player.session.state.answer, is: .text("/home/ann/b.png"))
    expect(player.response.isOver)
  }

  @Test("SCRIPT-1: above the first folder are others") func up() throws {
    var player = try file()
    player.say("1", "home", "notes")
    expect(player.session.state.answer, is: .text("/home/notes.txt"))
  }

  @Test(
    "SCRIPT-1: a path is taken as it is typed, from here, from home or from the beginning",
    arguments: ["ann/a.txt", "~/a.txt", "/home/ann/a.txt", "./ann/../ann/a.txt"])
  func paths(_ line: String) throws {
    var player = try file()
    // The question is over, and is not asked again.
    expect(player.say(line), is: ["/home/ann/a.txt."])
    expect(player.session.state.answer, is: .text("/home/ann/a.txt"))
  }

  @Test("SCRIPT-1: a path that leads to a folder goes there; one that leads nowhere is told") func otherPaths() throws {
    var player = try file()
    expect(player.say("/home/ann").first, is: "ann. Back to Which file? 2 items.")
    expect(player.say("/nowhere").first?.contains("\"/nowhere\" can't be chosen here"), is: true)
    expect(!player.response.isOver && player.session.state.answer == nil)
  }

  @Test("SCRIPT-1: only files of a kind, only folders, also what is hidden, also what is new") func choices() throws {
    var pictures = try file { $0.matches = { $0.hasSuffix(".png") } }
    expect(pictures.lines.count, is: 3)
    pictures.say("ann/a.txt")
    expectNil(pictures.session.state.answer)
    pictures.say("ann/b.png")
    expect(pictures.session.state.answer, is: .text("/home/ann/b.png"))
    var folders = try file { $0.isFolder = true }
    folders.say("ann", "this folder")
    expect(folders.session.state.answer, is: .text("/home/ann"))
    try expect(file { $0.showsHidden = true }.lines.last, is: "4. .secret.")
    var new = try file { $0.takesNew = true }
    new.say("ann/new.txt")
    expect(new.session.state.answer, is: .text("/home/ann/new.txt"))
    var nowhere = try file { $0.takesNew = true }
    nowhere.say("bob/new.txt")
    expectNil(nowhere.session.state.answer)
  }

  @Test(
    "SCRIPT-5: a path is completed as in a shell",
    arguments: [
      ("~", ["~/"]), ("~/", ["~/a.txt", "~/b.png"]), ("~/a", ["~/a.txt"]), ("/ho", ["/home/"]),
      ("/home/", ["/home/ann/", "/home/notes.txt"]), ("/home/.", ["/home/.secret"]), ("ann/b", ["ann/b.png"]),
      ("../home/n", ["../home/notes.txt"]), ("/nowhere/a", []), ("~/A", []),
    ])
  func completions(_ text: String, _ paths: [String]) throws {
    try expect(file().session.completions(of: text), is: paths)
  }

  @Test("SCRIPT-5: only what can be chosen completes a path") func completedKinds() throws {
    try expect(file { $0.isFolder = true }.session.completions(of: "/home/"), is: ["/home/ann/"])
    try expect(file { $0.matches = { $0.hasSuffix(".png") } }.session.completions(of: "~/"), is: ["~/b.png"])
    try expect(file().session.completions(of: "not"), is: ["notes.txt"])
  }

  @Test("SCRIPT-5: the beginning of a path opens what alone begins so, and otherwise says what does") func beginnings()
    throws
  {
    var player = try file()
    player.say("~/b")
    expect(player.session.state.answer, is: .text("/home/ann/b.png"))
    var folder = try file()
    expect(folder.say("/ho").first?.hasPrefix("home. Back to Which file?"), is: true)
    var several = try file()
    expect(several.say("/many/f").first, is: "11 suggestions.")
    expect(several.say("/many/f1"), is: ["There is: f1, f10, or f11."])
    expect(several.session.state.answer == nil && !several.response.isOver)
    expect(several.say("/many/x").first?.contains("can't be chosen here"), is: true)
    var new = try file { $0.takesNew = true }
    new.say("~/b")
    expect(new.session.state.answer, is: .text("/home/ann/b"))
  }

  @Test(
    "SCRIPT-5: an empty line and the end of the time take the default",
    arguments: [
      (.text("/home/notes.txt"), "1. Default, /home/notes.txt."), (.nothing, "1. Default, none."),
    ] as [(PromptAnswer, String)])
  func standard(_ standard: PromptAnswer, _ said: String) throws {
    var app = FileApp("Which file?", from: "/home", home: "/home/ann", FileApp.Choice(), in: Folders())
    (app.standard, app.timeout) = (standard, 60)
    for way in 0..<3 {
      var player = try SessionPlayer(of: app)
      expect(player.lines.contains(said))
      if way == 0 { player.say("") } else if way == 1 { player.say("ok") } else { player.happen(.elapsed("timeout")) }
      expect(player.session.state.answer, is: standard)
      expect(player.response.isOver)
    }
    var other = try SessionPlayer(of: app)
    other.say("/home")
    expect(!other.response.isOver)
    other.say("~/a.txt")
    expect(other.session.state.answer, is: .text("/home/ann/a.txt"))
  }

  @Test("SCRIPT-5: a limit of time is announced, and ends the question") func timeLimit() throws {
    var app = FileApp("Which file?", from: "/home", home: "/home/ann", FileApp.Choice(), in: Folders())
    app.timeout = 60
    var player = try SessionPlayer(of: app)
    expect(player.lines.first, is: "Time to answer: 60 seconds.")
    player.happen(.elapsed("timeout"))
    expect(player.session.state.answer, is: .timedOut)
    expect(player.response.isOver)
  }
}
