/// A run of an app for one user: lines and events in, announcements and effects out.
///
/// A session is a value. The same app, settings, lines and events give the same announcements, whether the lines come from
/// a keyboard, a recogniser, a pipe, a script or a test.
public struct Session<A: App>: Sendable {
  /// The app.
  public let app: A
  /// The app's state.
  public internal(set) var state: A.State
  /// What the user has set.
  public internal(set) var settings: Settings
  /// The settings as they are without those that were kept: what resetting goes back to.
  let unkeptSettings: Settings
  /// Why settings could not be kept, as far as that has been said: once is enough.
  var saidNotKept: Set<FileProblem> = []
  /// Makes the announcements' forms, in the user's locale and settings.
  public internal(set) var renderer: Renderer

  /// The local date and time, which the host sets before each line and event: nothing in the core reads a clock.
  public var now = DateTime(day: Day(0))
  /// The day that the app was last told.
  var toldDay: Day?

  let files: LocaleFiles
  var vocabulary: Vocabulary
  /// Understands phrases that mean values, in the locale's words: they are read when they are needed.
  var understander: Understander
  var interface: Interface
  var navigation = Navigation()
  /// The place that lines are understood in; `refresh()` keeps it so.
  var here: Here
  /// The titles of the place's lines, folded, once they have been needed.
  var labels: [OwnLabel]?
  var undoStack: [UndoEntry<A.State>] = []
  var redoStack: [UndoEntry<A.State>] = []
  /// What was done last where that can't be taken back, until "undo" has said so.
  var lastingAct: LocalizedText?
  /// What is being gathered for the response.
  var response = Response.empty
  /// The things whose changes need no telling any more: the user has used them, or heard of it.
  var told: Set<ID> = []
  /// What "repeat" says again: the last response that was not an apology.
  var lastSaid: [Announcement] = []
  /// What "copy" has taken, for "paste": text, with the tokens before it where it was of a search.
  public internal(set) var clipboard: SearchQuery?
  /// How many lines in a row were not understood.
  var failures = 0
  /// The hints that have been given: none is given twice.
  var givenHints: Set<String> = []
  /// The ids that the author has been told are shared.
  var toldRepeated: Set<ID> = []
  /// The things of which it is no news that they can be used: the user has used them, or, of pickers whose rows had come, heard
  /// of it. Who hears that one can't be used is told again when it can.
  var toldReady: Set<ID> = []
  /// Whether a search was left while rows of the screen were on their way: the screen is said when they have come.
  var awaitsRows = false
  /// The files that must have come before the first screen is said.
  var awaitedFiles: Set<ID> = []

  /// A session of `app` with `settings`, with the locale table in `files`. Where some of the settings were kept from an
  /// earlier run, `unkept` are those without them.
  ///
  /// - Throws: `LocaleFileError` where a file of the table is damaged.
  public init(_ app: A, settings: Settings, unkept: Settings? = nil, files: LocaleFiles = .bundled)
    throws(LocaleFileError)
  {
    self.app = app
    self.settings = settings
    unkeptSettings = unkept ?? settings
    self.files = files
    let locale = try settings.locale(in: files)
    renderer = Renderer(locale: locale, settings: settings)
    vocabulary = Vocabulary(locale.wording)
    understander = Understander(locale)
    state = app.initialState
    interface = app.interface(for: state)
    here = Here(title: interface.title, role: .app, entries: EntryList())
    navigation.tabs = interface.tabs.map { Navigation.TabStack(id: $0.id, places: [Place(id: $0.screen.id)]) }
    precondition(!navigation.tabs.isEmpty, "an interface has at least one tab")
    refresh()
  }

  /// The locale that everything is said in.
  public var locale: Locale { renderer.locale }

  /// What kind of line is waited for.
  public var prompt: Prompt {
    switch navigation.overlays.last {
    case .entry(let place): place.isSecure ? .secret : .line
    case .confirmation: .confirmation
    default: .line
    }
  }

  /// Begins: `notices`, the app's first effects, and its first screen once the files it waits for have come.
  public mutating func start(saying notices: [LocalizedText] = []) -> Response {
    response = .empty
    for notice in notices { say(.notice, notice) }
    send(.settings(settings))
    tellDay()
    perform(app.initialEffects)
    for case .load(let id) in response.effects { awaitedFiles.insert(id) }
    if awaitedFiles.isEmpty { introduce() }
    return finished()
  }

  /// Takes the next line.
  public mutating func take(_ line: Line) -> Response {
    response = .empty
    response.stopsSpeech = true
    told = []
    awaitsRows = false
    let followed = followedThings
    tellDay()
    understandAsTyped(line)
    let said = response.announcements
    sayChanges(since: followed)
    // What has changed tells that it is done.
    if said.count == 1, said[0].saysOnlyDone, response.announcements.count > 1 { response.announcements.removeFirst() }
    return finished()
  }

  /// Takes what has come back from outside.
  public mutating func receive(_ event: Event) -> Response {
    response = .empty
    if case .colors(let answer) = event {
      take(answer)
      return finished()
    }
    if case .settingsNotKept(let file, let problem) = event {
      sayNotKept(file, because: problem)
      return finished()
    }
    let path = navigation.path
    let overlays = navigation.overlays.count
    let count = here.entries.numberedCount
    let followed = followedThings
    told = []
    let entries = menuOwner == nil ? nil : here.entries
    let isIntroduced = awaitedFiles.isEmpty
    let isSearchLoading = here.activeSearch?.isLoading ?? false
    tellDay()
    send(event)
    if case .loaded(let id, _) = event, awaitedFiles.remove(id) != nil, awaitedFiles.isEmpty {
      // What the file brought about is said after the app has been introduced.
      let later = response.announcements
      response.announcements = []
      introduce()
      response.announcements += later
    } else if navigation.path != path || navigation.overlays.count < overlays {
      arrive(arrival(from: path))
      sayChanges(since: followed)
    } else if isIntroduced {
      sayChanges(since: followed)
      if let entries, menuOwner != nil { sayNewItems(since: entries) }
      // Results, or rows that a command was to give, have come.
      if isSearchLoading, let search = here.activeSearch, !search.isLoading {
        // An empty query finds nothing, and the suggestions have been said.
        if navigation.overlays.isEmpty, !search.query.isEmpty { sayFound(by: search) }
      } else if awaitsRows, here.search?.isLoading == false {
        awaitsRows = false
        arrive(.back)
      } else if case .finished = event, navigation.overlays.isEmpty, here.entries.numberedCount != count {
        arrive(.changed)
      }
    }
    return finished()
  }

  /// Takes the end of input: it is never an answer, and what waits for one is said to be left as it was (LOOP-6, ASK-4).
  /// Sheets go down, and the app hears of it: nothing can keep them (SHEET-3).
  public mutating func end() -> Response {
    response = .empty
    if let place = entryPlace, place.edited.isEdited {
      say(.notice, .message("entry.unchanged", ["field": .text(place.title)]))
      navigation.overlays.removeLast()
    }
    closeOverlays()
    var key = "end.unsaved"
    for _ in navigation.sheets {
      if let sheet = currentSheet, hasChanges {
        say(.notice, .message(key, ["sheet": .text(sheet.compactTitle)]))
        key = "end.unsavedToo"
      }
      dismissSheet()
    }
    response.isOver = true
    return finished()
  }

  private mutating func finished() -> Response {
    let result = response
    if let first = result.announcements.first, first.kind != .refusal { lastSaid = result.announcements }
    return result
  }
}

extension Response {
  /// Nothing.
  static let empty = Response(announcements: [], effects: [], stopsSpeech: false, isOver: false)
}
