import AloudTesting
import TestSupport

@testable import Aloud
@testable import AloudReminders

/// A walk through the built-in app in one language: every place, and in each every line that leads somewhere.
struct AppWalk {
  /// How much of the app is walked through.
  enum Extent {
    /// Every place in each way that it is found in: with more there or less, whatever the settings and the file.
    case everyWay
    /// Every screen, sheet, menu and picker as it is found first.
    case once
  }

  private typealias Moment = PlaceWalk<BuiltInApp>.Moment

  private var walk: PlaceWalk<BuiltInApp>
  private let once: PlaceWalk<BuiltInApp>
  private let everyWay: PlaceWalk<BuiltInApp>
  /// The app as a user finds it, and with as much said as there is, in large text; their files are being loaded.
  private var fresh: Moment
  private var detailed: Moment

  /// The languages that are offered where `tag` is spoken.
  static func languages(_ tag: String) -> [Language] {
    (tag == "he" ? [tag] : [tag, "he"]).map { Language(tag: $0, name: LoadedLocale.ownName(of: $0) ?? $0) }
  }

  /// Walks in the locale `tag`, with its words in `files`, and returns what is heard.
  static func heard(_ tag: String, _ extent: Extent, files: LocaleFiles = .bundled) throws -> HeardOnWalk {
    var heard = HeardOnWalk(by: try HeardWords(tag, languages: languages(tag)))
    var walk = try AppWalk(tag, files: files) { heard.add(&$0) }
    try walk.goEverywhere(extent)
    return heard
  }

  private init(_ tag: String, files: LocaleFiles, hear: @escaping (inout Moment) -> Void) throws {
    let app = BuiltInApp(languages: Languages(Self.languages(tag)), files: files)
    func moment(_ settings: Settings) throws -> Moment {
      var session = try Session(app, settings: settings, files: files)
      session.now = Playthrough.now
      return Moment(AppPlayer(session, outside: .silent))
    }
    var settings = Settings(locale: tag)
    fresh = try moment(settings)
    (settings.verbosity, settings.textSize, settings.hints) = (.high, .AX5, false)
    // A setting from each source, so that each is told.
    for (source, name) in zip(SettingSource.allCases, SettingName.allCases) { settings.sources[name] = source }
    detailed = try moment(settings)
    func walk(_ place: @escaping (Session<BuiltInApp>) -> String, waitLimit: Int) -> PlaceWalk<BuiltInApp> {
      PlaceWalk(
        saying: { PossibleLines($0).all }, place: { $0.locale.tag == tag ? place($0) : nil }, placeLimit: .max,
        waitLimit: waitLimit, hear: hear)
    }
    // A timer of five minutes counts its seconds.
    once = walk(PlaceName.front, waitLimit: 400)
    self.walk = once
    everyWay = walk(PlaceName.full, waitLimit: 3)
    // Starting reads all the words of the locale: each of the two starts once.
    try self.walk.hear(&fresh) { try $0.start() }
    try self.walk.hear(&detailed) { try $0.start() }
    (fresh.player.outside, detailed.player.outside) = (PlayedOutside(), PlayedOutside())
  }

  private mutating func goEverywhere(_ extent: Extent) throws {
    let begun = try loaded(fresh, .missing)
    try walk.explore(from: begun)
    for task in try Dialogue.all(in: Self.tasks) {
      try walk.explore(from: try moment(after: task.rows.flatMap { $0.alternatives[0] }, from: begun))
    }
    if extent == .everyWay { try walkOtherwise(begun) }
  }

  /// Walks in every way, then with all said that there is, and with other files.
  private mutating func walkOtherwise(_ begun: Moment) throws {
    walk = everyWay
    try walk.explore(from: begun)
    let full = try loaded(detailed, .contents(RemindersFile.text(of: .ofManyKinds)))
    for way in [once, everyWay] {
      walk = way
      try walk.explore(from: full)
    }
    try walk.explore(from: try loaded(fresh, .contents("")))
    for error in FileError.allCases {
      try lookAround(try loaded(fresh, .failed(error)))
      let sample = RemindersFile.text(of: .sample(on: Playthrough.now.day))
      try lookAround(try loaded(fresh, .readOnly(sample, because: error)))
      var unsaved = begun
      unsaved.player.outside.saveError = error
      let steps = ["1", "1", "1", "undo", "back", "first", "read", "1"]
      unsaved = try moment(after: steps.map { .line($0) }, from: unsaved)
      unsaved.player.outside.saveError = nil
      try walk.say("1", to: &unsaved)
    }
    try lookAround(try loaded(fresh, .contents("{\"version\": 2}")))
    try lookAround(fresh)
  }

  private func loaded(_ start: Moment, _ file: FileResult) throws -> Moment {
    var moment = start
    try walk.hear(&moment) { try $0.receive(.loaded(RemindersTab.file, file)) }
    return moment
  }

  /// Tries each thing on the first screen, with a file that can't be used, or one that has not come yet.
  private func lookAround(_ moment: Moment) throws {
    for line in PossibleLines(moment.player.session).all {
      var next = moment
      for line in [line, "1"] { try walk.say(line, to: &next) }
    }
  }

  private func moment(after steps: [DialogueStep], from start: Moment) throws -> Moment {
    var moment = start
    let lines = PossibleLines(start.player.session)
    for step in steps {
      switch step {
      case .line(let line): try walk.say(lines.line(line), to: &moment)
      case .happening(_, let seconds): try walk.hear(&moment) { try $0.pass(seconds: Int(seconds) ?? 0) }
      }
    }
    return moment
  }

  /// What takes more steps than a walk goes by itself, each from a fresh start, by the names of commands and the keys of
  /// titles.
  private static let tasks = """
    ## the second tab: a way without steps, to where there is none, the harbour
    nextTab > 3 > 2 > 5 > 4 > 1 > read
    ## more in the basket than one parcel holds: five at a time, four times; checking out
    nextTab > nextTab > more 4 > 2 > more 4 > 2 > more 4 > 2 > more 4 > 2 > 10
    ## a departure tomorrow, whose month is read; a short rest, and then a long one; a name; saved, and opened
    nextTab > 3 > 3 > next > done > 3 > read > done > 4 > 2 > app.routes.rest > next > 3 > done > 3 > 6 > Ω > 7 > 3
    ## quitting with a picker open that holds another departure than it was
    nextTab > 3 > 3 > next > quit > help
    ## the timer, in the last minute and at its end
    6 > 2 > (wait 290) > 1 > (wait 10)
    ## selecting reminders of a list, wrong numbers among them, and each act on what is selected
    1 > <Enter> > help > edit > selection > 1 > 1 > help > choose 3-1 > choose 4 > deselect 2 > choose 3-4
    selectAll > selection > done > edit > 1 > 2 > app.reminders.markDone > done > undo > edit > cancel
    selectAll > app.reminders.move > 1 > cancel > undo > selectAll > app.reminders.delete
    ## notes in several lines, listened to, changed by their words, and not kept yet when quitting
    1 > 4 > app.reminders.reminderTitle > cancel > nextWord > app.reminders.notes
    Ω > Ω. > <Enter> > .. > Ω Ω > Ж > read > nextCharacter > firstLine > previousLine > lastLine > nextLine > help
    replace Ω=Ψ > replaceAll Ω=Ψ > replace Ж=Ψ > replace Ю=Ψ > insert Ω > textLine 9 > undo > undo > redo
    selectLine > cut > cut > paste > deleteWord > clear > undo > quit > discard.keep > . > nextWord > last
    ## the secret of the shop, once there is one
    nextTab > nextTab > app.shop.giftCode > Ω > app.shop.giftCode > read
    """
}

extension RemindersContents {
  /// Lists of every kind: with some reminders done, with none, and with all done and hidden; one reminder is due on
  /// a far day, one in the words of an earlier Aloud.
  fileprivate static var ofManyKinds: RemindersContents {
    var contents = sample(on: Playthrough.now.day)
    for list in contents.lists {
      for reminder in list.reminders.dropFirst(list.reminders.count / 2) {
        contents.changeReminder(reminder.id) { $0.isDone = true }
      }
    }
    contents.lists[0].reminders[0].due = .day(Playthrough.now.day + 100)
    contents.lists[1].reminders.append(
      Reminder(id: contents.takeID(), title: .sample(.eggs), due: .words(.sample(.today))))
    contents.hidesDone = true
    contents.lists.append(ReminderList(id: contents.takeID(), name: .typed(PossibleLines.name)))
    return contents
  }
}
