import Expectations
import TestSupport
import Testing

@testable import Aloud

/// EDIT-2: pieces of a text are selected by their words, spelled where they were read, and told where they were replaced.
struct PiecesTests {
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
}
