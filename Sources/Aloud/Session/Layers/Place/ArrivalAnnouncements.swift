/// The announcements of a place on arrival (SAY-3, TAB-3).
struct ArrivalAnnouncements: Sendable {
  let context: LineContext

  private var shown: PlaceView { context.shown }

  /// Announces that there is no wording for the requested locale, by its language's own name where it is known; empty if there is
  /// one.
  var fallback: [Announcement] {
    guard let asked = context.locale.askedFor else { return [] }
    let table = context.locale.table
    let isKnown = LocaleTag(table.tag).language != LocaleTag(context.locale.tag).language
    let name = isKnown ? LocalizedText.tagged(table.name, language: table.tag) : .verbatim(asked)
    return [
      Announcement(.notice, .message(.localeFallback(asked: .text(name), used: .text(.message(.languageName)))))
    ]
  }

  /// Leaves out the title of an app whose first place has the same.
  func introduction(of app: LocalizedText) -> [Announcement] {
    app == shown.title ? fallback : fallback + [Announcement(.place, named: app, role: .app)]
  }

  /// Announces the place: in full if it is new; briefly and with the element last used on return; and only with the number of
  /// elements if it has changed under the user. If a tab was chosen, the tab is announced too.
  func announcements(_ arrival: Arrival, at focus: Focus, isTabChosen: Bool = false) -> [Announcement] {
    var said: [Announcement] = []
    let whereLeft = whereLeft(arrival, focus)
    var announcement = Announcement(
      .place, named: arrival == .new ? shown.title : shown.compactTitle,
      role: context.frame.task != nil && shown.role == .sheet ? nil : shown.role)
    announcement.sound = arrival.sound
    describeSheet(in: &announcement, arrival)
    if isTabChosen {
      let tab = context.frame.announcement(.place, ofTab: context.frame.selectedTab, states: [.selected])
      if tab.name == shown.title { announcement = tab } else { said.append(tab) }
    }
    if arrival != .changed { announcement.description = arrival == .new ? shown.subtitle : shown.shortSubtitle }
    if let step = context.frame.sheet?.step, !context.isCovered { announcement.sentences.append(step) }
    if arrival == .new, let back = context.titleBehind {
      announcement.sentences.append(.message(.placeBack(title: .text(back))))
    }
    if let search = shown.activeSearch {
      announcement.describe(search)
      if arrival != .changed, !context.isSearchTask { announcement.states.append(.editing) }
      let scopes = arrival == .new ? search.scopesSentence : nil
      announcement.sentences += [scopes, foundSentence(by: search), checkedSentence].compactMap(\.self)
    } else if let answers {
      if context.entries.count == context.entries.numberedCount { announcement.sentences += answers }
    } else if context.settings.verbosity != .low || context.isCheckList, whereLeft == nil {
      announcement.sentences += [countSentence, checkedSentence].compactMap(\.self)
    }
    if let task = context.frame.task, task.control == nil, answers == nil, arrival != .changed, !context.isCovered {
      announcement.sentences += [task.buttonsSentence, task.emptyLine].compactMap(\.self)
    }
    announcement.sentences += [whereLeft, changedSentence(arrival)].compactMap(\.self)
    if arrival == .new, let main = mainSentence { announcement.sentences.append(main) }
    if arrival == .new, let preview = shown.preview { said.append(Announcement(.notice, preview)) }
    return isToldByLine(announcement) ? said : said + [announcement]
  }

  /// Returns whether a task is a single line with the same title and nothing more to say, so that the line says it all.
  private func isToldByLine(_ announcement: Announcement) -> Bool {
    context.frame.task != nil && context.entries.count == 1 && context.entries.numberedCount == 0
      && context.entries[0].title == announcement.name && announcement.description == nil
      && announcement.sentences.isEmpty
  }

  /// Returns the element last used, with its position, on return; nil otherwise.
  private func whereLeft(_ arrival: Arrival, _ focus: Focus) -> LocalizedText? {
    guard arrival == .back, focus.hasThing, let index = focus.line(in: context.entries),
      let title = context.entries[index].title
    else { return nil }
    let renderer = context.user.renderer
    var thing = context.announcementAlone(ofLine: index)
    guard let position = thing.position else { return nil }
    // States, which are not announced here, must not stand for the role.
    thing.states = []
    let role = renderer.saidRole(thing).map { renderer.words(for: $0, of: thing) }
    let facts = [role].compactMap(\.self) + othersNow(context.entries[index]) + [renderer.words(for: position)]
    return .message(.placeAt(name: .text(title), position: .facts(facts)))
  }

  private func othersNow(_ entry: Entry) -> [LocalizedText] {
    guard !context.isCovered, let left = context.place.left, !context.entries.isStill(left), let id = entry.id,
      let old = left.entry(id)
    else { return [] }
    let (before, now) = (old.announcement, entry.announcement)
    guard before.name == now.name, before != now else { return [] }
    let change = now.changes(since: before)
    let states = change.states.filter { !before.states.contains($0) }.map {
      context.user.renderer.words(for: $0, of: now)
    }
    return [change.value, change.description].compactMap(\.self) + states
  }

  /// The number of elements that have changed since the user left, on return; nil if there are none. The element that the user
  /// left by does not count.
  private func changedSentence(_ arrival: Arrival) -> LocalizedText? {
    guard arrival == .back, !context.isCovered, shown.activeSearch == nil, let left = context.place.left else {
      return nil
    }
    let count = context.entries.changedCount(
      since: left, besides: context.place.focus.thing, countsComing: !context.place.isLeftForSheet)
    return count == 0 ? nil : .message(.placeChanged(count: .number(count)))
  }

  /// The answers that a task awaits if it is only a message or a question: "OK?", "Yes or no. No is the default." Nil for another
  /// place.
  var answers: [LocalizedText]? {
    guard let task = context.frame.task, task.yes != nil, !context.isCovered else { return nil }
    let buttons = context.entries.ownLines.map(\.entry).filter(\.isNumbered)
    guard buttons.allSatisfy({ $0.announcement.role == .button && $0.announcement.isUsable }) else { return nil }
    let titles = buttons.compactMap(\.title)
    if titles.count == 1 { return [.message(.promptAnswer(answer: .text(titles[0])))] }
    let isPlain = titles == [.message(.promptYes), .message(.promptNo)]
    let asked = isPlain ? Message.promptYesOrNo : .promptAnswers(answers: .list(titles, .or))
    let standard = buttons.first { $0.id != nil && $0.id == task.standard }?.title
    return [.message(asked)] + [standard.map { .message(.promptIsDefault(answer: .text($0))) }].compactMap(\.self)
  }

  /// Nil if there is only text, because a count of zero would deny it.
  var countSentence: LocalizedText? {
    let count = context.entries.numberedCount
    return count > 0 || context.entries.count == 0 ? .message(.placeCount(count: .number(count))) : nil
  }

  /// The number of checked boxes, if the task is a list of them.
  private var checkedSentence: LocalizedText? {
    guard context.isCheckList else { return nil }
    let checked = context.entries.ownLines.count { $0.entry.announcement.states.contains(.checked) }
    return .message(.checked(checked))
  }

  /// Adds the style of the sheet in front and, for a new sheet, its anchor and the sheet below it (SHEET-4).
  private func describeSheet(in announcement: inout Announcement, _ arrival: Arrival) {
    guard let sheet = context.frame.sheet, shown.role == sheet.role else { return }
    announcement.states += [sheet.style].compactMap(\.self)
    guard arrival == .new else { return }
    announcement.anchor = sheet.anchor
    if let below = sheet.below { announcement.sentences.append(.message(.sheetOver(sheet: .text(below)))) }
  }

  /// The main action of a sheet with too many lines to read on arrival, and what it still needs (SHEET-1).
  private var mainSentence: LocalizedText? {
    guard let main = context.frame.sheet?.main, let line = context.entries.line(of: main.id, hint: nil),
      let place = context.entries.place(at: line), place > context.pageSize
    else { return nil }
    if case .dimmed(let reason?) = main.availability {
      return .message(.sheetMainNeeds(action: .text(main.title), needs: .text(reason)))
    }
    return .message(.sheetMain(action: .text(main.title)))
  }

  // MARK: - Searches

  /// Returns the number of results and their first page. With an empty query, describes the field and reads the suggestions.
  func found(by search: Search) -> [Announcement] {
    var said: [Announcement] = []
    if search.query.isEmpty {
      var announcement = Announcement(.change)
      announcement.describe(search)
      announcement.sentences += [foundSentence(by: search), checkedSentence].compactMap(\.self)
      said.append(announcement)
    } else if let sentence = foundSentence(by: search) {
      let isRefused = context.isSearchTask && context.entries.numberedCount == 0
      said.append(Announcement(isRefused ? .refusal : .notice, sentence))
    }
    // Suggestions do not wait for results to load.
    if context.entries.numberedCount > 0, !search.isLoading || search.query.isEmpty {
      said += Browsing(context: context).page(from: 0)
    }
    return said
  }

  private func foundSentence(by search: Search) -> LocalizedText? {
    let count = context.entries.numberedCount
    if search.query.isEmpty, context.isSearchTask { return countSentence }
    if search.query.isEmpty { return count == 0 ? nil : .message(.searchSuggestions(count: .number(count))) }
    if search.isLoading { return .message(.menuLoading) }
    if count == 0 { return .message(.searchNone(query: .text(search.query.words))) }
    return .message(.searchResults(count: .number(count)))
  }

  // MARK: - Hints

  var hint: Message {
    switch shown.role {
    case .sheet where context.frame.task?.readsOn == true: .hintReadsOn
    // A sheet that cannot be left now gets no hint about leaving.
    case .sheet where context.frame.sheet?.stays != nil, .popover where context.frame.sheet?.stays != nil: .hintPlace
    case .sheet where context.frame.task != nil && context.entries.numberedCount == 0:
      .hintTaskLeave(leave: .text(context.frame.leaveTitle))
    case .sheet where context.frame.task != nil, .searchField where context.isSearchTask:
      context.frame.sheet?.main.map { taskHint(done: $0.title) }
        ?? .hintTask(leave: .text(context.frame.task?.leave ?? .message(.confirmCancel)))
    case .menu: Message.hintMenu
    case .actionSheet: Message.hintActionSheet
    // A popover is left in the same ways as a sheet.
    case .sheet, .popover: Message("hint.\(shown.role.rawValue)", ["leave": .text(context.frame.leaveTitle)])
    case .searchField: Message.hintSearch
    default: Message.hintPlace
    }
  }

  private func taskHint(done: LocalizedText) -> Message {
    let leave = context.frame.leaveTitle
    let hasBoxes =
      context.isSearchTask || context.entries.containsOwn { if case .element(.toggle) = $0 { true } else { false } }
    return hasBoxes
      ? .hintTaskDone(done: .text(done), leave: .text(leave)) : .hintTaskReview(done: .text(done), leave: .text(leave))
  }

  var hints: [Message] {
    var hints = [hint]
    if context.frame.task?.hintsBack ?? false { hints.append(.promptHintBack) }
    if context.entries.hasSecondaryMenus { hints.append(Message.hintMore) }
    if shown.selection != nil { hints.append(Message.helpEdit) }
    return hints
  }
}

enum Arrival: Sendable, Equatable {
  /// The user opens the place, which is announced in full.
  case new
  /// The user returns to the place, which is announced briefly, with the element that was last used.
  case back
  /// The user has not moved, but the place has changed: only its name, role and number of elements are announced.
  case changed

  var sound: SoundIcon? {
    switch self {
    case .new: .opened
    case .back: .closed
    case .changed: nil
    }
  }
}
