import Expectations
import TestSupport
import Testing

@testable import Aloud

/// PICK-2: a million rows stay instant: only what is read is provided.
struct ManyRowsTests {
  @Test(
    "PICK-2: only the rows that are read or used are provided",
    arguments: [
      ("tab 2", 0..<12), ("next page", 12..<24), ("1000000", 999_999..<1_000_000), ("last", 999_999..<1_000_000),
      ("500,000", 499_999..<500_000), ("number 500000", 499_999..<500_000),
      ("more on 7", 6..<7), ("tab 1", 0..<0), ("where am i", 0..<1), ("help", 0..<5), ("first", 0..<1), ("", 0..<1),
    ])
  func provided(_ line: String, _ rows: Range<Int>) throws {
    let counter = RowCounter()
    var player = try Player(TestApp(counter: counter))
    expect(counter.provided.isEmpty)
    if line != "tab 2" {
      player.say("tab 2")
      if line == "where am i" || line.isEmpty { player.say("first") }
    }
    counter.forget()
    player.say(line)
    expect(Set(counter.provided), is: Set(rows))
    expect(counter.provided.count <= rows.count * 8)
  }

  @Test(
    "PICK-2: an ordinal makes no other row",
    arguments: [("the five hundred thousandth", 499_999), ("the last one", 999_999)])
  func ordinal(_ line: String, _ row: Int) throws {
    let counter = RowCounter()
    var player = try Player(TestApp(counter: counter), after: "tab 2")
    counter.forget()
    player.say(line)
    expect(Set(counter.provided), is: [row])
  }

  @Test("PICK-2: reading on reads a hundred lines at a time, and says how many are left") func reading() throws {
    let counter = RowCounter()
    var player = try Player(TestApp(counter: counter), after: "tab 2")
    counter.forget()
    player.say("read")
    expect(player.lines.count, is: 101)
    expect(player.lines.last, is: "999,900 more lines. Say \"read\" to go on.")
    expect(Set(counter.provided), is: Set(0..<100))
  }

  @Test("VOICE-1: of a million rows, no more are made than are named") func manyRows() throws {
    let counter = RowCounter()
    var player = try SessionPlayer(of: TestApp(counter: counter))
    player.say("numbers", "500000")
    counter.forget()
    expect(player.say("help").first, is: "For example: Line 500000, Line 1, Line 2, Line 3, or Line 4.")
    expect(counter.provided.count < 100)
  }

  @Test("rows are the same where id, count and revision are") func equality() {
    let row = { @Sendable (index: Int) in Row("a", id: ID("a", String(index))) }
    expect(Rows(id: "r", count: 3, provide: row), is: Rows(id: "r", count: 3) { _ in Row("b", id: "b") })
    expect(Rows(id: "r", count: 3, provide: row) != Rows(id: "r", count: 3, revision: 1, provide: row))
    expect(Rows(id: "r", count: 3, provide: row) != Rows(id: "r", count: 4, provide: row))
    expect(Rows(id: "r", count: -1, provide: row).count, is: 0)
  }
}
