import Expectations
import TestSupport
import Testing

@testable import Aloud

/// LOOP-3: "read" keeps the place that was heard.
struct ReadingStoppedTests {
  /// A player who has had all of the screen read.
  private func reading(_ lines: String...) throws -> Player {
    var player = try Player()
    player.say(lines + ["read"])
    return player
  }

  private func mark(_ player: Player, _ index: Int) throws -> ReadingMark {
    try #require(player.response.announcements[index].reading)
  }

  @Test("LOOP-3: where reading was stopped the user is, and next goes on from there") func stopped() throws {
    var player = try reading()
    let mark = try mark(player, 2)
    expect(player.happen(.readingStopped(at: mark)).isEmpty)
    expect(player.say("where am i").last?.hasPrefix("Workshop list"), is: true)
    expect(player.say("next").first?.hasPrefix("New list"), is: true)
  }

  @Test("LOOP-3: read goes on with the line that was cut off") func readOn() throws {
    var player = try reading()
    player.happen(.readingStopped(at: try mark(player, 3)))
    expect(player.say("read").first, is: "4. New list, opens a sheet.")
  }

  @Test("LOOP-3: unless it is stopped, the user is at the end") func toTheEnd() throws {
    var player = try reading()
    player.expect("next", says: "This is the end.")
  }

  @Test("LOOP-3: resume leads on to the end, and may be stopped again") func resumed() throws {
    var player = try reading()
    let (second, third) = (try mark(player, 1), try mark(player, 2))
    player.happen(.readingStopped(at: second))
    player.say("resume")
    expect(player.requests, is: [.resumeSpeech])
    player.happen(.readingResumed)
    player.expect("next", says: "This is the end.")
    player.happen(.readingStopped(at: third))
    expect(player.say("next").first?.hasPrefix("New list"), is: true)
  }

  @Test("LOOP-3: who has gone elsewhere meanwhile stays there") func elsewhere() throws {
    var player = try reading()
    let second = try mark(player, 1)
    player.say("first")
    player.happen(.readingStopped(at: second))
    expect(player.say("next").first?.hasPrefix("Work,"), is: true)
    player = try reading()
    let old = try mark(player, 1)
    player.say("numbers")
    player.say("next")
    player.happen(.readingStopped(at: old))
    expect(player.say("next").first?.hasPrefix("Line 2"), is: true)
  }

  @Test("LOOP-3: a mark of an earlier reading is old") func old() throws {
    var player = try reading()
    let old = try mark(player, 1)
    player.say("first")
    player.say("read")
    player.happen(.readingStopped(at: old))
    player.expect("next", says: "This is the end.")
  }

  @Test("EDIT-2: a text keeps the line at which its reading was stopped") func text() throws {
    var player = try EditingPlayer({ $0.notes = "one\ntwo\nthree\nfour" }, after: "first", "notes")
    player.say("first line")
    player.expect("read", says: "one, 1 of 4.", "two, 2 of 4.", "three, 3 of 4.", "four, 4 of 4.")
    player.happen(.readingStopped(at: try #require(player.response.announcements[1].reading)))
    expect(player.say("next line").first, is: "three, 3 of 4.")
    player.say("first line")
    player.say("read")
    expect(player.say("next line").first, is: "End of the text.")
  }
}
