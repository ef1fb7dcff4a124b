import Expectations
import TestSupport
import Testing

@testable import Aloud

/// LOOP-13: a line that only asks changes nothing, and is answered with what it asks about.
struct AskingLineTests {
  @Test(
    "an answer is no question, however it ends",
    arguments: [("ko", "아니", false), ("ja", "いいえ", false), ("en", "yes?", true)])
  func answers(locale: String, line: String, asks: Bool) throws {
    let player = try SessionPlayer(of: SketchApp("toggle Lamp; button Send; field Memo"), locale: locale)
    expect(player.session.engine.onlyAsks(Line(line)), is: asks)
  }
}
