import Expectations
import TestSupport
import Testing

@testable import Aloud

/// MENU-1: separators are told once, between things, and not beside a title that tells the same.
struct MenuSeparatorTests {
  private static let one = MenuElement.item(MenuItem("One", id: "one"))
  private static let two = MenuElement.item(MenuItem("Two", id: "two"))

  private func said(_ elements: [MenuElement]) throws -> [String] {
    let app = ScreenApp(0) { _ in PullDownButton("Ways", id: "ways", menu: Menu(elements)) }
    var player = try SessionPlayer(of: app)
    return Array(player.say("ways").dropFirst())
  }

  @Test("MENU-1: a section with a title is told by it alone") func sections() throws {
    expect(
      try said([Self.one, .separator, .section(title: "More", [Self.two])]),
      is: ["1. One.", "More, heading.", "2. Two."])
    expect(
      try said([.section(title: nil, [Self.one]), .section(title: nil, [Self.two])]),
      is: [
        "1. One.", "Group.", "2. Two.",
      ])
  }

  @Test("MENU-4: a menu button tells what is selected in its menu") func selection() throws {
    let app = ScreenApp("jazz" as ID) { state in
      let items = [MenuItem("Jazz", id: "jazz"), MenuItem("Opera", id: "opera")]
      PullDownButton("Style", id: "style", menu: Menu(items.map { .item($0) }, selection: state))
    } on: { state, event in
      if case .changed("style", .choice(let choice)) = event { state = choice }
    }
    var player = try SessionPlayer(of: app)
    player.expect("read", says: "1. Style, Jazz, menu button.")
    player.expect("style", "opera", says: "Style, Opera.")
    player.expect("read", says: "1. Style, Opera, menu button.")
  }
}
