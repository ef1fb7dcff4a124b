/// Ways from place to place: what opens, what is left, and what is said on arrival.
extension Stage {
  // MARK: - Arriving

  /// How the user has come from where the path was `path`: into something new, or back out of something.
  func arrival(from path: [ID]) -> Arrival {
    if navigator.path.count > path.count { return .new }
    return bookmark.hasThing ? .back : .changed
  }

  /// Says the place in front. Where a tab was chosen, that is said too.
  mutating func arrive(_ arrival: Arrival, isTabChosen: Bool = false) {
    if navigator.sheets.isEmpty { navigator.visitTab() }
    let arriving = Arriving(around: surroundings)
    say(arriving.announcements(arrival, at: bookmark, isTabChosen: isTabChosen))
    guard arrival == .new else { return }
    sayRepeatedIDs()
    changeBookmark { $0.page = 0 }
    say(Browsing(around: arriving.around).page(from: 0))
    for hint in arriving.hints { give(hint) }
  }

  /// Says the app, its tab bar, and the first screen.
  mutating func introduce() {
    say(Arriving(around: surroundings).introduction(of: runner.interface.title))
    arrive(.new)
  }

  /// Tells the author of the app, once, of ids that several things of the place share: what is done to one of them would be
  /// taken for the others. Provided rows are not looked through.
  private mutating func sayRepeatedIDs() {
    var seen: Set<ID> = []
    for id in view.front.entries.own(where: { $0.isNumbered || $0.menu != nil }).compactMap(\.id)
    where !seen.insert(id).inserted && memory.isNewlyRepeated(id) {
      let arguments: Message.Arguments = ["id": .text(.verbatim(id.description)), "place": .text(view.front.title)]
      say(.notice, .message("author.repeatedID", arguments))
    }
  }

  /// Says what is in front again, as when what stood over it has gone.
  mutating func sayFront() {
    guard let layer = layers.last else { return arrive(.back) }
    if layer.menu != nil { return arrive(.changed) }
    say(layer.question(in: surroundings))
  }

  /// Says that a menu was left with nothing chosen, and what its button holds.
  mutating func sayLeft(_ menu: MenuLayer, title: LocalizedText) {
    if case .element(let owner) = menu.owner, layers.isEmpty, let focus = bookmark.focus,
      view.front.entries[focus].id == owner
    {
      say(.change, .message("menu.nothingChosen"))
      return turn.say(surroundings.announcementAlone(ofLine: focus))
    }
    say(.change, .message("menu.left", ["menu": .text(title), "place": .text(view.front.compactTitle)]))
  }

  /// The whole path to where the user is.
  var whereabouts: [Announcement] {
    var runner = runner
    let tab = navigator.tabs[navigator.selectedTab].places.enumerated().map { index, place in
      (index == 0 ? runner.root(place.id) : runner.screen(place.id))?.compactTitle
    }
    let sheets = navigator.sheets.map { sheet in
      (
        isPopover: runner.sheet(sheet.id)?.style == .popover, title: sheet.title,
        screens: sheet.places.dropFirst().compactMap { runner.screen($0.id)?.compactTitle }
      )
    }
    let around = surroundings
    let menus = layers.compactMap { $0.menu?.shown(over: around)?.title }
    let path = Whereabouts(
      around: around, tabScreens: tab, sheets: sheets, menus: menus, picked: picker?.held(in: around))
    return path.announcements(at: bookmark)
  }

  // MARK: - Using

  /// Uses what is on a line of what is in front.
  mutating func use(lineAt index: Int, asked line: Line) {
    let around = surroundings
    switch layers.last {
    case .menu(var menu):
      let outcome = menu.use(lineAt: index, asked: line, in: around)
      layers[layers.count - 1] = .menu(menu)
      carryOut(outcome)
    case .picker(var picker):
      let outcome = picker.use(lineAt: index, in: around)
      layers[layers.count - 1] = .picker(picker)
      lookInFront()
      carryOut(outcome)
    case .entry, .confirmation, .choice, .discard, .alert, nil:
      carryOut(Using(around: around).use(lineAt: index, asked: line, &navigator.front))
    }
  }

  /// Opens the menu of what is on a line of the screen in front, or its context menu.
  mutating func openMenu(ofLine line: Int, isContext: Bool) {
    let around = surroundings
    if around.isMenu {
      let title = around.entries[line].title ?? view.front.title
      return refuse(.message("menu.noneOn", ["name": .text(title)]))
    }
    carryOut(Using(around: around).openMenu(ofLine: line, isContext: isContext, &navigator.front.bookmark))
  }

  // MARK: - Layers

  /// Puts a layer over what is in front, or in the place of what stands there, and says it.
  mutating func open(_ layer: Layer) {
    if !layer.standsOverOthers { layers = [] }
    switch layer {
    case .menu(let menu): openMenu(menu)
    case .picker(var picker):
      picker.undoCount = runner.history.count
      layers.append(.picker(picker))
      lookInFront()
      let outcome = picker.opening(in: surroundings)
      layers[layers.count - 1] = .picker(picker)
      carryOut(outcome)
    case .entry(let entry):
      layers.append(layer)
      lookInFront()
      guard let field = entry.field(in: surroundings) else { return }
      // How a field takes text is told once; who asks again, or for help, is told again (LOOP-7).
      let isHinted = memory.isNew(EntryLayer.hint(for: field))
      turn.say(entry.question(field, in: surroundings, isHinted: isHinted))
    case .confirmation, .choice, .discard, .alert:
      layers.append(layer)
      lookInFront()
      say(layer.question(in: surroundings))
    }
  }

  /// Opens a menu, and asks for those of its items that are still to come.
  private mutating func openMenu(_ menu: MenuLayer) {
    guard menu.shown(over: surroundings) != nil else { return refuse(.message("menu.none")) }
    layers.append(.menu(menu))
    lookInFront()
    let title = view.front.title
    for id in view.front.deferred { tell(.opened(id)) }
    guard view.front.entries.count > 0 else {
      refuse(.message("menu.empty", ["menu": .text(title)]))
      layers.removeLast()
      return lookInFront()
    }
    arrive(.new)
  }

  /// Takes down what waits for an answer over a place that goes away; what was begun and is lost by it is said.
  mutating func dropLayers() {
    if let picker, let lost = picker.interrupted(title: view.front.title) { turn.say(lost) }
    switch layers.last {
    case .confirmation(let question): say(.notice, question.confirmation.kept)
    case .entry(let entry): if entry.text.edited.isEdited { dropEntry(entry) }
    case .menu, .picker, .choice, .discard, .alert, nil: break
    }
    layers = []
    lookInFront()
  }

  /// Says that the field has gone with its place, and keeps what was written.
  private mutating func dropEntry(_ entry: EntryLayer) { carryOut(entry.lost()) }

  // MARK: - Screens and tabs

  /// Pushes a screen onto the stack in front, and says it unless that is left to the act it belongs to.
  mutating func push(_ id: ID, isSaid: Bool = true) {
    guard let screen = runner.screen(id) else { return refuse(.message("screen.gone")) }
    dropLayers()
    navigator.push(id, holding: screen.elements.values)
    look()
    if isSaid { arrive(.new) }
  }

  /// Takes the screen in front away.
  mutating func pop() {
    guard !navigator.isAtRoot else { return }
    dropLayers()
    navigator.goBack(to: navigator.places.count - 2)
    look()
  }

  /// Goes to a tab: in full the first time, else to where the user was (TAB-2).
  mutating func select(tab index: Int) {
    guard navigator.sheets.isEmpty else { return carryOut(.refuseBelowSheet) }
    layers = []
    navigator.select(tab: index)
    dropVanishedPlaces()
    look()
    arrive(navigator.tabs[index].isVisited ? .back : .new, isTabChosen: true)
  }

  /// Takes away the pushed screens of the stack in front that are no longer there; whether that in front was one.
  @discardableResult
  mutating func dropVanishedPlaces() -> Bool {
    if navigator.isAtRoot { return false }
    let there = Set(navigator.places.dropFirst().map(\.id).filter { runner.screen($0) != nil })
    return navigator.dropPlaces { there.contains($0) }
  }

  // MARK: - Sheets

  /// What a sheet is opened from that comes up now: what was last used here.
  var anchor: LocalizedText? {
    guard let focus = bookmark.focus, focus < view.front.entries.count else { return nil }
    return view.front.entries[focus].title
  }

  /// Brings a sheet up, and says it unless that is left to the act it belongs to. `anchor` is what it was opened from.
  mutating func present(_ id: ID, from anchor: LocalizedText?, isSaid: Bool = true) {
    guard let sheet = runner.sheet(id) else { return refuse(.message("screen.gone")) }
    if navigator.sheets.contains(where: { $0.id == id }) {
      return refuse(.message("sheet.alreadyUp", ["sheet": .text(sheet.compactTitle)]))
    }
    dropLayers()
    navigator.present(
      SheetStack(id: id, title: sheet.compactTitle, anchor: anchor, holding: sheet.elements.values))
    look()
    if isSaid { arrive(.new) }
  }

  /// Leaves the sheet in front as the user asks: a clean one goes, one with changes asks first (SHEET-3). The app hears
  /// `should`, and then `didAttempt`, or `will` and `did`, once each.
  mutating func leaveSheet(thenQuit: Bool) {
    guard let id = navigator.sheets.last?.id else { return }
    let path = navigator.path
    dropLayers()
    tell(.sheet(id, .should))
    guard navigator.path == path, let sheet = runner.sheet(id) else {
      // The app has taken it down at being asked, or led the user elsewhere.
      return thenQuit && !navigator.sheets.contains { $0.id == id } ? quit() : arriveInFront(from: path)
    }
    // What the app has asked comes first.
    guard layers.isEmpty else { return }
    if case .forbidden(let reason) = sheet.dismissal { return refuseLeaving(sheet, because: reason) }
    hasChanges(sheet) ? open(.discard(DiscardLayer(thenQuit: thenQuit))) : dropSheet(thenQuit: thenQuit)
  }

  private mutating func refuseLeaving(_ sheet: Sheet, because reason: LocalizedText?) {
    let path = navigator.path
    var announcement = Announcement(.refusal, .message("sheet.stays", ["sheet": .text(sheet.compactTitle)]))
    if let reason { announcement.sentences.append(reason) }
    turn.say(announcement)
    tell(.sheet(sheet.id, .didAttempt))
    arriveInFront(from: path)
  }

  /// Takes the sheet in front down without its task being done, and says where the user is.
  mutating func dropSheet(thenQuit: Bool) {
    guard let sheet = navigator.sheets.last else { return }
    if !thenQuit { say(.change, .message("sheet.left", ["sheet": .text(sheet.title)])) }
    // What the path will be, unless the app leads elsewhere.
    var below = navigator
    below.markLeaving()
    below.removeLeaving(sheet.id)
    dismissSheet()
    if thenQuit { return quit() }
    if navigator.path != below.path { return arriveInFront(from: below.path) }
    if layers.isEmpty { arrive(.back) }
  }

  /// Says the place in front, where the app has brought the user from `path` to another and nothing waits for an answer.
  private mutating func arriveInFront(from path: [ID]) {
    if navigator.path != path, layers.isEmpty { arrive(arrival(from: path)) }
  }

  /// Takes the sheet in front down; the app hears `will` and `did`, once each, whatever it does at hearing them.
  mutating func dismissSheet() {
    guard let sheet = navigator.sheets.last, !sheet.isLeaving else { return }
    navigator.markLeaving()
    dropLayers()
    tell(.sheet(sheet.id, .will))
    navigator.removeLeaving(sheet.id)
    dropVanishedPlaces()
    look()
    tell(.sheet(sheet.id, .did))
    runner.settle(sheet.id, title: sheet.title, on: navigator.sheets.last?.id)
  }

  /// Whether what the sheet's controls hold is not what they held when it came up.
  mutating func hasChanges(_ sheet: Sheet) -> Bool {
    if sheet.isEdited { return true }
    guard let stack = navigator.sheets.last else { return false }
    var values = sheet.elements.values
    for id in stack.visited { values.merge(runner.screen(id)?.elements.values ?? [:]) { $1 } }
    return stack.isChanged(by: values)
  }

  /// Whether a folded line names a tab, or something on what the sheet in front stands over.
  mutating func namesSomethingBelowSheet(_ folded: String) -> Bool {
    guard !navigator.sheets.isEmpty, !folded.isEmpty else { return false }
    let places = navigator.sheets.dropLast().last?.places ?? navigator.tabs[navigator.selectedTab].places
    guard let place = places.last else { return false }
    let below = runner.root(place.id)?.elements ?? runner.screen(place.id)?.elements ?? runner.sheet(place.id)?.elements
    let lines = EntryList(below ?? []).ownLines.filter(\.entry.isNumbered).compactMap(\.entry.title)
    return !LabelMatching.matches(folded, in: (view.frame.tabs + lines).map(surroundings.folded)).isEmpty
  }

  // MARK: - Undoing

  /// Takes the last thing back, and says what it was.
  mutating func undo() {
    if let lasting = runner.history.takeLasting() {
      return refuse(.message("undo.lasting", ["name": .text(lasting)]))
    }
    guard isInFront(runner.history.lastUndoable) else { return carryOut(.refuseBelowSheet) }
    let current = runner
    let entry = runner.history.popUndoable { !$0.isGone && current.canPutBack($0.before) }
    guard let entry else { return refuse(.message("undo.none")) }
    guard !entry.isGone, current.canPutBack(entry.before) else { return refuse(Self.gone(entry)) }
    putBack(entry.before, entry, "undo.done")
  }

  /// Does again what was taken back, and says what it was.
  mutating func redo() {
    guard isInFront(runner.history.lastRedoable) else { return carryOut(.refuseBelowSheet) }
    let current = runner
    let entry = runner.history.popRedoable { current.canPutBack($0.after) }
    guard let entry else { return refuse(.message("redo.none")) }
    guard current.canPutBack(entry.after) else { return refuse(Self.gone(entry)) }
    putBack(entry.after, entry, "redo.done")
  }

  /// Whether something was done where the user is, not below a sheet; nothing is below none.
  private func isInFront(_ entry: UndoEntry<A.State>?) -> Bool {
    entry == nil || entry?.sheet == navigator.sheets.last?.id
  }

  private static func gone(_ entry: UndoEntry<A.State>) -> LocalizedText {
    .message("undo.gone", ["name": .text(entry.name)])
  }

  private mutating func putBack(_ other: A.State, _ entry: UndoEntry<A.State>, _ key: String) {
    let path = navigator.path
    let count = view.front.entries.numberedCount
    let wasReady = view.frame.isReady
    runner.putBack(other)
    look()
    say(.change, .message(key, ["name": name(of: entry)]))
    tell(.restored)
    follow()
    if navigator.path != path || view.front.entries.numberedCount != count { arrive(.changed) }
    sayReadiness(since: wasReady)
  }

  /// What is said of something taken back: of a control also what it holds now.
  private func name(of entry: UndoEntry<A.State>) -> Message.Argument {
    guard let id = entry.control, let control = self.entry(id)?.announcementHeld else { return .text(entry.name) }
    let state = control.states.first(where: \.isHeld).map { user.renderer.words(for: $0, of: control) }
    return .facts([entry.name, control.value ?? state].compactMap(\.self))
  }

  // MARK: - Settings

  /// Makes one change to the user's settings, tells the app, says the new value, and has it kept (SET-5).
  mutating func change(_ change: SettingChange) {
    var changed = user.settings
    changed.apply(change)
    guard replaceSettings(by: changed) else { return }
    turn.say(change.announcement(of: user.settings))
    tell(.settings(user.settings))
    turn.request(.keep(change.name, user.settings.text(of: change.name)))
  }

  /// Puts all settings back to what they are without those that were kept, and says how many that changes.
  mutating func resetSettings() {
    let before = user.settings
    guard replaceSettings(by: user.unkept) else { return }
    let count = SettingName.allCases.count { before.text(of: $0) != user.settings.text(of: $0) }
    say(.change, .message("settings.reset", ["count": .number(count)]))
    tell(.settings(user.settings))
    turn.request(.forgetSettings)
  }

  /// Has other settings from now on; false where their locale can't be read, which is said.
  private mutating func replaceSettings(by changed: Settings) -> Bool {
    do throws(LocaleFileError) {
      let before = user
      user = try User(before, settings: changed)
      if changed.locale != before.settings.locale { memory.forgetHints() }
    } catch {
      refuse(.message("locale.damaged", ["file": .text(.verbatim(error.file)), "line": .number(error.line)]))
      return false
    }
    look()
    return true
  }

  // MARK: - Ending

  /// Ends the program in order: sheets are left first, as by "cancel".
  mutating func quit() {
    if !navigator.sheets.isEmpty { return leaveSheet(thenQuit: true) }
    say(.notice, .message("quit.goodbye"))
    turn.isOver = true
  }
}

extension AnnouncedState {
  /// Whether it tells what a control holds.
  fileprivate var isHeld: Bool {
    switch self {
    case .on, .off, .mixed, .checked, .notChecked, .partlyChecked, .collapsed, .expanded, .empty: true
    case .selected, .notSelected, .current, .dimmed, .busy, .required, .invalid, .mainAction, .destructive,
      .opensScreen,
      .opensSheet, .hasMenu, .page, .form, .fullScreen:
      false
    }
  }
}
