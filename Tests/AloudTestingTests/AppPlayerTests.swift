import Aloud
import AloudTesting
import Expectations
import Testing

@testable import NotesExample

/// Apps that are played without a built program.
@Suite struct AppPlayerTests {
  /// An app that asks the outside for all there is.
  struct Kettle: App {
    var initialState: Int { 0 }

    func interface(for state: Int) -> Interface {
      Interface("Kettle") {
        Tab("Kettle", id: "kettle") {
          Button("Load", id: "load")
          Button("Save", id: "save")
          Button("Boil", id: "boil")
          Button("Wait", id: "wait")
          DatePicker("Start", id: "start", value: state == 0 ? nil : DateTime(day: Day(state)))
        }
      }
    }

    func update(_ state: inout Int, _ event: Event) -> [Effect] {
      switch event {
      case .pressed("load"): return [.load("log")]
      case .pressed("save"): return [.save("log", contents: "boiled")]
      case .pressed("boil"): return [.run("boil", Invocation(["kettle", "--boil"]))]
      case .pressed("wait"): return [.wait("tea", milliseconds: 90_000)]
      case .changed("start", .moment(let start?)):
        state = start.day.number
        return []
      case .loaded(_, .contents(let text)): return [.say(.verbatim("Read: \(text)"))]
      case .loaded: return [.say("Nothing to read.")]
      case .saved(_, let error): return [.say(.verbatim(error.map { "Not saved: \($0)." } ?? "Saved."))]
      case .finished(_, .exited(let status, let output, _)):
        return [.say(.verbatim("Ended with \(status): \(output[0])"))]
      case .finished: return [.say("Failed.")]
      case .elapsed: return [.say("Tea is ready.")]
      default: return []
      }
    }
  }

  @Test func playsLinesAndGivesATranscript() throws {
    var player = try AppPlayer(Notes()) { $0.hints = false }
    let transcript = try player.transcript("new note", "Milk", "cancel")
    expect(
      transcript,
      is: """
        > new note
        New note, text field, empty, editing.
        > Milk
        Milk added.
        All notes. 3 items.
        > cancel
        There is nothing to cancel. "Undo" takes the last change back.
        """)
  }

  @Test("a test of an app is a conversation") func conversation() throws {
    var player = try AppPlayer(Notes())
    try player.expect(
      """
      > new note milk
      milk added.
      All notes. 3 items.
      > undo
      Undone: Add a note.
      All notes. 2 items.
      """)
  }

  @Test("a transcript that begins with other lines is one from the start") func comparesATranscript() throws {
    var player = try AppPlayer(Notes()) { $0.hints = false }
    try player.expect(player.opening + "\n> where am i\nAll notes. 2 items.")
    try player.expect("> quit\nGoodbye.")
    expect(player.isOver)
  }

  @Test("what differs is told by the line of the test's file, in words") func tellsDifferences() throws {
    var player = try AppPlayer(Notes()) { $0.hints = false }
    let mismatch = #expect(throws: TranscriptMismatch.self) {
      try player.expect("> quit\nFarewell.", file: "NotesTests.swift", line: 7)
    }
    let text = try #require(mismatch).description
    expect(text.contains("NotesTests.swift:9: after “> quit”"))
    expect(text.contains("  - Farewell.\n  + Goodbye."))
  }

  @Test func locale() throws {
    var player = try AppPlayer(Notes(), locale: "de") { $0.hints = false }
    try player.expect("> beenden\nAuf Wiederhören.")
  }

  @Test("now is what a test says, and stands still") func now() throws {
    let day = try #require(Day(year: 2026, month: 3, day: 1))
    var player = try AppPlayer(Kettle(), now: DateTime(day: day)) { $0.hints = false }
    try player.expect("> start\nStart, none, date picker. Month, Day, Year.\n> tomorrow\nStart, Monday, March 2, 2026.")
    player.now.day = player.now.day + 1
    try player.expect(
      """
      > start
      Start, Monday, March 2, 2026, date picker. Month, Day, Year.
      > tomorrow
      Start, Tuesday, March 3, 2026.
      """)
  }

  @Test("files are in memory: what is saved is there when it is loaded") func files() throws {
    var player = try AppPlayer(Kettle(), outside: PlayedOutside(files: ["log": .contents("cold")]))
    try player.expect("> load\nLoad: done.\nRead: cold")
    player.outside.saveError = .diskFull
    try player.expect("> save\nSave: done.\nNot saved: diskFull.")
    player.outside.saveError = nil
    try player.expect("> save\nSave: done.\nSaved.\n> load\nLoad: done.\nRead: boiled")
    expect(player.outside.saved.map(\.contents), is: ["boiled", "boiled"])
  }

  @Test("a command gives what the test says, and one that it says nothing of is told") func commands() throws {
    var player = try AppPlayer(Kettle())
    let unanswered = #expect(throws: UnansweredCommand.self) { try player.say("boil") }
    expect(try #require(unanswered).description.contains("“kettle --boil”"))
    player.outside.commands = [["kettle", "--boil"]: .exited(status: 0, output: Aloud.TextLines("hot\n"))]
    try player.expect(
      """
      Kettle. 5 items.
      1. Load, button.
      2. Save, button.
      3. Boil, button.
      4. Wait, button.
      5. Start, none, date picker.
      Say a number, a name, or "help".
      > boil
      Boil: done.
      Ended with 0: hot
      """)
    expect(player.outside.invocations, is: [Invocation(["kettle", "--boil"]), Invocation(["kettle", "--boil"])])
  }

  @Test("time passes only where the test lets it") func time() throws {
    var player = try AppPlayer(Kettle())
    try player.say("wait")
    try expect(player.pass(seconds: 89) == "" && player.outside.waits.count == 1)
    try expect(player.pass(seconds: 1), is: "Tea is ready.")
    try expect(player.pass(seconds: 900), is: "")
  }

  @Test("the clock stands still where no wait is left to end, so that another can begin") func lastWait() throws {
    var player = try AppPlayer(Kettle())
    try player.say("wait")
    try expect(player.passNextWait())
    try expect(!player.passNextWait() && player.outside.waits.milliseconds == 90_000)
    try player.say("wait")
    try expect(player.passNextWait())
  }

  @Test func theEndOfInput() throws {
    var player = try AppPlayer(Notes())
    try player.say("more on 1", "delete")
    try expect(player.end() == ["Nothing was done."] && player.isOver)
  }
}
