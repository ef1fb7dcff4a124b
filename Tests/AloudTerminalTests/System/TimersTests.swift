import Aloud
import Testing

@testable import AloudTerminal

/// TEST: a clock that lines move, so that the same lines give the same transcript.
@Suite struct TimersTests {
  @Test func `By lines, a wait is over once more lines have passed than it has seconds`() {
    var timers = Timers(.lines)
    timers.wait("a", milliseconds: 400)
    #expect(timers.takeDue() == nil)
    timers.passLine()
    #expect(timers.takeDue() == "a")
    #expect(timers.takeDue() == nil)
  }

  @Test func `By lines, no wait is over by itself`() {
    var timers = Timers(.lines)
    timers.wait("a", milliseconds: 0)
    #expect(timers.untilNext == nil)
    #expect(timers.takeDue() == nil)
  }

  @Test func `Waits are over in their order, not in the order they began`() {
    var timers = Timers(.lines)
    timers.wait("late", milliseconds: 1_500)
    timers.wait("early", milliseconds: 500)
    timers.wait("equal", milliseconds: 500)
    timers.passLine()
    #expect(timers.takeDue() == "early")
    #expect(timers.takeDue() == "equal")
    #expect(timers.takeDue() == nil)
    timers.passLine()
    #expect(timers.takeDue() == "late")
  }

  @Test func `By the real clock, the next wait says how long it has to go`() throws {
    var timers = Timers(.real)
    #expect(timers.untilNext == nil)
    timers.wait("far", milliseconds: 3_600_000)
    timers.wait("now", milliseconds: 0)
    #expect(timers.untilNext == 0)
    #expect(timers.takeDue() == "now")
    #expect(timers.takeDue() == nil)
    #expect(try #require(timers.untilNext) > 3_000_000)
  }
}
