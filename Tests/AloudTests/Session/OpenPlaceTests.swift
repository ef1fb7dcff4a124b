import AloudTesting
import Expectations
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

  @Test(
    "LOOP-2: words that are written as one or apart, numbers with a sign, and kana of half width",
    arguments: [
      ("email john", "E-mail John"), ("e mail john", "Email John"), ("email j", "E-mail John"), ("ｶﾅ", "カナ"),
      ("ｶﾞｷﾞ", "ガギ"), ("no. 1", "First"), ("Nr. 1", "First"), ("nº 1", "First"), ("№1", "First"),
    ])
  func spellings(_ line: String, _ label: String) throws {
    let app = ScreenApp(0) { _ in
      Button(.verbatim(label), id: "one")
      Button("Zebra", id: "other")
    } on: { state, event in
      if case .pressed("one") = event { state += 1 }
    }
    var player = try SessionPlayer(of: app)
    player.say(line)
    expect(player.session.state, is: 1)
  }
}
