import Aloud
import AloudTerminal
import ArgumentParser
import Expectations
import Testing

@testable import AloudApp

@Suite struct AppConfigurationTests {
  /// An app that says nothing of itself.
  struct Diary: AloudApp {
    var initialState: Int { 0 }

    func interface(for state: Int) -> Interface {
      Interface("Diary") { Tab(.message("diary.today"), id: "today") { TextBlock("Empty", id: "empty") } }
    }

    func update(_ state: inout Int, _ event: Event) -> [Effect] { [] }
  }

  private static let wording = [
    "en": """
    msgctxt "diary.today"
    msgid "Today"
    msgstr "Today"
    """,
    "de": """
    msgid ""
    msgstr "Language: de\\n"

    msgctxt "diary.today"
    msgid "Today"
    msgstr "Heute"
    """,
  ]

  @Test func anAppIsCalledAsItsTypeIs() { expect(Diary.configuration.name, is: "diary") }

  @Test("an app's files have a folder of their own; the palette is one for all apps") func folders() throws {
    let usual = try SessionOptions.parse([]).loopOptions(folder: "diary")
    expect(usual.dataFolder == UserFolder.data("diary") && usual.dataFolder.hasSuffix("/diary"))
    expect(usual.paletteFolder, is: UserFolder.data("aloud"))
    let tried = try SessionOptions.parse(["--data", "/tmp/tried"]).loopOptions(folder: "diary")
    expect(tried.dataFolder == "/tmp/tried" && tried.paletteFolder == "/tmp/tried")
  }

  @Test(
    "an app's own messages are said in the user's language, else in English, and Aloud's beside them",
    arguments: ["en": ("Today", "Cancel"), "de": ("Heute", "Abbrechen"), "fr": ("Today", "Annuler")])
  func messages(locale: String, said: (own: String, cancel: String)) throws {
    let words = try LocaleOptions.parse(["--locale", locale]).words(adding: Self.wording)
    expect(words.text(.message("diary.today")), is: said.own)
    expect(words.text(.message("sheet.cancel")), is: said.cancel)
  }

  @Test("what is wrong in an app's messages ends it before it begins") func wrongMessages() throws {
    #expect(throws: (any Error).self) {
      try LocaleOptions.parse([]).words(adding: ["en": "no PO file"])
    }
  }
}
