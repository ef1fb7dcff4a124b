import Aloud
import AloudTesting
import Expectations
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
    try expect(app.transcript("start timer").hasPrefix("> start timer\nTimer started, "))
    try app.transcript("shop")
    try expect(app.pass(seconds: 299), is: "")
    let length = try LoadedLocale("en").wording.text(.duration(minutes: 5))
    try expect(app.pass(seconds: 1), is: "Timer done, alert. \(length). Say \"OK\".")
    try expect(app.pass(seconds: 100), is: "")
    try expect(app.transcript("OK").hasPrefix("> OK\nShop."))
    expectNil(app.session.state.reminders.timer.countdown)
  }

  @Test("what is left of a long time is told in minutes, of a short one in seconds too")
  func countsSecondsAtTheEnd() throws {
    var countdown = Countdown(run: 1, minutes: 12)
    let wording = try LoadedLocale("en").wording
    expect(countdown.firstWaits.count, is: 2)
    expect(countdown.pass(ID("timer", "1.601")), is: [])
    expect(wording.text(countdown.leftText), is: wording.text(.duration(minutes: 11)))
    expect(countdown.pass(ID("timer", "1.600"))?.count, is: 60)
    expect(wording.text(countdown.leftText), is: wording.text(.duration(minutes: 10)))
    expect(countdown.pass(ID("timer", "1.61")), is: [])
    expect(wording.text(countdown.leftText).hasSuffix(", 1 second"))
    expectNil(countdown.pass(ID("timer", "2.5")))
    expectNil(countdown.pass("checkOut"))
  }
}
