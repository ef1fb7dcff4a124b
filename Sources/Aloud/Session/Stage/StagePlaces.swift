/// The ways from place to place: screens, tabs and sheets.
extension Stage {
  /// Pushes a screen onto the stack in front, and says it unless that is left to the act it belongs to.
  mutating func push(_ id: ID, isSaid: Bool = true) {
    guard let screen = runner.screen(id) else { return refuse(.message(.screenGone)) }
    dropLayers()
    keepWhatIsLeft()
    navigator.push(id, holding: navigator.sheets.isEmpty ? [:] : screen.elements.values)
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
    clearLayers()
    keepWhatIsLeft()
    navigator.select(tab: index)
    runner.dropVanishedPlaces(of: &navigator)
    look()
    arrive(navigator.tabs[index].isVisited ? .back : .new, isTabChosen: true)
  }

  /// Ends the program in order: what is open and not kept is asked about first, then sheets are left, as by "cancel".
  mutating func quit() {
    if turn.isOver { return }
    if runner.interface.task == nil, let unkept { return open(.discard(DiscardLayer(thenQuit: true, unkept: unkept))) }
    if !navigator.sheets.isEmpty { return leaveSheet(by: .quit) }
    // Of a task that was never begun there is no leave to take.
    if runner.interface.task == nil { say(.notice, .message(.quitGoodbye)) }
    leaveQuestions()
    turn.isOver = true
  }

  /// Keeps what stands on the place in front before the user goes elsewhere.
  private mutating func keepWhatIsLeft(forSheet: Bool = false) {
    guard view.base.activeSearch == nil else { return }
    (navigator.front.left, navigator.front.isLeftForSheet) = (view.base.entries, forSheet)
  }

  /// What a picker or a field holds that the app has not been told of; nil where nothing is lost with it.
  private var unkept: DiscardLayer.Unkept? {
    if let picker = layers.picker, picker.draft != picker.original {
      return DiscardLayer.Unkept(title: view.front.title, keeping: Outcome(.leavePicker(isForced: false)))
    }
    return layers.entry?.unkept(in: surroundings)
  }

  // MARK: - Sheets

  /// What a sheet is opened from that comes up now: what was last used here.
  var anchor: LocalizedText? {
    guard let focus = bookmark.focus, focus < view.front.entries.count else { return nil }
    return view.front.entries[focus].title
  }

  /// Brings a sheet up, and says it unless that is left to the act it belongs to. `anchor` is what it was opened from.
  mutating func present(_ id: ID, from anchor: LocalizedText?, isSaid: Bool = true) {
    guard let sheet = runner.sheet(id) else { return refuse(.message(.screenGone)) }
    if navigator.sheets.contains(where: { $0.id == id }) {
      return refuse(.message(.sheetAlreadyUp(sheet: .text(sheet.compactTitle))))
    }
    dropLayers()
    keepWhatIsLeft(forSheet: true)
    navigator.present(
      SheetStack(id: id, title: sheet.compactTitle, anchor: anchor, holding: sheet.elements.values))
    look()
    if isSaid { arrive(.new) }
  }

  /// Leaves the sheet in front as the user asks: a clean one goes, one with changes asks first (SHEET-3), unless it has no
  /// action that would keep them. The app hears `should`, and then `didAttempt`, or `keep`, `will` and `did`, once each.
  mutating func leaveSheet(by exit: SheetExit) {
    let thenQuit = exit == .quit
    if exit == .back, let back = view.frame.task?.back {
      tell(.pressed(back))
      return dismissSheet()
    }
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
    let mayKeep = exit == .done || exit == .back
    if mayKeep, hasChanges(sheet), let frame = view.frame.sheet, frame.appliesOnLeaving, !frame.lacksInput {
      tell(.sheet(id, .keep))
      return dropSheet(thenQuit: false, saying: .sheetKept(sheet: .text(sheet.compactTitle)))
    }
    // A task that is all there is has nothing to be kept for.
    let asks = view.frame.task == nil && hasChanges(sheet)
    asks ? open(.discard(DiscardLayer(thenQuit: thenQuit))) : dropSheet(thenQuit: thenQuit)
  }

  private mutating func refuseLeaving(_ sheet: Sheet, because reason: LocalizedText?) {
    let path = navigator.path
    var announcement = Announcement(.refusal, .message(.sheetStays(sheet: .text(sheet.compactTitle))))
    if let reason { announcement.sentences.append(reason) }
    turn.say(announcement)
    tell(.sheet(sheet.id, .didAttempt))
    arriveInFront(from: path)
  }

  /// Takes the sheet in front down without its task being done, and says where the user is.
  mutating func dropSheet(thenQuit: Bool, saying left: Message? = nil) {
    guard let sheet = navigator.sheets.last else { return }
    // What the path will be, unless the app leads elsewhere.
    var below = navigator
    below.markLeaving()
    below.removeLeaving(sheet.id)
    let isTask = view.frame.task != nil
    dismissSheet(saying: isTask ? .taskCancelled : thenQuit ? nil : left ?? .sheetLeft(sheet: .text(sheet.title)))
    if turn.isOver { return }
    if thenQuit { return quit() }
    if navigator.path != below.path { return arriveInFront(from: below.path) }
    if layers.isEmpty { arrive(.back) }
  }

  /// Takes the sheet in front down; the app hears `will` and `did`, once each, whatever it does at hearing them. What it says
  /// at `will` is heard before the sheet is said to be closed, where that is said.
  mutating func dismissSheet(saying left: Message? = nil) {
    guard let sheet = navigator.sheets.last, !sheet.isLeaving else { return }
    navigator.markLeaving()
    dropLayers()
    tell(.sheet(sheet.id, .will))
    if let left { say(.change, .message(left)) }
    navigator.removeLeaving(sheet.id)
    runner.dropVanishedPlaces(of: &navigator)
    look()
    tell(.sheet(sheet.id, .did))
    runner.settle(sheet.id, title: sheet.title, on: navigator.sheets.last?.id)
    endWithTask()
  }

  /// Whether the sheet in front holds something that leaving it would lose.
  mutating func hasChanges(_ sheet: Sheet) -> Bool {
    navigator.sheets.last.map { runner.hasChanges(sheet, $0) } ?? sheet.isEdited
  }
}
