import Expectations
import TestSupport
import Testing

@testable import Aloud

/// EDIT-3, LOOP-2: what can be typed here is offered, and one key can stand for it.
struct CompletionsTests {
  @Test("EDIT-3: names, values and commands go on from what is typed, however it is written") func lines() throws {
    let session = try Player().session
    expect(session.completions(of: "GRO"), is: ["Groceries"])
    expect(session.completions(of: "open gro").contains("open Groceries"))
    expect(session.completions(of: "sort by n").contains("Sort by Name"))
    expect(session.completions(of: "where am"), is: ["where am I", "where am I now", "where am I right now"])
    expect(session.completions(of: "").contains("In stock only"))
    expect(!session.completions(of: "").contains("where am I"))
    expect(session.completions(of: "no such thing").isEmpty)
    expect(session.completions(of: "...").isEmpty)
  }

  @Test(
    "EDIT-3: an open picker's values are offered by their words, after what stands before them",
    arguments: [
      ("due", "en", "27 nov", "27 november"), ("due", "en", "tom", "tomorrow"), ("due", "de", "3. dez", "3. dezember"),
      ("due", "fr", "dem", "demain"), ("at", "en", "half p", "half past"), ("rests", "en", "20 min", "20 minutes"),
    ])
  func pickerValues(_ picker: String, _ locale: String, _ typed: String, _ completed: String) throws {
    var player = try PickerPlayer(
      DatePicker("Due", id: "due"), DatePicker("At", id: "at", mode: .time),
      DatePicker("Rests", id: "rests", mode: .countdown), locale: locale)
    expect(!player.session.completions(of: typed).contains(completed))
    player.say(picker)
    expect(player.session.completions(of: typed).contains { $0.lowercased() == completed })
    // Figures are quicker typed than chosen from.
    expect(player.session.completions(of: "twe").isEmpty)
  }

  @Test("EDIT-3: of a million rows only the first are looked through") func manyRows() throws {
    var app = TestApp()
    let counter = RowCounter()
    app.counter = counter
    let session = try Player(app, after: "numbers").session
    let before = counter.provided.count
    expect(session.completions(of: "line 9").contains("Line 9"))
    expect(counter.provided.count - before <= 2_000)
  }

  @Test("ASK-2: nothing is offered at a confirmation, and no key acts at once") func confirmation() throws {
    let session = try Player(after: "single keys on", "more on 1", "delete list").session
    expect(session.prompt, is: .answer)
    expect(session.completions(of: "").isEmpty)
    expect(session.completions(of: "delete").isEmpty)
    expect("1gdk".allSatisfy { session.line(ofSingleKey: $0) == nil })
  }
}
