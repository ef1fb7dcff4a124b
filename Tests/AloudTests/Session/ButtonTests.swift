import AloudTesting
import Testing

@testable import Aloud

/// BTN: buttons.
struct ButtonTests {
  @Test("BTN-1: title, subtitle, what the image shows, and main action") func described() throws {
    var player = try Player(after: "extras")
    player.say("first")
    for _ in 0..<3 { player.say("next") }
    #expect(player.lines == ["Check Out, all in the basket, image of a cart, button, main action, 3 of 11."])
  }

  @Test("BTN-2: a busy button says so, and does not act twice") func busy() throws {
    var player = try Player(after: "extras", "check out")
    #expect(player.text.contains("busy"))
    #expect(player.events == [.pressed("pay")])
    player.say("check out")
    #expect(player.response.announcements.map(\.kind) == [.refusal])
    #expect(player.text.contains("busy"))
    #expect(player.events == [.pressed("pay")])
  }

  @Test("BTN-2: a dimmed button says why, and does nothing") func dimmed() throws {
    var player = try Player(after: "extras")
    player.expect("print", says: "Print, dimmed: no printer is there.")
    #expect(player.events.isEmpty)
  }

  @Test("BTN-3: a toggle says only its new state") func toggle() throws {
    var player = try Player()
    player.expect("in stock only", says: "On.")
    player.expect("in stock only", says: "Off.")
    #expect(player.events == [.changed("stock", to: .isOn(true)), .changed("stock", to: .isOn(false))])
  }

  @Test("BTN-3: a toggle with a menu says only its new state too") func toggleWithMenu() throws {
    struct Toggles: App {
      var initialState: Bool { false }
      func interface(for state: Bool) -> Interface {
        var toggle = Toggle("Sound", id: "t", isOn: state)
        toggle.menu = Menu([.item(MenuItem("Louder", id: "l"))])
        return Interface("T", tabs: [Tab("T", id: "t", screen: Screen("T", id: "t", elements: [.toggle(toggle)]))])
      }
      func update(_ state: inout Bool, _ event: Event) -> [Effect] {
        if case .changed(_, .isOn(let isOn)) = event { state = isOn }
        return []
      }
    }
    var session = try Session(Toggles(), settings: Settings())
    _ = session.start()
    #expect(session.take(Line("1")).announcements.map(session.renderer.printed) == ["Sound, on."])
  }

  @Test("BTN-4: a pop-up button's value is the one selected item of its menu") func popUp() throws {
    var player = try Player(after: "sort by")
    #expect(player.lines.contains("1. Date, selected."))
    #expect(player.lines.contains("2. Name."))
    player.expect("2", says: "Sort by, Name.")
    #expect(player.events == [.changed("sort", to: .choice("name"))])
    player.say("sort by")
    #expect(player.lines.filter { $0.contains("selected") } == ["2. Name, selected."])
  }

  @Test("BTN-4: a pull-down button opens its menu on the press") func pullDown() throws {
    var player = try Player(after: "extras")
    player.expect("actions", says: "Actions, menu. 1 item.", "1. Act.")
    player.say("act")
    #expect(player.events == [.pressed("act")])
  }

  @Test(
    "BTN-4: a button may press, and give its menu to \"more\"",
    arguments: ["more on 4", "more on share", "menu on share"])
  func more(_ line: String) throws {
    var player = try Player(after: "extras")
    player.expect(line, says: "Share, menu. 1 item.", "1. Copy.")
    player.say("back")
    player.say("share")
    #expect(player.events == [.pressed("shareButton")])
  }

  @Test("BTN-4: what has no menu says so") func noMenu() throws {
    var player = try Player()
    player.expect("more on 4", says: "New list has no menu.")
  }

  @Test("BTN-5: a live change is said when it comes, after what the user did, and only where it shows") func live()
    throws
  {
    var player = try Player()
    #expect(player.happen(.elapsed("tick")) == ["Tick 1."])
    #expect(player.happen(.elapsed("other")).isEmpty)
    player.say("extras")
    #expect(player.happen(.elapsed("tick")).isEmpty)
  }
}
