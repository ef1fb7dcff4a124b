import Expectations
import TestSupport
import Testing

@testable import Aloud

/// What an app's author may mend is read where the host looks for it (TEST-3).
struct RemarksTests {
  private static let remarks = [
    AuthorRemark(
      "The menu has an item “Cancel”, but every menu can be left by that word", remedy: "a.yaml:5. Remove the item"),
    AuthorRemark("There is no rule “x”. There are: y", remedy: "a.yaml:9"),
  ]

  /// A player of the test app whose host looks for remarks.
  private func player() throws -> SessionPlayer<TestApp> {
    var player = try SessionPlayer(of: TestApp())
    player.session = try Session(TestApp(), settings: player.session.settings, offersRemarks: true)
    player.session.now = DateTime(day: Day(0))
    _ = player.session.start()
    return player
  }

  @Test("TEST-3: \"remarks\" asks the host, and reads a list of what is wrong, where, and how to mend it")
  func reading() throws {
    var player = try player()
    expect(player.say("remarks").isEmpty && player.requests == [.remarks])
    expect(
      player.happen(.remarks(Self.remarks)),
      is: [
        "Remarks, menu. 2 items.",
        "1. The menu has an item “Cancel”, but every menu can be left by that word, a.yaml:5. Remove the item.",
        "2. There is no rule “x”. There are: y, a.yaml:9.",
      ])
    player.expect(
      "next",
      says: "The menu has an item “Cancel”, but every menu can be left by that word, a.yaml:5. Remove the item, 1 of 2."
    )
    player.expect("2", says: "There is no rule “x”. There are: y, a.yaml:9, 2 of 2.")
    expect(player.say("back").first, is: "Nothing chosen.")
  }

  @Test("TEST-3: where there is nothing to mend, that is said") func none() throws {
    var player = try player()
    player.say("remarks")
    expect(player.happen(.remarks([])), is: ["No remarks."])
  }

  @Test("TEST-3: said in a menu, it closes that first") func inMenu() throws {
    var player = try player()
    player.say("sort by")
    expect(player.say("remarks") == ["Sort by closed, nothing chosen."] && player.requests == [.remarks])
  }

  @Test("TEST-3: where nobody looks for remarks, the word is none") func notOffered() throws {
    var player = try SessionPlayer(of: TestApp())
    expect(player.say("remarks").first?.hasPrefix("\"remarks\" is not understood.") == true && player.requests.isEmpty)
  }
}
