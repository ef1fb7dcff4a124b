import AloudTesting
import Testing

@testable import Aloud

/// EDIT-2: pieces of a text are selected by their words, spelled where they were read, and told where they were replaced.
struct PiecesTests {
  private func player() throws -> EditingPlayer {
    try EditingPlayer({ $0.notes = "Eggs, milk\nand lemons for tea" }, after: "notes")
  }

  @Test(
    "EDIT-2: words are selected by what they are",
    arguments: [
      ("select from milk to lemons", "2 lines"), ("select words for tea", "for tea"),
      ("select from and to lemons", "and lemons"), ("select the words EGGS", "Eggs"),
    ])
  func byWords(line: String, selected: String) throws {
    var player = try player()
    #expect(player.say(line).first == "Selected: \(selected).")
  }

  @Test("EDIT-2: words that are not there are said not to be") func notThere() throws {
    var player = try player()
    #expect(player.say("select words wine").first == "The text has no wine. Nothing was changed.")
    #expect(player.say("selection").first?.hasPrefix("No text is selected.") == true)
  }

  @Test(
    "EDIT-2: each language has its words for it",
    arguments: ["ar", "de", "en", "es", "fa", "fr", "he", "hi", "it", "ja", "ko", "pt", "ru", "tr", "zh"])
  func languages(language: String) throws {
    let wording = try LoadedLocale(language).wording
    var player = try EditingPlayer({ $0.notes = "milk and lemons" }, locale: language, after: "2")
    for phrase in wording.alternatives("command.selectPiece").own {
      player.say(phrase.replacing("{object}", with: "lemons"))
      #expect(player.session.engine.layers.entry?.text.edited.selection == 9..<15, "\(phrase)")
    }
  }

  @Test("EDIT-2: what was read last is spelled: a word, a character, a line") func spells() throws {
    var player = try player()
    player.say("next word")
    #expect(player.say("spell").first == "E g g s.")
    player.say("next character", "next character")
    #expect(player.say("spell").first == "g.")
  }

  @Test("EDIT-2: so it is where the field is only read, until the user goes on") func spellsOutside() throws {
    var player = try EditingPlayer({ $0.title = "ab cd" }, after: "title", "cancel", "next word")
    player.expect("spell", says: "a b.")
    player.say("next", "previous")
    player.expect("spell", says: "T i t l e.")
  }

  @Test("EDIT-2: what is replaced in several lines is taken back by its words") func replaced() throws {
    var player = try EditingPlayer({ $0.notes = "milk\nmilk" }, after: "notes", "replace all milk with oats")
    #expect(player.say("undo").first == "Undone: replace milk with oats.")
  }

  private struct NoticeApp: App {
    var initialState: Int { 0 }

    func interface(for state: Int) -> Interface {
      Interface("Notice") {
        Tab("Notice", id: "notice") {
          TextBlock("The code is 42.", id: "code")
          Button("Go", id: "go")
        }
      }
    }

    func update(_ state: inout Int, _ event: Event) -> [Effect] { [] }
  }

  @Test("EDIT-2: text that is only read can be copied") func copiesText() throws {
    var player = try SessionPlayer(of: NoticeApp())
    player.say("first")
    player.expect("copy", says: "Copied: The code is 42.")
    #expect(player.session.clipboard?.text == "The code is 42.")
    player.say("next")
    #expect(player.say("copy").first?.contains("not understood") == true)
  }
}
