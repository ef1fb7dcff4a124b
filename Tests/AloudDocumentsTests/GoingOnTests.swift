import Aloud
import Expectations
import TestSupport
import Testing

@testable import AloudDocuments

@Suite("Going on after a failure, in another language, or not back, DOC-1")
struct GoingOnTests {
  private static let languages = """
    app: Shelf
    language: en
    texts: locales
    values: {language: en}
    tabs:
    - title: Home
      elements:
      - radio: Language
        value: language
        options: [{option: English, value: en}, {option: Deutsch, value: de}]
        action: {language: "{language}"}
      - {button: Read, action: {say: Well read.}}
    """

  @Test("a language is chosen and gone on with, and the user's settings stay")
  func language() throws {
    let german = "msgid \"Read\"\nmsgstr \"Schmökern\"\n\nmsgid \"Well read.\"\nmsgstr \"Gut gelesen.\"\n"
    let document = try Document(bytes: Array(Self.languages.utf8), path: "a.yaml") { _ in ["de.po": Array(german.utf8)]
    }
    var player = try SessionPlayer(document.app, files: LocaleFiles.bundled.with(texts: document.texts))
    player.say("deutsch")
    expect(player.requests.isEmpty)
    expect(player.say("schmökern"), is: ["Gut gelesen."])
    expect(player.session.settings.locale, is: "de")
  }

  @Test("a program is named once: by the work that its action has begun, or by its title, and not by its button too")
  func namedOnce() throws {
    var player = try SessionPlayer(
      try page(
        """
        - {button: Nap, action: [{begin: Sleeping, id: s}, {run: [sleep, "3"], then: [{done: s}]}]}
        - {button: Copy, action: {run: [cp], title: Copying}}
        """))
    player.say("nap")
    expect(player.say("what is it doing"), is: ["Still working: Sleeping."])
    player.say("copy")
    expect(player.say("what is it doing"), is: ["Still working: Sleeping and Copying."])
  }

  @Test("Ctrl-C stops the program that is at work, and nothing else")
  func interrupted() throws {
    let app = try page("- {button: Go, id: go, action: {run: [go], progress: done}}", "values: {done: ''}")
    let running = app.after(.pressed("go")).state
    expect(app.after(.interrupted, from: running).effects, is: [.stop(ID("run", "1"))])
    expect(app.after(.interrupted).effects, is: [])
  }
}
