import Expectations
import TestSupport
import Testing

@testable import Aloud

/// EDIT-2: fields of several lines.
struct EnteringLinesTests {
  @Test("EDIT-2: of ten megabytes what there is room for is kept; the rest is counted, not lost in silence")
  func tooMuch() throws {
    var player = try EditingPlayer(after: "notes")
    let line = String(repeating: "x", count: 9_999)
    var said: [String: Int] = [:]
    for _ in 1...1_049 { for words in player.say(line) { said[String(words.prefix(5)), default: 0] += 1 } }
    // 104 lines of 10,000 bytes fit; of the others only the first is refused aloud.
    expect(said, is: ["Line ": 104, "There": 1])
    player.expect(".", says: "Notes, 104 lines.", "945 lines did not fit and were left out.")
    expect(player.session.state.notes.utf8.count, is: 104 * 10_000 - 1)
  }

  @Test("EDIT-2: a full stop of the locale's own ends the lines too", arguments: [("ja", "。"), ("hi", "।")])
  func ownStop(tag: String, stop: String) throws {
    var player = try EditingPlayer(locale: tag, after: "2", "a", stop + stop, stop)
    expect(player.session.state.notes, is: "a\n" + stop)
    player.say("1")
    expect(player.session.engine.layers.last?.entry?.text.id, is: "title")
  }
}
