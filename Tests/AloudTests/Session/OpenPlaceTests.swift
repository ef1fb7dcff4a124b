import Expectations
import TestSupport
import Testing

@testable import Aloud

/// LOOP-11: what is open is said in every refusal, in help and in "where am I", with the way out.
struct OpenPlaceTests {
  @Test("LOOP-11: the refusals that name what is open are all told by the wording") func refusals() throws {
    let wording = try LoadedLocale("en").wording
    for key in Announcement.placeRefusals { expect(wording.text(.message(Message(key))) != key, "\(key)") }
  }

  @Test("TAB-2: coming back tells where the user is, which of how many that is, and what has changed meanwhile")
  func comingBack() throws {
    var player = try Player(after: "in stock only", "numbers")
    player.expect("home", says: "Home, tab, selected, 1 of 3.", "Lists. In stock only, toggle, 5 of 6.")
    player.say("numbers")
    player.session.state.sort = "name"
    player.session.state.lists[0] = "Groceries"
    expect(player.say("home").last?.hasSuffix("1 changed."), is: true)
    player.say("numbers")
    expect(player.say("home").last?.contains("changed"), is: false)
  }
}
