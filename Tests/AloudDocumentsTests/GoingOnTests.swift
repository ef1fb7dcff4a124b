import Aloud
import AloudTesting
import Expectations
import Testing

@testable import AloudDocuments

@Suite("Going on after a failure, in another language, or not back, DOC-1")
struct GoingOnTests {
  private static let retrying = """
    app: A
    values: {done: ""}
    tabs: [{title: Home, elements: [{button: New, action: {present: new}}]}]
    sheets:
    - id: new
      title: New
      elements: [{field: Name, value: done}]
      preferred action:
        button: Install
        id: install
        action:
          run: [copy]
          then: dismiss
          else: {ask: Try again?, items: [{item: Yes, id: again, action: retry}, {item: No}]}
    """

  @Test("retry runs the program again for the button that ran it")
  func retry() throws {
    let app = try app(Self.retrying)
    var state = app.after(.pressed("install")).state
    let failed = app.after(.finished(ID("run", "1"), .exited(status: 1, output: "")), from: state)
    guard case .ask? = failed.effects.first else { throw Missing() }
    let again = app.after(.pressed("again"), from: failed.state)
    guard case .run(let id, let invocation)? = again.effects.first else { throw Missing() }
    expect(invocation.arguments, is: ["copy"])
    state = again.state
    expect(state.pending[id]?.origin.isPreferred, is: true)
    expect(app.after(.finished(id, .exited(status: 0, output: "")), from: state).effects, is: [.dismiss])
  }

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
}
