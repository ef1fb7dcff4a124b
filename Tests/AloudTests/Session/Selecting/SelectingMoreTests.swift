import AloudTesting
import Testing

@testable import Aloud

/// EDIT-1: what a selection leaves out is told, and many are selected and read in few words.
struct SelectingMoreTests {
  /// A list of which one row can't be used now.
  private struct ShelfApp: App {
    var initialState: Int { 0 }

    func interface(for state: Int) -> Interface {
      Interface("Shelf") {
        Tab("Shelf", id: "shelf") {
          Toggle("Milk", id: "milk", isOn: false)
          Toggle("Eggs", id: "eggs", isOn: false).dimmed(because: "sold out")
          Toggle("Bread", id: "bread", isOn: false)
        }
        .selectable { MenuItem("Mark", id: "mark") }
      }
    }

    func update(_ state: inout Int, _ event: Event) -> [Effect] { [] }
  }

  @Test("EDIT-1: a range with what can't be selected says which that is") func leftOut() throws {
    var player = try SelectionPlayer(after: ["edit"])
    player.expect("select 5 to 8", says: "2 selected.", "Can’t be selected: Add and Settings.")
    player.expect("deselect 5 to 8", says: "Nothing is selected.")
  }

  @Test("EDIT-1: a dimmed row isn't selected, and why is said") func dimmed() throws {
    var player = try SessionPlayer(of: ShelfApp())
    player.expect("select 1 to 3", says: "2 selected.", "Can’t be selected: Eggs.")
    for line in ["select eggs", "select 2", "eggs", "2"] {
      #expect(player.say(line) == ["Eggs, dimmed: sold out."], "\(line)")
    }
    player.expect("select all", says: "2 selected. Can’t be selected: Eggs.")
  }

  @Test("EDIT-1: inverting selects what was not selected") func inverts() throws {
    var player = try SelectionPlayer(after: ["edit", "select 1 to 2"])
    player.expect("invert", says: "4 selected.")
    #expect(player.say("selection").dropFirst().first == "3. Bread.")
    player.expect("invert selection", says: "2 selected.")
  }

  @Test("EDIT-1: all whose names have some words are selected at once") func byWords() throws {
    var player = try SelectionPlayer()
    player.expect("select those with milk", says: "2 selected.")
    player.expect("selection", says: "2 selected.", "1. Milk.", "6. Oat milk.")
    player.expect("select all with pepper", says: "3 selected.")
    player.expect("select those with wine", says: "Nothing here matches \"wine\".")
    player.expect("select those with settings", says: "Settings can’t be selected.")
  }

  @Test("EDIT-1: more than a page of what is selected is told by numbers") func manySelected() throws {
    var player = try SelectionPlayer(after: ["lines", "edit", "select 1 to 5000", "deselect 3001"])
    player.expect("selection", says: "4,999 selected. By number: 1 to 3,000 and 3,002 to 5,000.")
    player.say("none", "select those with 99999")
    player.say("select 1 to 40", "deselect 2 4 6 8 10 12 14 16 18 20 22 24 26 28 30 32 34 36 38 40")
    let said = player.say("selection")
    #expect(said.count == 1 && said[0].contains("By number: 1, 3, 5,"), "\(said)")
    #expect(said[0].hasSuffix(" more."), "\(said)")
  }

  @Test(
    "EDIT-1: the words for it are there in every language",
    arguments: ["ar", "de", "en", "es", "fa", "fr", "he", "hi", "it", "ja", "ko", "pt", "ru", "tr", "zh"])
  func languages(language: String) throws {
    let wording = try LoadedLocale(language).wording
    var player = try SelectionPlayer(locale: language, after: ["edit", "select 1 to 2"])
    for phrase in wording.alternatives("command.invertSelection").own {
      let before = player.session.engine.navigator.front.selected?.count ?? 0
      player.say(phrase)
      #expect(player.session.engine.navigator.front.selected?.count == 6 - before, "\(phrase)")
    }
    for phrase in wording.alternatives("command.selectWith").own {
      player.say("none", phrase.replacing("{object}", with: "milk"))
      #expect(player.session.engine.navigator.front.selected?.count == 2, "\(phrase)")
    }
  }
}
