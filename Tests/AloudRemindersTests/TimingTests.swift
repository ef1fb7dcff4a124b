import Aloud
import AloudTesting
import Testing

@testable import AloudReminders

@Suite("The timer")
struct TimingTests {
  private func started() throws -> Playthrough {
    var app = try Playthrough()
    try app.transcript("timer")
    return app
  }

  @Test("goes on while the user is elsewhere, says nothing by itself, and at the end that it is done")
  func goesOnElsewhere() throws {
    var app = try started()
    #expect(try app.transcript("start timer").hasPrefix("> start timer\nTimer started, "))
    try app.transcript("shop")
    #expect(try app.pass(seconds: 299) == "")
    let length = try LoadedLocale("en").wording.text(.duration(minutes: 5))
    #expect(try app.pass(seconds: 1) == "Timer done, alert. \(length). Say \"OK\".")
    #expect(try app.pass(seconds: 100) == "")
    #expect(try app.transcript("OK").hasPrefix("> OK\nShop."))
    #expect(app.session.state.reminders.timer.countdown == nil)
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
