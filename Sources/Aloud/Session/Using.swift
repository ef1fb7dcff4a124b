extension Session {
  /// Uses the thing on a line of the place.
  mutating func use(lineAt index: Int, _ line: Line) {
    failures = 0
    if let place = pickerPlace { return select(index, inColumn: place.column, answers: true) }
    focus = index
    if isSelecting, canSelect(index) { return toggleSelection(ofLine: index) }
    if chooseSuggestion(here.entries[index].id) { return }
    switch here.entries[index] {
    case .boundary, .groupStart, .groupEnd: break
    case .radioButton(let button, _, let group):
      guard isAvailable(button.availability, index) else { return }
      act(on: [button.id, group], in: nil) { $0.send(.changed(group, to: .choice(button.id))) }
    case .submenu(let submenu): openSubmenu(submenu)
    case .menuItem(let item, let isSelected): use(item, inSelection: isSelected != nil, line)
    case .element(let element): use(element, at: index, line)
    }
  }

  private mutating func use(_ element: Element, at index: Int, _ line: Line) {
    switch element {
    case .row(let row):
      guard let action = row.action else { return say(announcementAlone(ofLine: index)) }
      guard isAvailable(row.availability, index) else { return }
      act(action, on: row.id)
    case .button(let button):
      guard isAvailable(button.availability, index) else { return }
      if button.asksFirst {
        askToConfirm(button.confirmation, title: button.title, button.action, button.id, line)
      } else {
        act(button.action, on: button.id)
      }
    case .toggle(let toggle):
      guard isAvailable(toggle.availability, index) else { return }
      let wasReady = isReady
      act(on: toggle.id) { $0.send(.changed(toggle.id, to: .isOn(toggle.isMixed || !toggle.isOn))) }
      sayReadiness(since: wasReady)
    case .link(let link):
      guard isAvailable(link.availability, index) else { return }
      act(link.action, on: link.id)
    case .disclosure(let disclosure):
      guard isAvailable(disclosure.availability, index) else { return }
      act(on: disclosure.id) { $0.send(.changed(disclosure.id, to: .isOn(!disclosure.isExpanded))) }
    case .popUpButton(let button):
      guard isAvailable(button.availability, index) else { return }
      openMenu(of: .element(button.id))
    case .pullDownButton(let button):
      guard isAvailable(button.availability, index) else { return }
      openMenu(of: .element(button.id))
    case .textField(let field):
      guard isAvailable(field.availability, index) else { return }
      beginEntry(field)
    case .picker(let picker):
      guard isAvailable(picker.availability, index) else { return }
      openPicker(element)
    case .datePicker(let picker):
      guard isAvailable(picker.availability, index) else { return }
      openPicker(element)
    case .colorPicker(let picker):
      guard isAvailable(picker.availability, index) else { return }
      openPicker(element)
    case .text, .picture, .heading, .group, .radioGroup, .rows, .progress: say(announcementAlone(ofLine: index))
    }
  }

  private mutating func use(_ item: MenuItem, inSelection: Bool, _ line: Line) {
    guard let focus, isAvailable(item.availability, focus) else { return }
    guard case .menu(let menu) = navigation.overlays.last else { return }
    if case .history = menu.owner { return goBack(to: item.id) }
    closeMenus()
    if case .selection = menu.owner { return act(onSelected: item, line) }
    if case .context(let id) = menu.owner, let act = SuggestedAct(item.id) { return perform(act, on: id) }
    let chooser = inSelection ? menu.element : nil
    if item.asksFirst {
      askToConfirm(item.confirmation, title: item.title, item.action, item.id, chooser: chooser, in: menu, line)
    } else if let chooser {
      choose(item.id, of: chooser, in: menu)
    } else {
      act(item.action, on: item.id, in: menu)
    }
  }

  /// Makes an item the one that is selected in a control's menu.
  mutating func choose(_ item: ID, of chooser: ID, in menu: MenuPlace? = nil) {
    let wasReady = isReady
    act(on: [chooser, item], in: menu) { $0.send(.changed(chooser, to: .choice(item))) }
    sayReadiness(since: wasReady)
  }

  /// Whether a thing can be used; where not, says so, and why (BTN-2).
  private mutating func isAvailable(_ availability: Availability, _ index: Int) -> Bool {
    if availability == .enabled { return true }
    // Who has waited for it is told again that it is ready.
    if let id = here.entries[index].id { toldReady.remove(id) }
    say(here.entries[index].announcement.refusal)
    return false
  }
}
