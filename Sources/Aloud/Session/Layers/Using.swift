/// The use of things, according to their usage (BTN, MENU).
struct Using: Sendable {
  let context: LineContext

  func use(_ entry: Entry, onLine index: Int, asked line: Line, _ place: inout Place) -> Outcome {
    place.focus.move(to: index, on: entry)
    if context.isSelecting, context.shown.canSelect(index) {
      return SelectionCommands(context: context).toggle(lineAt: index, &place)
    }
    if let suggestion = suggestion(entry) { return Outcome(.query(.send([.pressed(suggestion)]))) }
    switch entry {
    case .boundary, .groupStart, .groupEnd, .menuItem, .submenu, .logLine: return .nothing
    case .radioButton(let button, _, let group):
      return refusal(button.availability, of: entry)
        ?? Outcome(.act(Act(.changed(group, to: .choice(button.id)), on: button.id, group)))
    case .element(let element):
      let control = element.control
      if control.usage == .read { return .say(context.announcementAlone(ofLine: index)) }
      // The button leaves even when it is dimmed, so that the app learns of the attempt.
      if control.identity == SheetWords.leave { return Outcome(.leaveSheet(.cancel)) }
      return refusal(control.facts.availability, of: entry) ?? context.refusalOfLacking(before: element)
        ?? press(control, line)
    }
  }

  private func suggestion(_ entry: Entry) -> ID? {
    guard let search = context.shown.activeSearch, search.query.isEmpty, let id = entry.id,
      search.suggestions.contains(where: { $0.id == id })
    else { return nil }
    return id
  }

  /// Nil if the thing can be used (BTN-2).
  func refusal(_ availability: Availability, of entry: Entry) -> Outcome? {
    if availability == .enabled { return nil }
    return Outcome(.refuseUse(entry.announcement.refusal, of: entry.id))
  }

  func press(_ control: any Control, _ line: Line) -> Outcome {
    guard let id = control.identity else { return .nothing }
    switch control.usage {
    case .read: return .nothing
    case .press(let action, let asking):
      guard let asking else { return does(action, on: id) }
      let title = control.label ?? context.shown.title
      let index = context.entries.line(of: id, hint: context.place.focus.line)
      let thing = index.map(context.shown.surroundingTitle) ?? context.shown.title
      let layer = ConfirmationLayer(
        confirmation(asking, before: title, of: thing), before: does(action, on: id), to: id, title: title, asked: line,
        context.wording
      ) { $0.base.entry(id, near: $0.place.focus.line) }
      return Outcome(.open(.confirmation(layer)))
    case .set(let value): return Outcome(.act(Act(.changed(id, to: value), on: id)))
    case .openMenu: return Outcome(.open(.menu(MenuLayer(.element(id)))))
    case .enterText(let field): return Outcome(.open(.entry(EntryLayer(field))))
    case .pick(let picking):
      if let error = control.error { return .refused(error) }
      return Outcome(.open(.picker(PickerLayer(picking, id, in: context))))
    }
  }

  /// Returns the confirmation to ask before an action called `title`. A general question names the thing that the action
  /// applies to, unless the title does (ASK-6). An action in the menu of a thing applies to that thing; another action with a
  /// title of one word applies to everything here.
  func confirmation(
    _ asking: Asking, before title: LocalizedText, of thing: LocalizedText, isThings: Bool = false
  ) -> Confirmation {
    switch asking {
    case .asWritten(let confirmation): return confirmation
    case .generally:
      let needsThing = isThings || SpokenWords(title, context.wording).count == 1
      let isNamed = LabelMatching.match(context.folded(thing), context.folded(title)) != nil
      return .general(for: title, of: needsThing && !isNamed ? thing : nil)
    }
  }

  /// `menu` is the menu that the action was chosen from.
  func does(_ action: Action, on id: ID, in menu: MenuLayer? = nil) -> Outcome {
    switch action {
    case .send, .sendToOpen:
      var act = Act(.pressed(id), on: id, in: menu)
      if let owner = menu?.element { act.things.append(owner) }
      return Outcome(.act(act))
    case .push(let screen): return Outcome(.push(screen))
    case .present(let sheet): return Outcome(.present(sheet))
    case .dismiss:
      // The app's question is answered, so the app itself closes the sheet.
      if case .actionSheet = menu?.owner { return Outcome(.dismissSheet) }
      return Outcome(.leaveSheet(id == SheetWords.leave ? .cancel : .done))
    case .quit: return Outcome(.quit)
    }
  }

  func openMenu(ofLine line: Int, isContext: Bool, _ focus: inout Focus) -> Outcome {
    let entry = context.entries[line]
    guard !context.isMenu, let id = entry.id, isContext || entry.menu?.isEmpty == false else {
      return .refused(.message(.menuNoneOn(name: .text(entry.title ?? context.shown.title))))
    }
    focus.move(to: line, in: context.entries)
    return Outcome(.open(.menu(MenuLayer(isContext ? .context(id) : .element(id)))))
  }
}
