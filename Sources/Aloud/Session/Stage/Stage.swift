/// Where the parts of a session meet: the app, the way through it, the layers over it, and the turn. It gives each line to the
/// layer that it belongs to, and carries out what should come of it; the parts know nothing of each other.
struct Stage<A: App>: Sendable {
  var runner: AppRunner<A>
  var navigator: Navigator
  /// What stands over the screen.
  var layers = Layers()
  var user: User
  var memory = Memory()
  var turn = Turn()
  var view: View
  private var kept = KeptPlaces()
  /// The local date and time.
  var now = DateTime(day: Day(0))
  /// How long the host has run, in milliseconds; nil where time is not to be told.
  var uptime: Int?

  /// An app that begins, for a user.
  init(_ app: A, _ user: User) {
    self.user = user
    runner = AppRunner(app)
    navigator = Navigator(runner.interface)
    let nothing = Shown(runner.interface.title, role: .app, entries: EntryList(), in: user.wording)
    view = View(base: nothing, frame: runner.frame(of: navigator).frame)
    look()
  }

  /// What a layer sees of it.
  var surroundings: Surroundings {
    Surroundings(
      view, place: navigator.front, user: user, clipboard: memory.clipboard, now: now,
      isCovered: layers.coverScreen, isListening: memory.hearing.isListening, canUndo: runner.history.canUndo,
      canRedo: runner.history.canRedo, habits: memory.habits.counts(at: habitPlace),
      announced: bookmark.announced)
  }

  // MARK: - Looking

  /// Makes the view what it is now, after the state, the words or the place have changed.
  mutating func look() {
    let (frame, screen) = runner.frame(of: navigator)
    if let sheet = frame.sheet { navigator.retitleSheet(sheet.title) }
    if let screen {
      if screen.search == nil { navigator.front.closeSearch() }
      let isSearching = navigator.front.search != nil
      let make = { [user] in Shown(screen, isSearching: isSearching, on: frame.sheet, in: user.wording) }
      let base =
        isSearching || frame.sheet != nil
        ? make()
        : kept.place(
          navigator.front.id, isRoot: navigator.isAtRoot, stateNumber: runner.stateNumber, user, make)
      view = View(base: base, frame: frame)
      followSelection()
      navigator.front.bookmark.follow(base.entries)
      followLogs()
    } else {
      view = View(base: view.base, frame: frame)
    }
    lookInFront()
  }

  /// Makes what is in front what it is now, after a layer has changed.
  mutating func lookInFront() {
    view = view.showing(nil)
    guard !layers.isEmpty else { return }
    let around = surroundings
    let menu = layers.changeMenu { menu in
      menu.shown(over: around).map { shown in
        menu.bookmark.follow(shown.entries)
        return shown
      }
    }
    if let menu = menu ?? nil { return view = view.showing(menu) }
    let picker = layers.changePicker { picker in
      picker.shown(in: around).map { shown in
        picker.bookmark.follow(shown.entries)
        return shown
      }
    }
    if let picker = picker ?? nil { view = view.showing(picker) }
  }

  /// Finds what is selected again where lines have come or gone, and says what is gone of it: a question about it has then
  /// no answer.
  private mutating func followSelection() {
    // Where suggestions are in front, the results are not yet.
    guard var selected = navigator.front.selected, view.base.activeSearch?.query.isEmpty != true else { return }
    guard view.base.selection != nil else {
      navigator.front.selected = nil
      return say(.change, .message(.selectEnded))
    }
    // What is left out of results, or has not come back yet, is still selected.
    let isPart = view.base.activeSearch != nil || view.base.search?.isLoading ?? false
    let gone = selected.move(to: view.base.entries, showing: isPart)
    navigator.front.selected = selected
    guard var announcement = selected.announcement(ofGone: gone) else { return }
    if case .confirmation(let question) = layers.last, case .onSelection = question.deed {
      layers.pop()
      announcement.sentences.append(question.confirmation.kept)
    }
    turn.say(announcement)
  }

  // MARK: - Where the user is

  /// Where habits are counted: the place in front, and the menu over it.
  var habitPlace: [ID] {
    let menu = layers.menus.last.map { [$0.element].compactMap(\.self) + $0.path } ?? []
    return [navigator.front.id] + menu
  }

  /// Counts what the user does at the place in front, not to a question or a picker over it.
  mutating func remember(_ deed: Habits.Deed, onLine line: Int = 0) {
    if layers.isEmpty || layers.last?.menu != nil { memory.habits.add(deed, onLine: line, at: habitPlace) }
  }

  /// Where the user is among the lines of what is in front.
  var bookmark: Bookmark { layers.menus.last?.bookmark ?? layers.picker?.bookmark ?? navigator.front.bookmark }

  /// Changes where the user is among the lines of what is in front.
  mutating func changeBookmark<Result>(_ change: (inout Bookmark) -> Result) -> Result {
    layers.changeMenu { change(&$0.bookmark) } ?? layers.changePicker { change(&$0.bookmark) }
      ?? change(&navigator.front.bookmark)
  }

  /// A thing of what is in front.
  func entry(_ id: ID) -> Entry? { view.front.entry(id, near: bookmark.focus) }
}

/// The screens that the user has been at, as they are shown while the app's state and the user's settings stay the same.
struct KeptPlaces: Sendable {
  private var stateNumber = 0
  private var user: User?
  private var roots: [ID: Shown] = [:]
  private var pushed: [ID: Shown] = [:]

  /// The screen at the bottom of a stack, or pushed, under the id that the user came to it by, for the state with a number;
  /// `make` makes it where it has not been made yet.
  mutating func place(
    _ id: ID, isRoot: Bool, stateNumber: Int, _ user: User, _ make: () -> Shown
  ) -> Shown {
    if self.stateNumber != stateNumber || self.user !== user {
      self = KeptPlaces()
      (self.stateNumber, self.user) = (stateNumber, user)
    }
    if let shown = isRoot ? roots[id] : pushed[id] { return shown }
    let shown = make()
    if isRoot { roots[id] = shown } else { pushed[id] = shown }
    return shown
  }
}
