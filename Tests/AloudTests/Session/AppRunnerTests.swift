import Synchronization
import AloudTesting
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
    #expect(counter.sheets.withLock { $0 } == 1)
  }

  @Test("another state makes what is shown anew") func anew() {
    var runner = AppRunner(Counted(counter: Counter()))
    #expect(runner.sheet("sheet") != nil)
    runner.state = 1
    #expect(runner.sheet("sheet") != nil)
    #expect(runner.app.counter.sheets.withLock { $0 } == 2)
  }
}
