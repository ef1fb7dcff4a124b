import Aloud
import Testing

@testable import AloudCommand

@Suite("The timer")
struct TimingTests {
  private func started() throws -> Playthrough {
    var app = try Playthrough()
    _ = app.start()
    _ = app.take("timer")
    return app
  }

  @Test("goes on while the user is elsewhere, says nothing by itself, and at the end that it is done")
  func goesOnElsewhere() throws {
    var app = try started()
    #expect(app.take("start timer").hasPrefix("> start timer\nTimer started, "))
    _ = app.take("shop")
    #expect(app.pass(seconds: 299) == "")
    let length = try LoadedLocale("en").wording.text(.duration(minutes: 5))
    #expect(app.pass(seconds: 1) == "Timer done, alert. \(length). Say \"OK\".")
    #expect(app.pass(seconds: 100) == "")
    #expect(app.take("OK").hasPrefix("> OK\nShop."))
    #expect(app.session.state.reminders.timer.countdown == nil)
  }

  @Test func tellsWhatIsLeft() throws {
    var app = try started()
    _ = app.take("start timer")
    _ = app.pass(seconds: 250)
    #expect(app.take("first") == "> first\nTime left, 50 seconds, 1 of 2.")
    #expect(app.take("back", "read").contains("6. Timer, 50 seconds, opens a screen."))
    _ = app.pass(seconds: 50)
    #expect(app.take("OK", "timer").contains("1. Duration, "))
  }

  @Test func stops() throws {
    var app = try started()
    _ = app.take("start timer")
    #expect(app.take("stop timer") == "> stop timer\nTimer stopped.")
    #expect(app.pass(seconds: 1_000) == "")
  }

  @Test("the waits of a timer that was stopped do not end the next one")
  func startsAnew() throws {
    var app = try started()
    _ = app.take("start timer")
    _ = app.pass(seconds: 200)
    _ = app.take("stop timer", "start timer")
    #expect(app.pass(seconds: 299) == "")
    #expect(app.pass(seconds: 1).hasPrefix("Timer done, alert. "))
  }

  @Test("runs as long as the picker says, a minute at least")
  func runsAsLongAsWasChosen() throws {
    var app = try started()
    _ = app.take("duration", "hour 2", "minute 30", "done")
    #expect(app.session.state.reminders.timer.minutes == 150)
    _ = app.take("duration", "hour 0", "minute 0", "done")
    #expect(app.session.state.reminders.timer.minutes == 30)
  }

  @Test("what is left of a long time is told in minutes, of a short one in seconds too")
  func countsSecondsAtTheEnd() throws {
    var countdown = Countdown(run: 1, minutes: 12)
    let wording = try LoadedLocale("en").wording
    #expect(countdown.firstWaits.count == 2)
    #expect(countdown.pass(ID("timer", "1.601")) == [])
    #expect(wording.text(countdown.leftText) == wording.text(.duration(minutes: 11)))
    #expect(countdown.pass(ID("timer", "1.600"))?.count == 60)
    #expect(wording.text(countdown.leftText) == wording.text(.duration(minutes: 10)))
    #expect(countdown.pass(ID("timer", "1.61")) == [])
    #expect(wording.text(countdown.leftText).hasSuffix(", 1 second"))
    #expect(countdown.pass(ID("timer", "2.5")) == nil)
    #expect(countdown.pass("checkOut") == nil)
  }
}
