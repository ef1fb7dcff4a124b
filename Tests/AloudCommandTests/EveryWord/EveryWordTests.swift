import Testing

@testable import Aloud
@testable import AloudCommand

@Suite("Every word of the built-in app")
struct EveryWordTests {
  private static let languages = Locale.bundledTags.filter { $0 != "en" }

  /// The walks through the app in the locales for testers.
  private static let walks: [String: Task<AppWalk, any Error>] = ["en-XA": walk("en-XA"), "ar-XB": walk("ar-XB")]

  private static func walk(_ tag: String) -> Task<AppWalk, any Error> {
    Task {
      var walk = try AppWalk(tag)
      await walk.walk()
      return walk
    }
  }

  @Test("TRYOUT", arguments: languages)
  func tryout(tag: String) async throws {
    let start = ContinuousClock.now
    let walk = try await #require(Self.walks["en-XA"]).value
    let other = try await #require(Self.walks["ar-XB"]).value
    let walked = ContinuousClock.now
    print(
      "XX \(tag) walked \(walked - start) heard \(walk.heard.count) \(other.heard.count) steps \(walk.trail.steps.count) kept \(walk.trail.steps.count(where: \.isKept)) \(other.trail.steps.count(where: \.isKept))"
    )
    let files = try MarkedEnglish.files(tag)
    let locale = try Locale(tag, files: files)
    var listener = Listener(
      try HeardWords(
        tag, languages: AppMoment.languages(tag) + AppMoment.languages("en-XA") + AppMoment.languages("ar-XB")))
    for heard in walk.heard + other.heard {
      let renderer = Renderer(locale: locale, settings: heard.settings)
      listener.hear(heard.announcement, facts: heard.facts, renderer, after: heard.lines, heard.texts)
    }
    let rendered = ContinuousClock.now
    print("XX \(tag) rendered \(rendered - walked)")
    for leak in listener.leaks { print("XXL \(tag) \(leak)") }
    var retracing = try Retracing(tag, files: files)
    try await retracing.go(walk.trail)
    print(
      "XX \(tag) retraced \(retracing.count) \(ContinuousClock.now - rendered) \(retracing.leaks.count) \(retracing.differences.count)"
    )
    for leak in retracing.leaks { print("XXM \(tag) \(leak)") }
    for leak in retracing.differences { print("XXD \(tag) \(leak)") }
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
  func pseudo(tag: String) async throws {
    let walk = try await #require(Self.walks[tag]).value
    #expect(walk.leaks == [:])
  }

  /// What no session of the built-in app says, by the beginning of the key.
  private static let unheard = [
    // Phrases that users say, letters that they type, and an order of facts.
    "command.", "alert.ok", "answer.", "discard.discard", "discard.keep", "discard.save", "facts.order", "select.and",
    "select.range", "typing.letters",
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
    // What the gallery is a document of.
    "gallery.",
    "settings.badNumber", "settings.badWord", "settings.more", "settings.notKept", "settings.notNameAndValue",
    "settings.tooLarge", "settings.unknownName", "settings.unreadable",
    // What only other apps have: things without names, rows by the hundred, menus and screens that come, go or are empty,
    // sheets that stay, lie over each other or fill the screen, acts that destroy and have no question of their own.
    "act.doneUnnamed", "author.", "braille.role.actionSheet", "braille.state.mixed", "button.notUpdated",
    "confirm.gone", "confirm.phrase", "confirm.question", "find.end", "find.more",
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

}
