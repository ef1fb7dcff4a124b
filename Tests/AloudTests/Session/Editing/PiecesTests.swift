import AloudTesting
import Expectations
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
    expect(player.say(line).first, is: "Selected: \(selected).")
  }

  @Test(
    "EDIT-2: each language has its words for it",
    arguments: LoadedLocale.bundledTags)
  func languages(language: String) throws {
    let wording = try LoadedLocale(language).wording
    var player = try EditingPlayer({ $0.notes = "milk and lemons" }, locale: language, after: "2")
    for phrase in wording.alternatives("command.selectPiece").own {
      player.say(phrase.replacing("{object}", with: "lemons"))
      expect(player.session.engine.layers.entry?.text.edited.selection, is: 9..<15, "\(phrase)")
    }
  }

  @Test("EDIT-2: text that is only read can be copied") func copiesText() throws {
    let app = ScreenApp(0) { _ in
      TextBlock("The code is 42.", id: "code")
      Button("Go", id: "go")
    }
    var player = try SessionPlayer(of: app)
    player.say("first")
    player.expect("copy", says: "Copied: The code is 42.")
    expect(player.session.clipboard?.text, is: "The code is 42.")
    player.say("next")
    expect(player.say("copy").first?.contains("not understood"), is: true)
  }
}
