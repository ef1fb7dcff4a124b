import Expectations
import TestSupport
import Testing

@testable import Aloud

/// LOOP-2, LOOP-13: names as people say them: with articles, endings, and requests around them.
struct SaidNameTests {
  @Test("no language's words for showing press or turn", arguments: Nightly.languages(LoadedLocale.bundledTags))
  func shownInEveryLanguage(locale: String) throws {
    let start = try SessionPlayer(of: SketchApp("toggle Lamp; row Milk = Delete; row Bread = Delete"), locale: locale)
    for phrase in start.session.locale.wording.alternatives("command.show").own {
      var player = start
      for name in ["Lamp", "Milk"] { player.say(phrase.replacing("{object}", with: name)) }
      expect(player.session.state, is: start.session.state, phrase)
    }
  }
}
