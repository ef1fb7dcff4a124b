import Aloud
import Testing

@testable import AloudDocuments

/// Rows that commands give after the screen has been said.
@Suite struct ArrivingRowsTests {
  private let commands = "commands: {ls: {run: [ls]}, ps: {run: [ps]}}"

  private func said(_ elements: String, _ results: (String, String)...) throws -> [[String]] {
    var session = try Session(page(elements, commands), settings: Settings(locale: "en"))
    _ = session.start()
    return results.map { command, output in
      let reply = Reply.finished(ID("command", "\(command):0"), .exited(status: 0, output: TextLines(output)))
      return session.receive(reply).announcements.map(session.renderer.printed)
    }
  }

  @Test("BTN-5: rows that arrive are told by the name of their list")
  func named() throws {
    #expect(
      try said("- {list: Files, from: ls}\n- {list: Programs, from: ps}", ("ps", "init\nsh\n"), ("ls", "a\n"))
        == [["Programs, list. 2 items."], ["Files, list. 1 item."]])
  }

  @Test("BTN-5: both lists that show a command's rows are told")
  func both() throws {
    #expect(
      try said("- {list: Files, from: ls}\n- {list: Again, from: ls}", ("ls", "a\nb\n"))
        == [["Files, list. 2 items.", "Again, list. 2 items."]])
  }

  @Test("BTN-5: rows of a list without a name are told of the place")
  func unnamed() throws {
    #expect(try said("- {list: , from: ls}", ("ls", "a\nb\n")) == [["Home. 2 items."]])
  }

  @Test("BTN-5: what comes beside a named list is told of the place")
  func beside() throws {
    #expect(
      try said("- {list: Files, from: ls}\n- {list: , from: ls}", ("ls", "a\nb\n")) == [["Home. 4 items."]])
  }
}
