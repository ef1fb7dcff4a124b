import Aloud
import AloudTesting
import Testing

@testable import AloudReminders

@Suite("The Settings tab")
struct SettingThingsTests {
  @Test func showsWhatIsSet() throws {
    var app = try Playthrough()
    #expect(
      try app.transcript("settings") == """
        > settings
        Settings, tab, selected, 4 of 4. 22 items.
        Words, group.
        1. Language, English, pop-up button.
        2. Calendar, as in the language, pop-up button.
        3. Detail, medium, pop-up button.
        4. Hints, toggle, on.
        Sound, group.
        5. Speech, toggle, off.
        6. Voice, the language's own, pop-up button.
        7. Speaking rate, 175 words a minute, pop-up button.
        8. Pitch, 50, pop-up button.
        9. Volume, 100, pop-up button.
        10. Punctuation, not said, pop-up button.
        11. Capitals, not told, pop-up button.
        12. Sounds, toggle, off.
        1 to 12 of 22. Say "next page" for more.
        """)
    #expect(
      try app.transcript("next page") == """
        > next page
        13. Key echo, characters, pop-up button.
        14. Single keys, toggle, off.
        Display, group.
        15. Text size, large, pop-up button.
        16. Reduce motion, toggle, off.
        17. Increase contrast, toggle, off.
        18. Direction, as in the language, pop-up button.
        Conversations, group.
        19. Messages, sentence by sentence, pop-up button.
        20. Ask again, after 60 seconds, pop-up button.
        21. Signal when done, none, pop-up button.
        Group.
        22. Reset settings, button, destructive.
        13 to 22 of 22.
        """)
  }

  @Test("SET-5: what is chosen is set, and said once")
  func setsAndSaysOnce() throws {
    var app = try Playthrough()
    try app.transcript("settings")
    #expect(try app.transcript("detail", "low").hasSuffix("> low\nDetail, low."))
    #expect(try app.transcript("detail", "medium").hasSuffix("> medium\nDetail, medium."))
    #expect(try app.transcript("hints") == "> hints\nHints, off.")
    #expect(try app.transcript("reduce motion off", "increase contrast").hasSuffix("Increase contrast, on."))
    #expect(try app.transcript("text size", "accessibility 1").hasSuffix("Text size, accessibility 1."))
    #expect(try app.transcript("direction", "right to left").hasSuffix("Direction, right to left."))
    #expect(app.session.settings.textSize == .AX1 && app.session.settings.direction == .rightToLeft)
  }

  @Test func followsSettingsThatWereSaid() throws {
    var app = try Playthrough()
    try app.transcript("settings", "faster", "voice on")
    #expect(try app.transcript("read").contains("7. Speaking rate, 200 words a minute, pop-up button."))
    #expect(try app.transcript("5") == "> 5\nSpeech, off.")
  }

  @Test("SET-5: each setting is kept as it is changed, by the tab and by words")
  func keeps() throws {
    var app = try Playthrough()
    try app.transcript(
      "settings", "faster", "voice on", "punctuation", "some", "capitals", "by a higher voice", "pitch", "70")
    try app.transcript("calendar", "persian", "larger text", "faster")
    #expect(
      String(decoding: app.outside.kept.bytes, as: UTF8.self) == """
        rate = 225
        speech = on
        punctuation = some
        capitals = pitch
        pitch = 70
        calendar = persian
        text-size = xLarge

        """)
    #expect(app.session.locale.calendar == .persian)
  }

  @Test("SET-5: the voices of the language are listed when they are wanted")
  func voices() throws {
    var app = try Playthrough()
    try app.transcript("settings")
    #expect(try app.transcript("voice").contains("2. English (America).\n3. English (Scotland)."))
    #expect(try app.transcript("scotland") == "> scotland\nVoice, English (Scotland).")
    #expect(app.session.settings.speech.voice == "English (Scotland)")
    #expect(try app.transcript("voice", "language").hasSuffix("Voice, the language's own."))
    #expect(app.session.settings.speech.voice == nil)
  }

  @Test("SET-5: resetting asks first, and goes back to what Aloud comes with")
  func resets() throws {
    var app = try Playthrough()
    try app.transcript("settings", "faster", "larger text")
    #expect(try app.transcript("reset settings").contains("Reset all settings?"))
    let question = try app.transcript("yes", "reset settings")
    #expect(question.hasSuffix("Say \"reset all settings\" to do it, or \"cancel\"."))
    #expect(app.session.settings.speech.rate == 200)
    #expect(try app.transcript("reset all settings") == "> reset all settings\n2 settings reset.")
    #expect(app.session.settings.speech.rate == 175 && app.session.settings.textSize == .large)
    #expect(app.outside.kept.bytes.isEmpty)
  }

  @Test("SET-5: where much is said, each setting says where it comes from")
  func sources() throws {
    var app = try Playthrough()
    try app.transcript("settings", "more detail", "faster")
    let said = try app.transcript("read")
    #expect(said.contains("Speaking rate, 200 words a minute, changed here, pop-up button"))
    #expect(said.contains("Pitch, 50, pop-up button"))
  }

  @Test func offersLanguagesByTheirOwnNames() throws {
    var app = try Playthrough()
    try app.transcript("settings")
    #expect(try app.transcript("language").contains("1. العربية.\n2. Deutsch.\n3. English, selected."))
    try app.transcript("Deutsch")
    #expect(app.session.settings.locale == "de" && app.session.state.settings.localeTag == "de")
  }
}
