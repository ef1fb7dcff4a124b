import Testing

@testable import Aloud
@testable import AloudCommand

@Suite("Every word of the built-in app")
struct EveryWordTests {
  private static let languages = LoadedLocale.bundledTags.filter { $0 != "en" }

  /// The whole walks, which are gone once: what they hear is facts, which every language tells in its words.
  private static let walks: [String: Task<AppWalk, any Error>] = ["en-XA": walk("en-XA"), "ar-XB": walk("ar-XB")]

  private static func walk(_ tag: String) -> Task<AppWalk, any Error> {
    Task {
      var walk = try AppWalk(tag, .everyWay)
      walk.walk()
      return walk
    }
  }

  /// What is heard on the whole walk.
  private static var heard: [HeardAnnouncement] {
    get async throws { try await #require(walks["ar-XB"]).value.heard.values.flatMap(\.self) }
  }

  @Test("issue 3: no English is heard where a language tells what there is to be heard", arguments: languages)
  func tellsAllInItsWords(tag: String) async throws {
    let locale = try LoadedLocale(tag, files: MarkedEnglish.files(tag))
    let check = try HeardWords(tag, languages: AppWalk.languages(tag) + AppWalk.languages("ar-XB"), heardIn: "ar-XB")
    let leaks = check.leaks(in: try await Self.heard, toldIn: locale)
    #expect(leaks == [:])
  }

  @Test("issue 3: no English is heard where one walks in the words of a language", arguments: languages)
  func noEnglish(tag: String) throws {
    var walk = try AppWalk(tag, .once, files: try MarkedEnglish.files(tag))
    walk.walk()
    #expect(walk.leaks == [:])
  }

  @Test("no message of several words is a copy of the English one", arguments: languages)
  func noCopies(tag: String) throws {
    let copies = try MarkedEnglish.copies(tag)
    #expect(copies == [])
  }

  @Test("a message has no English word that the language has not taken over", arguments: languages)
  func noForeignWords(tag: String) throws {
    let shared = try MarkedEnglish.sharedWords(tag)
    #expect(shared.subtracting(SharedWords.of(tag)).sorted() == [])
    #expect(SharedWords.of(tag).subtracting(shared).sorted() == [])
  }

  @Test("TEST-3: no word is heard that is not in the wording", arguments: ["en-XA", "ar-XB"])
  func pseudo(tag: String) async throws {
    let walk = try await #require(Self.walks[tag]).value
    #expect(walk.leaks == [:])
  }

  /// What no session of the built-in app says, by the beginning of the key.
  private static let unheard = [
    // Phrases that users say, letters that they type, and an order of facts.
    "command.", "alert.ok", "answer.", "discard.discard", "discard.keep", "discard.save", "facts.order", "select.and",
    "select.range", "typing.letters", "value.assign", "value.correct", "which.one",
    // What comes of a color picker's requests, which nobody answers in the walk; and opacity, which no color of it has.
    "color.opacity", "color.error.", "colorPicker.forgotten", "colorPicker.kept", "colorPicker.opacity",
    "colorPicker.palette", "colorPicker.terminal",
    // What the command says beside a session, or about files and voices.
    "document.", "file.", "localeFile.", "localeFolder.", "locales.", "output.", "schema.", "speech.", "locale.",
    "understand.", "lint.", "format.", "test.", "brailleTable.", "settings.openToOthers", "host.",
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
    "braille.role.switch", "braille.role.headingLevel", "role.headingLevel", "state.current", "state.expanded",
    "state.invalid",
    "state.partlyChecked", "braille.state.current", "braille.state.expanded",
    "braille.state.invalid", "braille.state.partlyChecked", "stepper.", "slider.", "rating.", "help.scale",
    "role.comboBox", "braille.role.comboBox", "suggest.", "entry.hintSuggestions", "help.suggestions",
    // What answers phrases that the walk can't make up in the words of every locale, and selections longer than a page:
    // the transcripts of DATE-7 and EDIT-1 hear it.
    "datePicker.also", "datePicker.dateOnlyRight", "datePicker.fromNow", "datePicker.timeOnly", "select.leftOut",
    "select.more", "select.numbers", "select.span", "timer.rounded",
    // Nothing there is called as a command is: the transcript of LOOP-10 hears it.
    "name.alsoHere", "role.command", "braille.role.command",
    // What the gallery is a document of.
    "gallery.",
    // What the command `settings` says, and what a terminal does with its letters.
    "settings.canBeNumber", "settings.canBeWord", "settings.unknownSetting", "settings.asItComes", "zoom.",
    "progress.stillWorking",
    "task.cancelled", "prompt.", "hint.task", "help.undoAlone", "dialect.", "gauge.",
    "settings.badNumber", "settings.badWord", "settings.more", "settings.notKept", "settings.notNameAndValue",
    "settings.tooLarge", "settings.unknownName", "settings.unreadable",
    // What only other apps have: things without names, rows by the hundred, menus and screens that come, go or are empty,
    // sheets that stay, lie over each other or fill the screen, acts that destroy and have no question of their own.
    "act.doneUnnamed", "author.", "braille.role.actionSheet", "braille.state.mixed", "button.notUpdated",
    "confirm.gone", "confirm.phrase", "confirm.question", "confirm.unnamed", "find.end", "find.more",
    "hint.actionSheet", "history.behind",
    "index.noSection", "menu.empty", "menu.nothingSelected", "menu.tryAgain",
    "progress.unknown", "read.more", "role.actionSheet", "screen.gone", "search.noScopes", "select.gone",
    "select.leftOutCount", "select.more", "select.numbers", "select.span",
    "selection.gone",
    "sheet.main", "sheet.stays",
    "state.dimmed", "state.mixed",
    "braille.state.fullScreen", "braille.state.page", "end.unsavedToo",
    "sheet.alreadyUp", "sheet.needsMany", "sheet.over",
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
    // What a recogniser brings, and how it is: the walk types. Tests of VOICE-1 hear it.
    "hearing.otherWords", "hearing.right", "hearing.stale", "hearing.unsure", "hearing.which", "dictation.",
    "listening.",
    "discard.phrase", "discard.questionHeard", "quit.unkeptHeard",
    // Phrases for the lists of a color picker; pickers of a date alone, which the gallery has; what is due at a time, and what
    // undo tells of the app's own choices, which transcripts hear.
    "colorPicker.hues", "colorPicker.tones", "datePicker.dateOnly", "help.dateOnly", "hint.dateOnly",
    "app.reminders.dueAt",
    "app.reminders.undo.hidden", "app.reminders.undo.notDone", "app.reminders.undo.shown", "app.reminders.undo.sort",
    "app.shop.undo.colour", "app.shop.undo.length",
    // What is said to another value after a picker has closed, and of sheets without a main action: documents have them.
    "picker.nothingOpen", "picker.range", "sheet.done", "sheet.kept", "which.help",
    // What the line editor says of keys: the walk gives whole lines. The editor's tests and those at a pseudo-terminal hear it.
    "keys.cleared", "keys.completions", "keys.gone", "keys.noCompletion", "keys.noEarlier", "keys.noLater",
    "keys.unreadable",
    // Logs, and what an app does by itself: the transcripts of LOG hear it.
    "log.", "help.log", "role.log", "braille.role.log", "work.",
    // Pickers of a time alone.
    "braille.role.timePicker", "help.timePicker", "hint.timePicker", "role.timePicker",
  ]

  @Test("the walk hears every message that a session of the built-in app can say")
  func hearsAll() async throws {
    let locale = try LoadedLocale("en", files: MarkedEnglish.files("en"))
    let heard = try await Self.heard.flatMap {
      MarkedEnglish.keys(in: Renderer(locale: locale, settings: $0.settings).json($0.announcement))
    }
    let missed = try MarkedEnglish.allKeys().subtracting(heard)
    #expect(missed.filter { key in !Self.unheard.contains(where: key.hasPrefix) }.sorted() == [])
    #expect(Self.unheard.filter { beginning in !missed.contains { $0.hasPrefix(beginning) } } == [])
  }
}
