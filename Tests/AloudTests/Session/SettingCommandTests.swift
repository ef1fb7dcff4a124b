import AloudTesting
import Expectations
import Testing

@testable import Aloud

/// SET-5: settings while running.
struct SettingCommandTests {
  @Test(
    "SET-5: each settings command says the new value",
    arguments: [
      ("voice on", "Speech, on."), ("voice off", "Speech, off."), ("faster", "Speaking rate, 200 words a minute."),
      ("slower", "Speaking rate, 150 words a minute."), ("louder", "Volume, 120."), ("softer", "Volume, 80."),
      ("higher voice", "Pitch, 60."), ("lower voice", "Pitch, 40."), ("hints on", "Hints, on."),
      ("hints off", "Hints, off."),
      ("more detail", "Detail, high."), ("less detail", "Detail, low."), ("larger text", "Text size, extra large."),
      ("smaller text", "Text size, medium."), ("reduce motion", "Reduce motion, on."),
      ("reduce motion off", "Reduce motion, off."), ("increase contrast", "Increase contrast, on."),
      ("increase contrast off", "Increase contrast, off."), ("key echo words", "Key echo, words."),
      ("key echo both", "Key echo, characters and words."), ("key echo off", "Key echo, none."),
      ("single keys on", "Single keys, on."), ("single keys off", "Single keys, off."),
      ("higher", "Pitch, 60."), ("lower", "Pitch, 40."), ("sounds on", "Sounds, on."), ("no sounds", "Sounds, off."),
      ("punctuation none", "Punctuation, not said."), ("punctuation some", "Punctuation, some."),
      ("most punctuation", "Punctuation, most."), ("punctuation all", "Punctuation, all."),
    ])
  func commands(_ line: String, _ said: String) throws {
    var player = try Player()
    player.expect(line, says: said)
    expect(player.events.isEmpty)
  }

  @Test(
    "LOOP-3: a language is named in itself, in the session's language and in English",
    arguments: [
      ("en", "language German", "de"), ("en", "language Deutsch", "de"), ("de", "Sprache Englisch", "en"),
      ("de", "Sprache Schwedisch", "sv"), ("de", "Sprache German", "de"), ("de", "language English", "en"),
      ("tr", "dil Almanca", "de"), ("ru", "язык немецкий", "de"), ("fr", "langue anglais", "en"), ("ja", "言語 英語", "en"),
      ("zh", "语言 德语", "de"), ("ar", "language English", "en"), ("sv", "språk traditionell kinesiska", "zh-Hant"),
    ])
  func languages(_ locale: String, _ line: String, _ tag: String) throws {
    var player = try Player(locale: locale)
    player.say(line)
    expect(player.session.settings.locale, is: tag, "\(player.lines)")
  }

  @Test("SET-5: a voice is chosen by its name, where there is one; a thing that is called so goes before it")
  func voice() throws {
    var player = try Player()
    expect(player.say("voice English_(America)+f2").isEmpty)
    expect(player.requests, is: [.findVoice("English_(America)+f2")])
    expect(player.happen(.voice("English_(America)+f2", isThere: true)), is: ["Voice, English_(America)+f2."])
    expect(player.say("voice nobody").isEmpty)
    let refusal = "There is no voice named nobody. The settings list those that there are."
    expect(player.happen(.voice("nobody", isThere: false)), is: [refusal])
    expect(player.session.settings.speech.voice, is: "English_(America)+f2")
    player.expect("voice locale", says: "Voice, the language's own.")
    player.expect("voice on", says: "Speech, on.")
  }

  @Test("LOOP-10: a switch of the app's own goes before the setting of that name, in every form of the command")
  func ownSwitch() throws {
    let app = ScreenApp(true) { isOn in
      Toggle("Sounds", id: "sounds", isOn: isOn)
    } on: { isOn, event in
      if case .changed(_, .isOn(let new)) = event { isOn = new }
    }
    var player = try SessionPlayer(of: app)
    expect(player.say("sounds off"), is: ["Sounds, off."])
    expect(player.say("sounds on"), is: ["On."])
    expect(player.requests, is: [])
  }

  @Test("EDIT-2: settings are undone in the order of all changes, and redone") func undone() throws {
    var player = try Player(after: "louder", "extras", "note", "one", "sounds on", "sounds on")
    player.expect("undo", says: "Undone: Sounds, off.")
    player.expect("redo", says: "Done again: Sounds, on.")
    player.say("undo")
    expect(player.say("undo").first?.hasPrefix("Undone: Note"), is: true)
    player.expect("undo", says: "Undone: Volume, 100.")
    player.expect("undo", says: "There is nothing to undo.")
    player.say("redo", "redo")
    player.expect("redo", says: "Done again: Sounds, on.")
    expect(player.session.settings.speech.volume, is: 120)
  }

  @Test("SET-1: larger text reads fewer items at a time, where somebody sees it") func pages() throws {
    var player = try Player(of: TestApp()) { $0.isSeen = true }
    player.say("numbers")
    expect(player.lines.contains("1 to 12 of 1,000,000. Say \"next page\" for more."))
    for _ in 0..<9 { player.say("larger text") }
    expect(player.say("next page").last?.contains(" to "), is: true)
    expect(player.lines.count, is: TextSize.AX5.itemsPerPage + 1)
  }

  @Test(
    "SET-5: a language is chosen by its own name, and a pseudo-locale by its tag alone",
    arguments: [("Sprache English", "en"), ("Sprache Deutsch", "de"), ("Sprache en-XA", "en-XA")])
  func ownNames(_ line: String, _ tag: String) throws {
    var player = try Player(locale: "de")
    player.say(line)
    expect(player.session.settings.locale, is: tag)
  }

  @Test("SET-5: an app can change a setting, the language too; English stays for commands") func language() throws {
    var app = TestApp()
    app.answers["wrap"] = [.set(.locale("ar-EG"))]
    var player = try Player(app, after: "extras", "wrap up")
    expect(player.session.locale.tag, is: "ar")
    expect(player.session.settings.locale, is: "ar-EG")
    expect(player.say("where am i").first?.contains("٣"), is: true)
  }

  @Test("SAFE-2: a language whose file is damaged is refused with file and line, and all stays as it was")
  func damaged() throws {
    var app = TestApp()
    app.answers["wrap"] = [.set(.locale("de"))]
    let files = LocaleFiles.bundled.overridden(by: ["wording/de.po": Array("\nnonsense".utf8)])
    var player = try SessionPlayer(of: app, files: files)
    let said = player.say("extras", "wrap up")
    expect(said.first, is: "The language could not be changed: wording/de.po, line 2, can't be read.")
    expect(player.session.locale.tag, is: "en")
    expect(player.session.settings.locale, is: "en")
  }
}
