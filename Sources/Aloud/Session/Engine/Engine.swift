/// The engine of a session: the app, the navigator, the layers above the screen, and the turn. The engine gives each line to
/// the layer that the line belongs to, and carries out the outcome. The parts do not know one another.
struct Engine<A: App>: Sendable {
  var runner: AppRunner<A>
  var navigator: Navigator
  var layers = Layers()
  var user: User
  var memory = Memory()
  var turn = Turn()
  var view: View
  private var kept = KeptPlaces()
  var now = DateTime(day: Day(0))
  /// The milliseconds that the host has run; nil if times must not be announced.
  var uptime: Int?

  init(_ app: A, _ user: User) {
    self.user = user
    runner = AppRunner(app)
    navigator = Navigator(runner.interface)
    let nothing = PlaceView(runner.interface.title, role: .app, entries: EntryList(), in: user.wording)
    view = View(base: nothing, frame: runner.frame(of: navigator).frame)
    look()
  }

  var lineContext: LineContext {
    LineContext(
      view, place: navigator.front, user: user, clipboard: memory.clipboard, now: now,
      isCovered: layers.coverScreen, isListening: memory.hearing.isListening, canUndo: runner.history.canUndo,
      canRedo: runner.history.canRedo, habits: memory.habits.counts(at: habitPlace),
      announced: focus.announced, together: memory.together, text: memory.line)
  }

  // MARK: - Looking

  mutating func look() {
    let (frame, screen) = runner.frame(of: navigator)
    if let sheet = frame.sheet { navigator.retitleSheet(sheet.title) }
    if let screen {
      if screen.search == nil { navigator.front.closeSearch() }
      let isSearching = navigator.front.search != nil
      let make = { [user] in PlaceView(screen, isSearching: isSearching, on: frame.sheet, in: user.wording) }
      let base =
        isSearching || frame.sheet != nil
        ? make()
        : kept.place(
          navigator.front.id, isRoot: navigator.isAtRoot, stateNumber: runner.stateNumber, user, make)
      view = View(base: base, frame: frame)
      followSelection()
      navigator.front.focus.follow(base.entries)
      followLogs()
    } else {
      view = View(base: view.base, frame: frame)
    }
    lookInFront()
  }

  mutating func lookInFront() {
    view = view.showing(nil)
    guard !layers.isEmpty else { return }
    let context = lineContext
    let menu = layers.changeMenu { menu in
      menu.shown(over: context).map { shown in
        menu.focus.follow(shown.entries)
        return shown
      }
    }
    if let menu = menu ?? nil { return view = view.showing(menu) }
    let picker = layers.changePicker { picker in
      picker.shown(in: context).map { shown in
        picker.focus.follow(shown.entries)
        return shown
      }
    }
    if let picker = picker ?? nil { view = view.showing(picker) }
  }

  /// Updates the selection after lines have come or gone, and announces the selected things that are gone. Closes a question
  /// about the selection if any of it is gone.
  private mutating func followSelection() {
    // Suggestions replace the results until there is a query.
    guard var selected = navigator.front.selected, view.base.activeSearch?.query.isEmpty != true else { return }
    guard view.base.selection != nil else {
      navigator.front.selected = nil
      return say(.change, .message(.selectEnded))
    }
    // Things that the results leave out, or that have not loaded yet, remain selected.
    let isPart = view.base.activeSearch != nil || view.base.search?.isLoading ?? false
    let gone = selected.move(to: view.base.entries, showing: isPart)
    navigator.front.selected = selected
    guard var announcement = selected.announcement(ofGone: gone) else { return }
    if case .confirmation(let question) = layers.last, question.isOnSelection {
      layers.pop()
      announcement.sentences.append(question.confirmation.kept)
    }
    turn.say(announcement)
  }

  // MARK: - Where the user is

  /// The place in front, and the menu above it.
  var habitPlace: [ID] {
    let menu = layers.menus.last.map { [$0.element].compactMap(\.self) + $0.path } ?? []
    return [navigator.front.id] + menu
  }

  /// Counts what the user does at the place in front or in a menu above it, but not in a question or a picker.
  mutating func remember(_ deed: Habits.Deed, onLine line: Int = 0) {
    if layers.isEmpty || layers.last?.menu != nil { memory.habits.add(deed, onLine: line, at: habitPlace) }
  }

  var focus: Focus { layers.menus.last?.focus ?? layers.picker?.focus ?? navigator.front.focus }

  mutating func changeFocus<Result>(_ change: (inout Focus) -> Result) -> Result {
    layers.changeMenu { change(&$0.focus) } ?? layers.changePicker { change(&$0.focus) }
      ?? change(&navigator.front.focus)
  }

  func entry(_ id: ID) -> Entry? { view.front.entry(id, near: focus.line) }
}

/// A cache of the views of screens, which is valid while the app's state and the user's settings stay the same.
struct KeptPlaces: Sendable {
  private var stateNumber = 0
  private var user: User?
  private var roots: [ID: PlaceView] = [:]
  private var pushed: [ID: PlaceView] = [:]

  /// Makes the view with `make` if it is not cached. The `id` is that of a root screen, or the one that a screen was pushed
  /// with.
  mutating func place(
    _ id: ID, isRoot: Bool, stateNumber: Int, _ user: User, _ make: () -> PlaceView
  ) -> PlaceView {
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
