import Aloud
import AloudPrompts
import Expectations
import TestSupport
import Testing

/// SCRIPT-5: paths that are typed to the question for a file.
struct FilePromptTests {
  @Test(
    "SCRIPT-5: a path is completed as in a shell, by what can be chosen",
    arguments: [
      ("all", "~", ["~/"]), ("all", "~/", ["~/a.txt", "~/b.png"]), ("all", "~/a", ["~/a.txt"]),
      ("all", "/ho", ["/home/"]), ("all", "/home/", ["/home/ann/", "/home/notes.txt"]),
      ("all", "/home/.", ["/home/.secret"]), ("all", "ann/b", ["ann/b.png"]),
      ("all", "../home/n", ["../home/notes.txt"]),
      ("all", "/nowhere/a", []), ("all", "~/A", []), ("all", "not", ["notes.txt"]),
      ("folders", "/home/", ["/home/ann/"]),
      (".png", "~/", ["~/b.png"]),
    ])
  func completions(_ files: String, _ text: String, _ paths: [String]) throws {
    let player = try SessionPlayer(of: AskedFolders.question(["files": files]))
    expect(player.session.completions(of: text), is: paths)
  }
}
