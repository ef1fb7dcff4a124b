import Expectations
import TestSupport
import Testing

@testable import Aloud

/// How sheets are shown, and what of it is said.
struct StyleTests {
  @Test(
    "SHEET-4: only high verbosity says the style; automatic is a form where there are inputs, else a page",
    arguments: [
      (Sheet.Style.automatic, "Application, sheet, form."), (.page, "Application, sheet, page."),
      (.form, "Application, sheet, form."), (.fullScreen, "Application, sheet, full screen."),
      (.popover, "Application, popover of Apply."),
    ])
  func styles(_ style: Sheet.Style, _ expected: String) throws {
    var detailed = try TaskPlayer(TaskApp(style: style), verbosity: .high)
    expect(detailed.say("apply").first, is: expected + " Step 1 of 3. 7 items.")
    var medium = try TaskPlayer(TaskApp(style: style))
    let plain = style == .popover ? expected : "Application, sheet."
    expect(medium.say("apply").first, is: plain + " Step 1 of 3. 7 items.")
    // What can be reached is the same.
    expect(medium.say("post").first?.hasPrefix("Application is in front."), is: true)
    expect(medium.say("back").first, is: "Application closed.")
  }

  @Test("SHEET-4: a popover says what it was opened from, also from a menu or by the app's answer, and not by itself")
  func anchors() throws {
    var app = TaskApp()
    app.answer = { _, event in
      switch event {
      case .pressed("tell"), .finished: [.present("filters")]
      default: []
      }
    }
    var player = try TaskPlayer(app)
    expect(player.say("tell").first, is: "What is shown, popover of Tell. 3 items.")
    expect(player.say("").first, is: "What is shown, popover. 3 items.")
    player.expect("where am i", says: "Desk, tab, 1 of 2. Popover What is shown. 3 items.")
    player.say("cancel")
    expect(player.happen(.finished("x", .timedOut())).first, is: "What is shown, popover. 3 items.")
  }

  @Test("SHEET-4: braille says a popover by its abbreviation and what it belongs to; JSON has it as data")
  func otherForms()
    throws
  {
    var player = try TaskPlayer()
    let response = player.session.take(Line("filters"))
    let place = try #require(response.announcements.first)
    expect(player.session.renderer.braille(place), is: "What is shown pvr Filters 3 items.")
    expect(player.session.renderer.json(place).contains("\"anchor\":\"Filters\""))
  }
}
