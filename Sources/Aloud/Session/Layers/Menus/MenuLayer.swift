/// An open menu, and the position of the user in it (MENU).
struct MenuLayer: PlaceLayer, Sendable {
  enum Owner: Sendable, Equatable {
    case element(ID)
    /// The context menu of a thing: its preview, its own menu, and suggested actions (MENU-6).
    case context(ID)
    case actionSheet(ActionSheet)
    /// The screens behind this one (MENU-2).
    case history
    /// The remarks for the app's author, which are only read.
    case remarks([AuthorRemark])
    case selection(ID)
  }

  let owner: Owner
  /// The submenus that lead to this one, outermost first.
  private(set) var path: [ID] = []
  var focus = Focus()

  init(_ owner: Owner) { self.owner = owner }

  func submenu(_ id: ID) -> MenuLayer {
    var result = MenuLayer(owner)
    result.path = path + [id]
    return result
  }

  /// A Boolean value that indicates whether the app has asked a question with the menu.
  var isQuestion: Bool { if case .actionSheet = owner { true } else { false } }

  var element: ID? {
    switch owner {
    case .element(let id), .context(let id): id
    case .actionSheet, .history, .remarks, .selection: nil
    }
  }

  /// Returns the title of the thing that the actions of the menu apply to; nil for a menu button without a choice, whose
  /// actions apply to more than the button.
  private func thing(in context: LineContext) -> LocalizedText? {
    guard let element, let entry = context.base.entry(element, near: context.place.focus.line),
      let control = entry.control, !control.opensOwnMenu || control.choice != nil
    else { return nil }
    return entry.title
  }

  /// Returns what an action in a button's menu applies to if the action does not say so: the button's title or, if that is also
  /// the name of a command, as for a button that opens a general menu, the title of its group or place.
  private func lost(in context: LineContext) -> LocalizedText {
    guard let element, let line = context.base.entries.line(of: element, hint: context.place.focus.line),
      let title = context.base.entries[line].title
    else { return context.base.title }
    let isGeneral = context.user.vocabulary.command(context.folded(title)) != nil
    return isGeneral ? context.base.surroundingTitle(ofLine: line) : title
  }

  // MARK: - Lines

  mutating func take(_ parsed: ParsedLine, in context: LineContext) -> Outcome? {
    takeHere(parsed, in: context) ?? leave(for: parsed, in: context)
  }

  /// Leaves a question for something else that the line names in full (LOOP-8), if the question can be left without loss; and a
  /// button's menu for another control that holds a value, as an open picker is left (PICK-4). Returns nil if the line names
  /// nothing, or if the question has an action to confirm.
  private func leave(for parsed: ParsedLine, in context: LineContext) -> Outcome? {
    guard let named = context.named(by: parsed, besides: element) else { return nil }
    switch owner {
    case .actionSheet(let sheet): if !sheet.isHarmless { return nil }
    case .element: if !named.isValued { return nil }
    case .context, .history, .remarks, .selection: return nil
    }
    return Outcome(.closeMenu) + closed(in: context) + unanswered + Outcome(.take(parsed.line))
  }

  func means(_ command: Command, in context: LineContext) -> Bool {
    switch command {
    case .session(.remarks): context.user.offersRemarks
    case .moving, .reading, .leaving(.back), .leaving(.cancel), .editing(.clear), .setting, .session: true
    case .leaving(.done): if case .element = owner { true } else { false }
    case .editing, .text, .picker, .color, .search, .selection, .log: false
    }
  }

  mutating func perform(_ command: Command, in context: LineContext) -> Outcome {
    switch command {
    case .moving(let command): return perform(command, in: context)
    case .reading(let command): return perform(command, in: context)
    case .leaving(let command): return leave(altogether: command != .back, in: context)
    case .editing: return .refused(.message(.clearNothing))
    case .setting(let command): return Outcome(.change(command.change(of: context.settings)))
    case .session(let command): return perform(command, in: context)
    case .text, .picker, .color, .search, .selection, .log: return .nothing
    }
  }

  private func perform(_ command: SessionCommand, in context: LineContext) -> Outcome {
    switch command {
    case .stop, .pause, .resume, .quit, .sleep, .wakeUp, .work: Anywhere.outcome(of: command) ?? .nothing
    // An open menu holds nothing that undoing could lose, but a question awaits its answer.
    case .undo where isQuestion, .redo where isQuestion: .refused(.message(.undoLater))
    case .undo: Outcome(.closeMenu) + closed(in: context) + Outcome(.undo)
    case .redo: Outcome(.closeMenu) + closed(in: context) + Outcome(.redo)
    case .history: .refused(.message(.historyNone))
    case .ownMenu, .contextMenu: .refused(.message(.menuNone))
    case .tabs: TabCommands(context: context).sayTabs
    case .nextTab: leaving(by: TabCommands(context: context).step(1), in: context)
    case .previousTab: leaving(by: TabCommands(context: context).step(-1), in: context)
    case .remarks: Outcome(.closeMenu) + closed(in: context) + unanswered + Outcome(.request(.remarks))
    }
  }

  /// Every command that leads away from the menu includes this (LOOP-11).
  private func closed(in context: LineContext) -> Outcome {
    let title = root(in: context)?.title ?? context.shown.title
    return .said(.change, .message(.menuLeft(menu: .text(title))))
  }

  private var unanswered: Outcome {
    if case .actionSheet(let sheet) = owner { Outcome(.reportLeft(sheet.id)) } else { Outcome() }
  }

  private func leaving(by outcome: Outcome, in context: LineContext) -> Outcome {
    let leads = outcome.effects.contains { if case .selectTab = $0 { true } else { false } }
    return leads ? closed(in: context) + outcome : outcome
  }

  mutating func perform(
    _ command: ObjectCommand, _ object: String, _ parsed: ParsedLine, in context: LineContext
  ) -> Outcome? {
    if context.isQuestioned, command == .open || command == .choose {
      return choose(label: object, parsed.line, in: context)
    }
    return performAnywhere(command, object, parsed, in: context).map { leaving(by: $0, in: context) }
  }

  // MARK: - Using

  mutating func use(lineAt index: Int, asked line: Line, in context: LineContext) -> Outcome {
    let entry = context.entries[index]
    focus.move(to: index, on: entry)
    switch entry {
    case .submenu(let submenu): return Outcome(.open(.menu(self.submenu(submenu.id))))
    case .menuItem(let item, let isSelected): return use(item, entry, inSelection: isSelected != nil, line, in: context)
    case .boundary, .groupStart, .groupEnd, .radioButton, .element, .logLine:
      return .say(context.announcementAlone(ofLine: index))
    }
  }

  private func use(
    _ item: MenuItem, _ entry: Entry, inSelection: Bool, _ line: Line, in context: LineContext
  ) -> Outcome {
    // An item for items that failed to load asks for them again.
    if let items = context.shown.deferred.first(where: { $0.tryingAgain?.id == item.id }) {
      return Outcome(.loadAgain(items.id))
    }
    let using = Using(context: context)
    if let refusal = using.refusal(item.availability, of: entry) { return refusal }
    switch owner {
    case .history:
      return context.refusalToGoBack ?? Outcome(item.id.item.flatMap { Int($0) }.map { [.goBack(to: $0)] } ?? [])
    case .remarks: return .say(context.announcementAlone(ofLine: focus.line ?? 0))
    case .selection: return Outcome(.closeMenu) + SelectedActs(context: context).perform(item, asked: line)
    case .context(let id):
      if let act = SuggestedAct(item.id) { return Outcome(.closeMenu, .suggest(act, for: id)) }
    case .element, .actionSheet: break
    }
    let chosen: Outcome
    if inSelection, let element {
      chosen = Outcome(.act(Act(.changed(element, to: .choice(item.id)), on: element, item.id, in: self)))
    } else {
      chosen = using.does(item.action, on: item.id, in: self)
    }
    if let asking = item.asking {
      let thing = thing(in: context)
      let confirmation = using.confirmation(
        asking, before: item.title, of: thing ?? lost(in: context), isThings: thing != nil)
      let layer = ConfirmationLayer(
        confirmation, before: chosen, to: item.id, title: item.title, asked: line, context.wording
      ) { [self] in root(in: $0)?.menu.item(item.id).map { .menuItem($0, isSelected: nil) } }
      return Outcome(.open(.confirmation(layer)))
    }
    return Outcome(.closeMenu) + chosen
  }

  /// Closes the frontmost menu and announces that nothing was chosen (MENU-3), and where the user is then. In a submenu, "back"
  /// closes only the submenu.
  func leave(altogether: Bool, in context: LineContext) -> Outcome {
    Outcome(altogether ? .closeMenu : .closeFront, .sayLeft) + (altogether || path.isEmpty ? unanswered : Outcome())
  }
}
