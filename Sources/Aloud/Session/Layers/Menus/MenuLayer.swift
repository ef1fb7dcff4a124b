/// An open menu, and where the user is in it (MENU).
struct MenuLayer: PlaceLayer, Sendable {
  /// Whose menu it is.
  enum Owner: Sendable, Equatable {
    case element(ID)
    /// A thing's context menu: what it shows, its own menu, and what is suggested for it (MENU-6).
    case context(ID)
    case actionSheet(ActionSheet)
    /// The screens behind this one (MENU-2).
    case history
    /// What the app's author may mend, and nothing else to choose from.
    case remarks([AuthorRemark])
    /// A submenu of the acts that can be done to what is selected.
    case selection(ID)
  }

  let owner: Owner
  /// The submenus on the way down.
  private(set) var path: [ID] = []
  var bookmark = Bookmark()

  /// The menu of an owner.
  init(_ owner: Owner) { self.owner = owner }

  /// A submenu of it.
  func submenu(_ id: ID) -> MenuLayer {
    var result = MenuLayer(owner)
    result.path = path + [id]
    return result
  }

  /// Whether it is a question that the app has asked.
  var isQuestion: Bool { if case .actionSheet = owner { true } else { false } }

  /// The thing whose menu it is, where it is one's.
  var element: ID? {
    switch owner {
    case .element(let id), .context(let id): id
    case .actionSheet, .history, .remarks, .selection: nil
    }
  }

  /// What the thing is called whose acts the menu holds; nil for a menu button, whose acts are done to more
  /// than itself.
  private func thing(in around: Surroundings) -> LocalizedText? {
    guard let element, let entry = around.base.entry(element, near: around.place.bookmark.focus),
      let control = entry.control, !control.opensOwnMenu || control.choice != nil
    else { return nil }
    return entry.title
  }

  /// What an act in the menu of a button is done to, where the act does not tell: what the button is called, or the group or
  /// the place that it is in, where it is called as what opens any menu is.
  private func lost(in around: Surroundings) -> LocalizedText {
    guard let element, let line = around.base.entries.line(of: element, hint: around.place.bookmark.focus),
      let title = around.base.entries[line].title
    else { return around.base.title }
    let isGeneral = around.user.vocabulary.command(around.folded(title)) != nil
    return isGeneral ? around.base.surroundingTitle(ofLine: line) : title
  }

  // MARK: - Lines

  mutating func take(_ heard: Heard, in around: Surroundings) -> Outcome? {
    takeHere(heard, in: around) ?? leave(for: heard, in: around)
  }

  /// Leaves a question that can be left without a loss for something else that a line names wholly (LOOP-8); nil where it names
  /// nothing, and of a question that has something to confirm.
  private func leave(for heard: Heard, in around: Surroundings) -> Outcome? {
    guard case .actionSheet(let sheet) = owner, sheet.isHarmless, around.named(by: heard, besides: nil) != nil else {
      return nil
    }
    return Outcome(.closeMenu) + closed(in: around) + unanswered + Outcome(.take(heard.line))
  }

  func means(_ command: Command, in around: Surroundings) -> Bool {
    switch command {
    case .session(.remarks): around.user.offersRemarks
    case .moving, .reading, .leaving(.back), .leaving(.cancel), .editing(.clear), .setting, .session: true
    case .leaving(.done), .editing, .text, .picker, .color, .search, .selection, .log: false
    }
  }

  mutating func perform(_ command: Command, in around: Surroundings) -> Outcome {
    switch command {
    case .moving(let command): return perform(command, in: around)
    case .reading(let command): return perform(command, in: around)
    case .leaving(let command): return leave(altogether: command == .cancel, in: around)
    case .editing: return .refused(.message(.clearNothing))
    case .setting(let command): return Outcome(.change(command.change(of: around.settings)))
    case .session(let command): return perform(command, in: around)
    case .text, .picker, .color, .search, .selection, .log: return .nothing
    }
  }

  private func perform(_ command: SessionCommand, in around: Surroundings) -> Outcome {
    switch command {
    case .stop, .pause: .nothing
    case .resume: Outcome(.request(.resumeSpeech))
    // A menu holds nothing that would be lost; a question waits for its answer.
    case .undo where isQuestion, .redo where isQuestion: .refused(.message(.undoLater))
    case .undo: Outcome(.closeMenu) + closed(in: around) + Outcome(.undo)
    case .redo: Outcome(.closeMenu) + closed(in: around) + Outcome(.redo)
    case .quit: Outcome(.quit)
    case .sleep: Outcome(.setAsleep(true))
    case .wakeUp: Outcome(.setAsleep(false))
    case .history: .refused(.message(.historyNone))
    case .ownMenu, .contextMenu: .refused(.message(.menuNone))
    case .tabs: TabCommands(around: around).sayTabs
    case .nextTab: leaving(by: TabCommands(around: around).step(1), in: around)
    case .previousTab: leaving(by: TabCommands(around: around).step(-1), in: around)
    case .remarks: Outcome(.closeMenu) + closed(in: around) + unanswered + Outcome(.request(.remarks))
    }
  }

  /// Says that it is closed: what leads away from it does not pass over that (LOOP-11).
  private func closed(in around: Surroundings) -> Outcome {
    let title = root(in: around)?.title ?? around.shown.title
    return .said(.change, .message(.menuLeft(menu: .text(title))))
  }

  /// Tells the app that its question has no answer, where it is one.
  private var unanswered: Outcome {
    if case .actionSheet(let sheet) = owner { Outcome(.tellLeft(sheet.id)) } else { Outcome() }
  }

  /// What leads to a tab, where it does, says first that the menu is closed.
  private func leaving(by outcome: Outcome, in around: Surroundings) -> Outcome {
    let leads = outcome.steps.contains { if case .selectTab = $0 { true } else { false } }
    return leads ? closed(in: around) + outcome : outcome
  }

  mutating func perform(
    _ command: ObjectCommand, _ object: String, _ heard: Heard, in around: Surroundings
  ) -> Outcome? {
    if around.isQuestioned, command == .open || command == .choose {
      return choose(label: object, heard.line, in: around)
    }
    return performAnywhere(command, object, heard, in: around).map { leaving(by: $0, in: around) }
  }

  // MARK: - Using

  /// Uses the item on a line of the menu.
  mutating func use(lineAt index: Int, asked line: Line, in around: Surroundings) -> Outcome {
    let entry = around.entries[index]
    bookmark.move(to: index, on: entry)
    switch entry {
    case .submenu(let submenu): return Outcome(.open(.menu(self.submenu(submenu.id))))
    case .menuItem(let item, let isSelected): return use(item, entry, inSelection: isSelected != nil, line, in: around)
    case .boundary, .groupStart, .groupEnd, .radioButton, .element, .logLine:
      return .say(around.announcementAlone(ofLine: index))
    }
  }

  private func use(
    _ item: MenuItem, _ entry: Entry, inSelection: Bool, _ line: Line, in around: Surroundings
  ) -> Outcome {
    // What could not be got is asked for again from within the menu.
    if let items = around.shown.deferred.first(where: { $0.tryingAgain?.id == item.id }) {
      return Outcome(.loadAgain(items.id))
    }
    let using = Using(around: around)
    if let refusal = using.refusal(item.availability, of: entry) { return refusal }
    switch owner {
    case .history: return Outcome(item.id.item.flatMap { Int($0) }.map { [.goBack(to: $0)] } ?? [])
    case .remarks: return .say(around.announcementAlone(ofLine: bookmark.focus ?? 0))
    case .selection: return Outcome(.closeMenu) + SelectedActs(around: around).perform(item, asked: line)
    case .context(let id):
      if let act = SuggestedAct(item.id) { return Outcome(.closeMenu, .suggest(act, for: id)) }
    case .element, .actionSheet: break
    }
    let chooser = inSelection ? element : nil
    if let asking = item.asking {
      let deed = chooser.map { ConfirmationLayer.Deed.choose(of: $0) } ?? .press(item.action)
      let thing = thing(in: around)
      let confirmation = using.confirmation(
        asking, before: item.title, of: thing ?? lost(in: around), isThings: thing != nil)
      return using.ask(confirmation, before: deed, to: item.id, title: item.title, in: self, asked: line)
    }
    if let chooser {
      return Outcome(.closeMenu, .act(Act(.changed(chooser, to: .choice(item.id)), on: chooser, item.id, in: self)))
    }
    return Outcome(.closeMenu) + using.does(item.action, on: item.id, in: self)
  }

  /// Leaves the menu in front, and says that nothing was chosen (MENU-3) and where the user is then; in a submenu, "back"
  /// leaves that alone.
  func leave(altogether: Bool, in around: Surroundings) -> Outcome {
    Outcome(altogether ? .closeMenu : .closeFront, .sayLeft) + (altogether || path.isEmpty ? unanswered : Outcome())
  }
}
