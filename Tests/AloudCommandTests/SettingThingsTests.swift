import Aloud
import Testing

@testable import AloudCommand

@Suite("The Settings tab")
struct SettingThingsTests {
  @Test func showsWhatIsSet() throws {
    var app = try Playthrough()
    _ = app.start()
    #expect(
      app.take("settings") == """
        > settings
        Settings, tab, 4 of 4. 9 items.
        Words, heading.
        1. Language, English, pop-up button.
        2. Detail, medium, pop-up button.
        3. Hints, toggle, on.
        Sound, heading.
        4. Speech, toggle, off.
        5. Speaking rate, 175 words a minute, pop-up button.
        Display, heading.
        6. Text size, large, pop-up button.
        7. Reduce motion, toggle, off.
        8. Increase contrast, toggle, off.
        9. Direction, as in the language, pop-up button.
        """)
  }

  @Test("SET-5: what is chosen is set, and said once")
  func setsAndSaysOnce() throws {
    var app = try Playthrough()
    _ = app.start()
    _ = app.take("settings")
    #expect(app.take("detail", "low").hasSuffix("> low\nDetail, low."))
    #expect(app.take("detail", "medium").hasSuffix("> medium\nDetail, medium."))
    #expect(app.take("hints") == "> hints\nHints, off.")
    #expect(app.take("reduce motion off", "increase contrast").hasSuffix("Increase contrast, on."))
    #expect(app.take("text size", "accessibility 1").hasSuffix("Text size, accessibility 1."))
    #expect(app.take("direction", "right to left").hasSuffix("Direction, right to left."))
    #expect(app.session.settings.textSize == .AX1 && app.session.settings.direction == .rightToLeft)
  }

  @Test func followsSettingsThatWereSaid() throws {
    var app = try Playthrough()
    _ = app.start()
    _ = app.take("settings", "faster", "voice on")
    #expect(app.take("read").contains("5. Speaking rate, 200 words a minute, pop-up button."))
    #expect(app.take("4") == "> 4\nSpeech, off.")
  }

  @Test func offersLanguagesByTheirOwnNames() throws {
    var app = try Playthrough()
    _ = app.start()
    _ = app.take("settings")
    #expect(app.take("language").contains("1. العربية.\n2. Deutsch.\n3. English, selected."))
    _ = app.take("Deutsch")
    #expect(app.session.settings.locale == "de" && app.session.state.settings.localeTag == "de")
  }
}
