import AloudTesting
import Expectations
import Synchronization
import Testing

@testable import Aloud

/// What an app shows is built once per state, however often it is asked for.
struct AppRunnerTests {
  private final class Counter: Sendable {
    let sheets = Mutex(0)
  }

  private struct Counted: App {
    let counter: Counter
    var initialState: Int { 0 }
    func interface(for state: Int) -> Interface {
      let open = Element.button(Button("Open", id: "open", action: .present("sheet")))
      return Interface("Counted", tabs: [Tab("Home", id: "home", screen: Screen("Home", id: "home", elements: [open]))])
    }
    func sheet(_ id: ID, for state: Int) -> Sheet? {
      counter.sheets.withLock { $0 += 1 }
      return Sheet("Sheet", id: "sheet", elements: [.datePicker(DatePicker("Due", id: "due"))])
    }
    func update(_ state: inout Int, _ event: Event) -> [Effect] { [] }
  }

  @Test("two lines into a date picker on a sheet ask the app for its sheet once") func once() throws {
    let counter = Counter()
    var player = try SessionPlayer(of: Counted(counter: counter), now: DateTime(day: Day(20_777)))
    player.say("open", "due", "next friday", "where am I", "cancel")
    expect(counter.sheets.withLock { $0 }, is: 1)
  }

  private struct Described: App {
    var initialState: Int { 0 }
    func interface(for state: Int) -> Interface {
      Interface("Described") { Tab("Home", id: "home") { Row("Milk", id: "milk").subtitle("for Friday") } }
    }
    func update(_ state: inout Int, _ event: Event) -> [Effect] { [] }
  }

  @Test("LOOP-12: what was said in other sessions before changes nothing") func apart() throws {
    func lines() throws -> [[String]] {
      var player = try SessionPlayer(of: Described())
      return [player.lines, player.say("read"), player.say("read")]
    }
    let first = try lines()
    for _ in 0..<100 { try expect(lines(), is: first) }
  }

  @Test("another state makes what is shown anew") func anew() {
    var runner = AppRunner(Counted(counter: Counter()))
    expect(runner.sheet("sheet") != nil)
    runner.state = 1
    expect(runner.sheet("sheet") != nil)
    expect(runner.app.counter.sheets.withLock { $0 }, is: 2)
  }
}
