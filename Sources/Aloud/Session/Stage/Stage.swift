/// Where the parts of a session meet: the app, the way through it, the layers over it, and the turn. It gives each line to the
/// layer that it belongs to, and carries out what should come of it; the parts know nothing of each other.
struct Stage<A: App>: Sendable {
  var runner: AppRunner<A>
  var navigator: Navigator
  /// What stands over the screen, that in front last.
  var layers: [Layer] = []
  var user: User
  var memory = Memory()
  var turn = Turn()
  var view: View
  /// The local date and time.
  var now = DateTime(day: Day(0))

  /// An app that begins, for a user.
  init(_ app: A, _ user: User) {
    self.user = user
    runner = AppRunner(app)
    navigator = Navigator(runner.interface.tabs)
    let nothing = Shown(runner.interface.title, role: .app, entries: EntryList(), in: user.wording)
    view = View(base: nothing, frame: runner.frame(of: navigator).frame)
    look()
  }

  /// What a layer sees of it.
  var surroundings: Surroundings {
    Surroundings(
      view, place: navigator.front, user: user, clipboard: memory.clipboard, now: now,
      isCovered: layers.contains { !$0.passesOn })
  }

  // MARK: - Looking

  /// Makes the view what it is now, after the state, the words or the place have changed.
  mutating func look() {
    let (frame, screen) = runner.frame(of: navigator)
    if let sheet = frame.sheet { navigator.retitleSheet(sheet.title) }
    if let screen {
      if screen.search == nil { navigator.front.closeSearch() }
      let isSearching = navigator.front.search != nil
      var base = Shown(
        screen, isSearching: isSearching, buttons: isSearching ? [] : frame.sheet?.buttons ?? [], in: user.wording)
      if let sheet = frame.sheet, sheet.isContent, !isSearching { base.role = sheet.role }
      view = View(base: base, frame: frame)
      followSelection()
      navigator.front.bookmark.follow(base.entries)
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
    if let index = layers.lastIndex(where: { $0.menu != nil }), case .menu(var menu) = layers[index],
      let shown = menu.shown(over: around)
    {
      menu.bookmark.follow(shown.entries)
      layers[index] = .menu(menu)
      view = view.showing(shown)
    } else if let index = pickerIndex, case .picker(var picker) = layers[index], let shown = picker.shown(in: around) {
      picker.bookmark.follow(shown.entries)
      layers[index] = .picker(picker)
      view = view.showing(shown)
    }
  }

  /// Finds what is selected again where lines have come or gone, and says what is gone of it: a question about it has then
  /// no answer.
  private mutating func followSelection() {
    // Where suggestions are in front, the results are not yet.
    guard var selected = navigator.front.selected, view.base.activeSearch?.query.isEmpty != true else { return }
    guard view.base.selection != nil else {
      navigator.front.selected = nil
      return say(.change, .message("select.ended"))
    }
    let gone = selected.move(to: view.base.entries)
    navigator.front.selected = selected
    if gone.isEmpty { return }
    var announcement = Announcement(.change)
    if gone.count == 1, let title = gone[0] {
      announcement.sentences.append(.message("select.goneOne", ["name": .text(title)]))
    } else {
      announcement.sentences.append(.message("select.gone", ["count": .number(gone.count)]))
    }
    announcement.sentences.append(selected.countSentence)
    if case .confirmation(let question) = layers.last, case .onSelection = question.deed {
      layers.removeLast()
      announcement.sentences.append(question.confirmation.kept)
    }
    turn.say(announcement)
  }

  /// Where the open picker stands among the layers.
  var pickerIndex: Int? { layers.firstIndex { $0.picker != nil } }

  /// The open picker.
  var picker: PickerLayer? { pickerIndex.flatMap { layers[$0].picker } }

  /// Where the user is among the lines of what is in front.
  var bookmark: Bookmark {
    if let menu = layers.last(where: { $0.menu != nil })?.menu { return menu.bookmark }
    return picker?.bookmark ?? navigator.front.bookmark
  }

  /// Changes where the user is among the lines of what is in front.
  mutating func changeBookmark<Result>(_ change: (inout Bookmark) -> Result) -> Result {
    if let index = layers.lastIndex(where: { $0.menu != nil }), case .menu(var menu) = layers[index] {
      defer { layers[index] = .menu(menu) }
      return change(&menu.bookmark)
    }
    if let index = pickerIndex, case .picker(var picker) = layers[index] {
      defer { layers[index] = .picker(picker) }
      return change(&picker.bookmark)
    }
    return change(&navigator.front.bookmark)
  }

  // MARK: - Lines

  /// Gives a line to the layer in front, and what that passes on to what is below.
  mutating func understand(_ line: Line) {
    let heard = Heard(line, user.vocabulary)
    let around = surroundings
    guard var layer = layers.popLast() else { return finish(takeBelow(heard, in: around), heard) }
    let outcome = layer.take(heard, in: around)
    layers.append(layer)
    if layer.picker != nil { lookInFront() }
    if outcome == nil, case .choice(let choice) = layer {
      passOn(heard, below: choice, in: around)
    } else {
      finish(outcome, heard)
    }
  }

  /// Gives a line to the menu in front, else to the screen.
  private mutating func takeBelow(_ heard: Heard, in around: Surroundings) -> Outcome? {
    if let index = layers.lastIndex(where: { !$0.passesOn }) {
      return layers[index].take(heard, in: around)
    }
    let wasSearching = navigator.front.search != nil
    // Taken out and put back: a place is much to copy.
    var screen = ScreenLayer(place: Place(id: navigator.front.id))
    swap(&screen.place, &navigator.front)
    let outcome = screen.take(heard, in: around)
    swap(&screen.place, &navigator.front)
    if wasSearching != (navigator.front.search != nil) { look() }
    return outcome
  }

  /// Gives a line that is no answer to a harmless question to what is below. What only tells something leaves the question
  /// standing, and it is said again in short; what does something leaves it, and that is said (LOOP-8).
  private mutating func passOn(_ heard: Heard, below choice: ChoiceLayer, in around: Surroundings) {
    guard let outcome = takeBelow(heard, in: around.questioned) else {
      memory.failures += 1
      refuse(.message("retry.notUnderstood", ["line": .text(.verbatim(heard.shortened))]))
      return say(memory.failures < 2 ? [choice.shortQuestion] : choice.question(in: surroundings))
    }
    if outcome.isHarmless {
      carryOut(outcome)
      return turn.say(choice.shortQuestion)
    }
    memory.failures = 0
    layers.removeLast()
    turn.say(Announcement(.change, ChoiceLayer.left), in: .before)
    carryOut(outcome)
  }

  /// Carries out what comes of a line, or says that nothing does.
  private mutating func finish(_ outcome: Outcome?, _ heard: Heard) {
    guard let outcome else { return notUnderstood(heard.line) }
    if !outcome.isRefusal || outcome.steps.isEmpty { memory.failures = 0 }
    carryOut(outcome)
  }

  /// Says that a line was not understood (LOOP-5), but for what "close" means where nothing is called so.
  mutating func notUnderstood(_ line: Line) {
    let around = surroundings
    let folded = Folding.fold(line.text)
    if around.isWord("answer.close", folded), let outcome = closing(in: around) {
      memory.failures = 0
      return carryOut(outcome)
    }
    if namesSomethingBelowSheet(folded) { return carryOut(.refuseBelowSheet) }
    memory.failures += 1
    if let picker {
      say(picker.notUnderstood(line, failures: memory.failures, in: around))
    } else {
      let page = bookmark.firstOfPage
      say(Helping(around: around).notUnderstood(line, failures: memory.failures, page: page))
    }
  }

  /// What "close" means: what stands over the screen is left by its one way out; nil where nothing stands over it.
  private func closing(in around: Surroundings) -> Outcome? {
    if let picker { return picker.closing }
    if let menu = layers.last?.menu { return menu.leave(altogether: true, in: around) }
    return navigator.sheets.isEmpty ? nil : Outcome(.leaveSheet(thenQuit: false))
  }

  // MARK: - Saying

  /// Announces a sentence.
  mutating func say(_ kind: Announcement.Kind, _ sentence: LocalizedText) { turn.say(Announcement(kind, sentence)) }

  /// Announces several things.
  mutating func say(_ announcements: [Announcement]) { for announcement in announcements { turn.say(announcement) } }

  /// Announces that something can't be done, and why.
  mutating func refuse(_ sentence: LocalizedText) { say(.refusal, sentence) }

  /// Gives a hint, where hints are wanted and this one has not been given (LOOP-7).
  mutating func give(_ hint: Message) {
    guard user.settings.hints, user.settings.verbosity != .low, memory.isNew(hint) else { return }
    var announcement = Announcement(.hint)
    announcement.hint = hint
    turn.say(announcement)
  }

  /// What is said while something happens, gathered apart.
  mutating func apart(_ body: (inout Stage) -> Void) -> Turn {
    let outer = turn
    turn = Turn()
    body(&self)
    let inner = turn
    turn = outer
    return inner
  }

  // MARK: - Carrying out

  /// Carries out what should come of a line.
  mutating func carryOut(_ outcome: Outcome) { for step in outcome.steps { carryOut(step) } }

  /// Carries out one step: the one switch over them.
  mutating func carryOut(_ step: Step) {
    switch step {
    case .say(let announcement): turn.say(announcement)
    case .hint(let hint): give(hint)
    case .sayAgain: say(memory.lastSaid)
    case .sayWhere: say(whereabouts)
    case .sayFront: sayFront()
    case .sayLeft(let menu, let title): sayLeft(menu, title: title)
    case .arrive(let arrival): arrive(arrival)
    case .notUnderstood(let line): notUnderstood(line)
    case .use(let line, let asked): use(lineAt: line, asked: asked)
    case .openMenu(let line, let isContext): openMenu(ofLine: line, isContext: isContext)
    case .suggest(let act, let id):
      let around = surroundings
      carryOut(changeBookmark { act.outcome(for: id, &$0, in: around) })
    case .refuseUse(let refusal, let id):
      if let id { memory.toldReady.remove(id) }
      turn.say(refusal)
    case .act(let act): self.act(act)
    case .actOnSelected(let id, let title): actOnSelected(id, title: title)
    case .query(let change): query(change)
    case .leaveSearch: leaveSearch()
    case .open(let layer): open(layer)
    case .closeLayers:
      layers = []
      lookInFront()
    case .closeFront:
      layers.removeLast()
      lookInFront()
    case .hold(let answer, let before): hold(answer, before: before)
    case .leavePicker(let isForced): leavePicker(isForced: isForced)
    case .cancelPicker: cancelPicker()
    case .push(let id): push(id)
    case .pop: pop()
    case .goBack(let index):
      navigator.goBack(to: index)
      layers = []
      look()
      arrive(.back)
    case .selectTab(let index): select(tab: index)
    case .present(let id): present(id, from: anchor)
    case .leaveSheet(let thenQuit): leaveSheet(thenQuit: thenQuit)
    case .dropSheet(let thenQuit): dropSheet(thenQuit: thenQuit)
    case .refuseBelowSheet:
      if let sheet = view.frame.sheet { refuse(.message("sheet.inFront", ["sheet": .text(sheet.title)])) }
    case .copy(let query):
      memory.clipboard = query
      turn.request(.copy(query.plainText(user.wording)))
    case .request(let request): turn.request(request)
    case .change(let change): self.change(change)
    case .undo: undo()
    case .redo: redo()
    case .quit: quit()
    }
  }
}
