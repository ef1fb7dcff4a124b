import Testing

@testable import Aloud
@testable import AloudCommand

@Suite("Every word of the built-in app")
struct EveryWordTests {
  private static let languages = LoadedLocale.bundledTags.filter { $0 != "en" }

  @Test("issue 3: no English is heard in any of the languages", arguments: languages)
  func noEnglish(tag: String) throws {
    var walk = try AppWalk(tag, files: try MarkedEnglish.files(tag))
    walk.walk()
    #expect(walk.leaks == [:])
  }

  @Test("no message of several words is a copy of the English one", arguments: languages)
  func noCopies(tag: String) throws { #expect(try MarkedEnglish.copies(tag) == []) }

  @Test("a message has no English word that the language has not taken over", arguments: languages)
  func noForeignWords(tag: String) throws {
    let shared = try MarkedEnglish.sharedWords(tag)
    #expect(shared.subtracting(SharedWords.of(tag)).sorted() == [])
    #expect(SharedWords.of(tag).subtracting(shared).sorted() == [])
  }

  @Test("TEST-3: no word is heard that is not in the wording", arguments: ["en-XA", "ar-XB"])
  func pseudo(tag: String) throws {
    var walk = try AppWalk(tag)
    walk.walk()
    #expect(walk.leaks == [:])
  }

  /// What no session of the built-in app says, by the beginning of the key.
  private static let unheard = [
    // Phrases that users say, letters that they type, and an order of facts.
    "command.", "alert.ok", "answer.", "discard.discard", "discard.keep", "discard.save", "facts.order", "select.and",
    "select.range", "typing.letters", "which.one",
    // What comes of a color picker's requests, which nobody answers in the walk; and opacity, which no color of it has.
    "color.opacity", "color.problem.", "colorPicker.forgotten", "colorPicker.kept", "colorPicker.opacity",
    "colorPicker.palette", "colorPicker.terminal",
    // What the command says beside a session, or about files and voices.
    "document.", "file.", "localeFile.", "localeFolder.", "locales.", "output.", "schema.", "speech.", "locale.",
    "understand.",
    // Links, disclosures, radio groups, steppers, check boxes, levels of headings, and groups that have a role: the gallery has
    // them.
    "role.banner", "role.checkBox", "role.complementary", "role.contentInfo", "role.disclosure", "role.form",
    "role.link",
    "role.list", "role.main", "role.navigation", "role.radioButton", "role.radioGroup", "role.rating", "role.region",
    "role.search",
    "role.slider", "role.stepper", "role.switch", "braille.role.banner", "braille.role.checkBox",
    "braille.role.complementary", "braille.role.contentInfo", "braille.role.disclosure", "braille.role.form",
    "braille.role.link", "braille.role.list", "braille.role.main", "braille.role.navigation",
    "braille.role.radioButton",
    "braille.role.radioGroup", "braille.role.rating", "braille.role.region", "braille.role.search",
    "braille.role.slider",
    "braille.role.stepper",
    "braille.role.switch", "role.headingLevel", "state.collapsed", "state.current", "state.expanded", "state.invalid",
    "state.partlyChecked", "braille.state.collapsed", "braille.state.current", "braille.state.expanded",
    "braille.state.invalid", "braille.state.partlyChecked", "stepper.", "slider.", "rating.", "help.scale",
    "role.comboBox", "braille.role.comboBox", "suggest.", "entry.hintSuggestions", "help.suggestions",
    // What the gallery is a document of.
    "gallery.",
    "settings.badNumber", "settings.badWord", "settings.more", "settings.notKept", "settings.notNameAndValue",
    "settings.tooLarge", "settings.unknownName", "settings.unreadable",
    // What only other apps have: things without names, rows by the hundred, menus and screens that come, go or are empty,
    // sheets that stay, lie over each other or fill the screen, acts that destroy and have no question of their own.
    "act.doneUnnamed", "author.", "braille.role.actionSheet", "braille.state.mixed", "button.notUpdated",
    "confirm.gone", "confirm.phrase", "confirm.question", "confirm.unnamed", "find.end", "find.more",
    "hint.actionSheet", "history.behind",
    "index.noSection", "menu.empty", "menu.nothingSelected",
    "progress.unknown", "read.more", "role.actionSheet", "screen.gone", "search.noScopes", "select.gone",
    "selection.gone",
    "sheet.stays",
    "state.dimmed", "state.mixed", "which.more",
    "braille.state.fullScreen", "braille.state.page", "end.unsavedToo",
    "sheet.alreadyUp", "sheet.over",
    "state.fullScreen",
    "state.page",
    // Pickers with limits on both sides or the later one, with days that are left out, that refuse what they would round,
    // that offer nothing, or lose what was chosen.
    "datePicker.badInterval", "datePicker.betweenSteps", "datePicker.disabled", "datePicker.limitsCrossed",
    "datePicker.outside", "datePicker.tooLate", "picker.emptyColumn", "picker.valueGone", "timer.tooLong",
    // What is said of texts longer than anybody types in the walk, of fields that come and go or are changed by the app, and of a
    // terminal's clipboard.
    "clipboard.tooLong", "edit.changedMeanwhile", "edit.full", "edit.gone", "edit.leftOut", "edit.with",
    "text.characters", "text.more",
    // Pickers of a time alone.
    "braille.role.timePicker", "help.timePicker", "hint.timePicker", "role.timePicker",
  ]

  @Test("the walk hears every message that a session of the built-in app can say")
  func hearsAll() throws {
    // Without a word of German, all that is said is English.
    var walk = try AppWalk("de", files: try MarkedEnglish.files("de") { $0 != "facts.order" })
    walk.walk()
    let missed = try MarkedEnglish.allKeys().subtracting(walk.leaks.keys)
    #expect(missed.filter { key in !Self.unheard.contains(where: key.hasPrefix) }.sorted() == [])
    #expect(Self.unheard.filter { beginning in !missed.contains { $0.hasPrefix(beginning) } } == [])
  }
}
