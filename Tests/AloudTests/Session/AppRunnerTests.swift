import Expectations
import TestSupport
import Testing

@testable import Aloud

/// What an app shows is built once per state, however often it is asked for.
struct AppRunnerTests {
  /// An app that counts in `counter` how often it is asked for its sheet.
  private static func counted(_ counter: RowCounter) -> ScreenApp<Int> {
    ScreenApp(0) { _ in
      Button("Open", id: "open", action: .present("sheet"))
    }
    .sheets { id, _ in
      counter.note(0)
      return Sheet("Sheet", id: id, elements: [.datePicker(DatePicker("Due", id: "due"))])
    }
  }

  @Test("two lines into a date picker on a sheet ask the app for its sheet once") func once() throws {
    let counter = RowCounter()
    var player = try SessionPlayer(of: Self.counted(counter), now: DateTime(day: Day(20_777)))
    player.say("open", "due", "next friday", "where am I", "cancel")
    expect(counter.provided.count, is: 1)
  }

  private static let described = ScreenApp(0) { _ in Row("Milk", id: "milk").subtitle("for Friday") }

  @Test("LOOP-12: what was said in other sessions before changes nothing") func apart() throws {
    func lines() throws -> [[String]] {
      var player = try SessionPlayer(of: Self.described)
      return [player.lines, player.say("read"), player.say("read")]
    }
    let first = try lines()
    for _ in 0..<100 { try expect(lines(), is: first) }
  }

  @Test("another state makes what is shown anew") func anew() {
    let counter = RowCounter()
    var runner = AppRunner(Self.counted(counter))
    expect(runner.sheet("sheet") != nil)
    runner.state = 1
    expect(runner.sheet("sheet") != nil)
    expect(counter.provided.count, is: 2)
  }
}
