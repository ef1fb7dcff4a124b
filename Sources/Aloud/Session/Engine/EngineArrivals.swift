/// The announcements of the place where the user arrives, and of where the user is.
extension Engine {
  /// The user comes from the path `path`, into a new place or back to an earlier one.
  func arrival(from path: [ID]) -> Arrival {
    if navigator.path.count > path.count { return .new }
    // The path of a sheet above a pushed screen is no longer than the screen's.
    if let sheet = navigator.sheets.last, !path.contains(sheet.id) { return .new }
    return focus.hasThing ? .back : .changed
  }

  mutating func arrive(_ arrival: Arrival, isTabChosen: Bool = false) {
    if navigator.sheets.isEmpty { navigator.visitTab() }
    let arriving = ArrivalAnnouncements(context: lineContext)
    say(arriving.announcements(arrival, at: focus, isTabChosen: isTabChosen))
    if layers.isEmpty { navigator.front.left = nil }
    guard arrival == .new else { return }
    sayRepeatedIDs()
    let entries = view.front.entries
    changeFocus { ($0.page, $0.announced) = (0, AnnouncedNumbers(entries)) }
    if let answers = arriving.answers {
      let matter = entries.ownLines.filter { !$0.entry.isNumbered }
      say(matter.map { arriving.context.announcement(ofLine: $0.line) })
      if !matter.isEmpty { turn.say(Announcement(.question, of: answers)) }
      return view.frame.task?.hintsBack == true ? give(.promptHintBack) : ()
    }
    say(Browsing(context: arriving.context).page(from: 0))
    for hint in arriving.hints { give(hint) }
  }

  /// Announces the place in front if the app has brought the user there from `path`. A question of the app above the place
  /// comes first.
  mutating func arriveInFront(from path: [ID]) {
    guard navigator.path != path else { return }
    if layers.areAsking {
      memory.heldPath = memory.heldPath ?? path
    } else if layers.isEmpty {
      arrive(arrival(from: path))
    }
  }

  /// Announces the place if that had to wait for the answer to a question.
  mutating func sayHeldArrival() {
    guard let path = memory.heldPath, !layers.areAsking, !turn.isOver else { return }
    memory.heldPath = nil
    arriveInFront(from: path)
  }

  mutating func introduce() {
    if let task = runner.interface.task { return begin(task) }
    say(ArrivalAnnouncements(context: lineContext).introduction(of: runner.interface.title))
    arrive(.new, isTabChosen: view.frame.hasTabs && view.frame.sheet == nil)
  }

  /// Tells the author of the app, once, of identifiers that several things of the place share, because an act on one of them
  /// would count for the others. Provided rows are not searched.
  private mutating func sayRepeatedIDs() {
    for id in view.front.entries.repeatedIDs where memory.isNewlyRepeated(id) {
      say(.notice, .message(.authorRepeatedID(place: .text(view.front.title), id: .text(.verbatim(id.description)))))
    }
  }

  mutating func sayFront() {
    guard let layer = layers.last else {
      if memory.heldPath == nil { arrive(.back) }
      return
    }
    if layer.menu != nil { return arrive(.changed) }
    say(layer.question(in: lineContext))
  }

  /// Announces that a menu was left with nothing chosen, and the thing at the focus with its position.
  mutating func sayLeft() {
    say(.change, .message(.menuNothingChosen))
    if layers.picker != nil || layers.entry != nil || memory.heldPath != nil { return }
    guard let index = focus.line, index < view.front.entries.count, focus.hasThing else { return arrive(.back) }
    turn.say(lineContext.announcementAlone(ofLine: index))
  }

  var whereabouts: [Announcement] {
    var runner = runner
    let context = lineContext
    let path = Whereabouts(
      context: context, tabScreens: runner.tabTitles(of: navigator), sheets: runner.sheetTitles(of: navigator),
      menus: layers.menus.compactMap { $0.shown(over: context)?.title },
      picker: layers.picker?.whereabouts(in: context),
      field: layers.entry?.whereabouts(in: context))
    let preface = runner.interface.task?.preface.map { Announcement(.notice, $0) } ?? []
    return preface + path.announcements(at: focus)
  }

  /// Adds to a refusal what is open and how to leave it, so that nobody has to remember it.
  mutating func sayWhatIsOpen() {
    switch layers.last {
    case .picker(let picker): if picker.question != nil { return }
    case .menu, nil: break
    case .entry, .confirmation, .choice, .discard, .alert, .hearing: return
    }
    guard turn.isRefusal, let sentence = lineContext.openSentence else { return }
    turn.add(sentence)
  }
}
