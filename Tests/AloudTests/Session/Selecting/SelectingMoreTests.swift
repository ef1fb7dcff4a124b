import Expectations
import TestSupport
import Testing

@testable import Aloud

/// EDIT-1: what a selection leaves out is told, and many are selected and read in few words.
struct SelectingMoreTests {
  /// A list of which one row can't be used now.
  static let shelf = ScreenApp(0, title: "Shelf") { _ in
    Toggle("Milk", id: "milk", isOn: false)
    Toggle("Eggs", id: "eggs", isOn: false).dimmed(because: "sold out")
    Toggle("Bread", id: "bread", isOn: false)
  }
  .screen { screen, _ in screen.selectable { MenuItem("Mark", id: "mark") } }

  @Test(
    "EDIT-1: the words for it are there in every language",
    arguments: LoadedLocale.bundledTags)
  func languages(language: String) throws {
    let wording = try LoadedLocale(language).wording
    var player = try SelectionPlayer(locale: language, after: ["edit", "select 1 to 2"])
    for phrase in wording.alternatives("command.invertSelection").own {
      let before = player.session.engine.navigator.front.selected?.count ?? 0
      player.say(phrase)
      expect(player.session.engine.navigator.front.selected?.count, is: 6 - before, "\(phrase)")
    }
    for phrase in wording.alternatives("command.selectWith").own {
      player.say("none", phrase.replacing("{object}", with: "milk"))
      expect(player.session.engine.navigator.front.selected?.count, is: 2, "\(phrase)")
    }
  }
}
