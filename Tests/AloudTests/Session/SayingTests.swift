import Expectations
import TestSupport
import Testing

@testable import Aloud

/// SAY-2, SAY-3: what is said when, and no more.
struct SayingTests {
  @Test("files that the app waits for come before anything is said of it") func waiting() throws {
    var app = TestApp()
    app.initialEffects = [.load("one"), .load("two")]
    var player = try Player(app)
    expect(player.lines.isEmpty)
    expect(player.response.requests, is: [.load("one"), .load("two")])
    expect(player.happen(.loaded("one", .missing)).isEmpty)
    expect(player.happen(.loaded("two", .failed(.other))).first?.hasPrefix("Test App."), is: true)
    expect(player.happen(.loaded("two", .missing)).isEmpty)
  }
}
