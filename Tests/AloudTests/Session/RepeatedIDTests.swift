import Expectations
import TestSupport
import Testing

@testable import Aloud

/// Ids that are used twice are told to the author of the app.
struct RepeatedIDTests {
  private static let twice = ScreenApp(0, title: "Twice") { _ in
    Button("One", id: "go")
    Button("Two", id: "go")
    Toggle("Three", id: "go", isOn: false)
    TextBlock("Some text.")
    TextBlock("Other text.")
    PullDownButton("Menu", id: "menu") {
      MenuItem("First", id: "item")
      MenuItem("Second", id: "item")
    }
  }

  @Test("an id that is used twice is told once, where it is, before the things; texts may share one") func told() throws
  {
    var player = try SessionPlayer(of: Self.twice)
    let sentence = "To the author of this app: several things in Twice have the id go. Give each one its own."
    expect(player.lines.filter { $0.contains("author") }, is: [sentence])
    expect(player.say("").contains(sentence), is: false)
    let menu = player.say("menu")
    expect(menu.contains("To the author of this app: several things in Menu have the id item. Give each one its own."))
  }
}
