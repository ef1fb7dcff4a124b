import Aloud
import Expectations
import Testing

@testable import AloudTerminal

/// TEST: a clock that lines move, so that the same lines give the same transcript.
@Suite struct TimersTests {
  @Test func `By lines, a wait is over once more lines have passed than it has seconds`() {
    var timers = Timers(.lines)
    timers.wait("a", milliseconds: 400)
    expectNil(timers.takeDue())
    timers.passLine()
    expect(timers.takeDue(), is: "a")
    expectNil(timers.takeDue())
  }

  @Test func `By lines, no wait is over by itself`() {
    var timers = Timers(.lines)
    timers.wait("a", milliseconds: 0)
    expectNil(timers.untilNext)
    expectNil(timers.takeDue())
  }

  @Test func `Waits are over in their order, not in the order they began`() {
    var timers = Timers(.lines)
    timers.wait("late", milliseconds: 1_500)
    timers.wait("early", milliseconds: 500)
    timers.wait("equal", milliseconds: 500)
    timers.passLine()
    expect(timers.takeDue(), is: "early")
    expect(timers.takeDue(), is: "equal")
    expectNil(timers.takeDue())
    timers.passLine()
    expect(timers.takeDue(), is: "late")
  }

  @Test func `By the real clock, the next wait says how long it has to go`() throws {
    var timers = Timers(.real)
    expectNil(timers.untilNext)
    timers.wait("far", milliseconds: 3_600_000)
    timers.wait("now", milliseconds: 0)
    expect(timers.untilNext, is: 0)
    expect(timers.takeDue(), is: "now")
    expectNil(timers.takeDue())
    expect(try #require(timers.untilNext) > 3_000_000)
  }
}
