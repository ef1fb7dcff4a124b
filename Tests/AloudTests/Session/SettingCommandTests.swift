import Expectations
import TestSupport
import Testing

@testable import Aloud

/// SET-5: settings while running.
struct SettingCommandTests {
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

  @Test("SET-1: larger text reads fewer items at a time, where somebody sees it") func pages() throws {
    var player = try Player(of: TestApp()) { $0.isSeen = true }
    player.say("numbers")
    expect(player.lines.contains("1 to 12 of 1,000,000. Say \"next page\" for more."))
    for _ in 0..<9 { player.say("larger text") }
    expect(player.say("next page").last?.contains(" to "), is: true)
    expect(player.lines.count, is: TextSize.AX5.itemsPerPage + 1)
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
