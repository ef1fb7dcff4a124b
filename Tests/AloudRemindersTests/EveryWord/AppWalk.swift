import AloudTesting

@testable import Aloud
@testable import AloudReminders

/// A walk through the built-in app in one language: every place, and in each every line that leads somewhere.
struct AppWalk: Sendable {
  /// How much of the app is walked through.
  enum Extent {
    /// Every place in each way that it is found in: with more there or less, whatever the settings and the file.
    case everyWay
    /// Every screen, sheet, menu and picker as it is found first.
    case once
  }

  /// What is wrong in what was heard, with the first line that it was heard in.
  private(set) var leaks: [String: String] = [:]
  /// What was heard, by the line that was printed. Different messages may say the same in one language.
  private(set) var heard: [String: [HeardAnnouncement]] = [:]
  /// The app as a user finds it, and with as much said as there is, in large text.
  private var fresh: AppMoment
  private var detailed: AppMoment
  private let tag: String
  private let check: HeardWords
  private var places: Set<String> = []
  /// What was waited for, and where.
  private var waits: Set<String> = []
  private let extent: Extent

  /// The languages that are offered where `tag` is spoken.
  static func languages(_ tag: String) -> [Language] {
    (tag == "he" ? [tag] : [tag, "he"]).map { Language(tag: $0, name: LoadedLocale.ownName(of: $0) ?? $0) }
  }

  /// A walk in the locale `tag`, with its words in `files`.
  init(_ tag: String, _ extent: Extent, files: LocaleFiles = .bundled) throws {
    self.tag = tag
    self.extent = extent
    let languages = Self.languages(tag)
    let app = BuiltInApp(languages: Languages(languages), files: files)
    func session(_ settings: Settings) throws -> Session<BuiltInApp> {
      var session = try Session(app, settings: settings, files: files)
      session.now = Playthrough.now
      return session
    }
    var settings = Settings(locale: tag)
    fresh = AppMoment(try session(settings))
    (settings.verbosity, settings.textSize, settings.hints) = (.high, .AX5, false)
    // A setting from each source, so that each is told.
    for (source, name) in zip(SettingSource.allCases, SettingName.allCases) { settings.sources[name] = source }
    detailed = AppMoment(try session(settings))
    check = try HeardWords(tag, languages: languages)
  }

  /// Walks from every beginning.
  mutating func walk() {
    // Starting reads all the words of the locale: each of the two starts once.
    fresh = started(fresh)
    detailed = started(detailed)
    walk(fresh)
    if extent == .everyWay { walkOtherwise() }
    planWithoutSteps()
    fillTheBasket()
    planWithRest()
    quitWithSomethingOpen()
    runTimer()
    selectReminders()
    editNotes()
  }

  /// Walks with all said that there is, and with other files.
  private mutating func walkOtherwise() {
    (places, waits) = ([], [])
    walk(detailed, file: .contents(RemindersFile.text(of: .ofManyKinds)))
    walk(fresh, file: .contents(""))
    for error in FileError.allCases {
      lookAround(.failed(error))
      lookAround(.readOnly(RemindersFile.text(of: .sample(on: Playthrough.now.day)), because: error))
      changeSomething(failing: error)
    }
    lookAround(.contents("{\"version\": 2}"))
    lookAround(nil)
  }

  private mutating func started(_ moment: AppMoment) -> AppMoment {
    var moment = moment
    hear(&moment) { try $0.start() }
    return moment
  }

  private mutating func walk(_ moment: AppMoment, file: FileResult = .missing) {
    var moment = moment
    hear(&moment) { try $0.load(file) }
    explore(moment)
  }

  /// The app as a user finds it once the file has been loaded; nil for one that has not come.
  mutating func begun(_ file: FileResult? = .missing) -> AppMoment {
    var moment = fresh
    if let file { hear(&moment) { try $0.load(file) } }
    return moment
  }

  /// Tries everything at a place where it has not been, and goes on from wherever that leads.
  private mutating func explore(_ moment: AppMoment) {
    guard !moment.isOver, moment.session.locale.tag == tag, places.insert(place(of: moment)).inserted else { return }
    for line in PossibleLines(moment.session).all {
      var next = moment
      hear(&next) { try $0.take(line) }
      explore(next)
      if next.session.state != moment.session.state { undo(next) }
    }
    failThrice(moment)
    pass(moment)
    end(moment)
  }

  private func place(of moment: AppMoment) -> String {
    switch extent {
    case .everyWay: PlaceName(moment.session).text
    case .once: PlaceName.front(moment.session)
    }
  }

  /// Takes back what was done, and does it again.
  private mutating func undo(_ moment: AppMoment) {
    guard moment.session.engine.layers.isEmpty else { return }
    var next = moment
    for command in (["undo", "redo"] as [AnyCommand]) {
      hear(&next) { try $0.take(PossibleLines($0.session).word(command)) }
    }
  }

  /// Ends the input.
  private mutating func end(_ moment: AppMoment) {
    var next = moment
    hear(&next) { try $0.end() }
  }

  /// Says what nobody understands, until all the help has been given.
  private mutating func failThrice(_ moment: AppMoment) {
    var next = moment
    for _ in 1...3 { hear(&next) { try $0.take(PossibleLines.nonsense) } }
    for error in LineError.allCases { hear(&next) { try $0.reject(error) } }
  }

  /// Waits for what is under way, once in each place, whatever can be used there.
  private mutating func pass(_ moment: AppMoment) {
    let names = moment.waits.names.sorted()
    guard !names.isEmpty, waits.insert("\(names) \(PlaceName.front(moment.session))").inserted else { return }
    var next = moment
    for _ in 1...6 where !next.waits.isEmpty { hear(&next) { try $0.pass(seconds: 60) } }
  }

  /// Lets something happen, and listens to what is announced.
  mutating func hear(_ moment: inout AppMoment, _ happening: (inout AppMoment) throws -> [Announcement]) {
    let announcements: [Announcement]
    do { announcements = try happening(&moment) } catch {
      leaks["\(error)"] = moment.lines.joined(separator: ", ")
      return
    }
    for announcement in announcements {
      let renderer = moment.session.renderer
      let line = renderer.printed(announcement)
      guard heard[line, default: []].allSatisfy({ $0.announcement != announcement }) else { continue }
      heard[line, default: []].append(
        HeardAnnouncement(announcement, settings: renderer.settings, after: moment.lines, moment.texts))
      for leak in check.leaks(in: announcement, renderer, after: moment.lines, moment.texts) where leaks[leak] == nil {
        leaks[leak] = line
      }
    }
  }
}

extension RemindersContents {
  /// Lists of every kind: with some reminders done, with none, and with all done and hidden; one reminder is due on
  /// a far day, one in the words of an earlier Aloud.
  static var ofManyKinds: RemindersContents {
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
