/// One line of a place: something to use, or something to hear on the way. What it is stands apart, as elements do already,
/// so that a thousand lines are moved and copied as a thousand references.
enum Entry: Sendable, Equatable {
  /// Where a group of things begins, or ends, that is not called anything.
  case boundary
  /// Where a group begins that has a title or a role.
  indirect case groupStart(EntryGroup)
  /// Where one ends before other things come.
  indirect case groupEnd(EntryGroup)
  indirect case radioButton(RadioButton, isChecked: Bool, in: ID)
  /// An element that holds no others.
  case element(Element)
  /// An item of a menu; `isSelected` is nil in a menu of actions.
  indirect case menuItem(MenuItem, isSelected: Bool?)
  indirect case submenu(Submenu)

  /// What is said of it.
  var announcement: Announcement {
    switch self {
    case .boundary: Announcement(Element.group(Group(elements: [])))
    case .groupStart(let group): group.announcement
    case .groupEnd(let group): Announcement(.item, group.leaving)
    case .radioButton(let button, let isChecked, _): Announcement(button, isChecked: isChecked)
    case .element(let element): Announcement(element)
    case .menuItem(let item, let isSelected): Announcement(item, isSelected: isSelected)
    case .submenu(let submenu): Announcement(submenu)
    }
  }

  /// What is said of it and of what it holds: of a radio group which button is checked, though on the way in its lines tell it.
  var announcementHeld: Announcement {
    if case .groupStart(let group) = self, let radioGroup = group.radioGroup {
      Announcement(.radioGroup(radioGroup))
    } else {
      announcement
    }
  }

  /// What it is called by. Of the most usual things it is told without all that is said of them: each line that is looked for
  /// asks it of every thing.
  var title: LocalizedText? {
    switch self {
    case .element(.row(let row)): row.title
    case .element(.button(let button)): button.title
    case .element(.toggle(let toggle)): toggle.title
    case .element(.popUpButton(let button)): button.title
    case .element(.pullDownButton(let button)): button.title
    case .menuItem(let item, _): item.title
    default: announcement.name
    }
  }

  /// Whether it is passed over: what it says is said on the way.
  var isGroupMark: Bool {
    switch self {
    case .groupStart, .groupEnd: true
    default: false
    }
  }

  /// Whether a group begins with it that is called something.
  var isGroupStart: Bool { if case .groupStart = self { true } else { false } }

  /// Whether it has a number and can be chosen.
  var isNumbered: Bool {
    switch self {
    case .boundary, .groupStart, .groupEnd: false
    case .menuItem, .submenu, .radioButton: true
    case .element(let element):
      switch element {
      case .text, .picture, .heading, .group, .radioGroup, .progress: false
      case .row, .rows, .button, .toggle, .link, .disclosure, .popUpButton, .pullDownButton, .textField, .picker,
        .datePicker, .colorPicker:
        true
      }
    }
  }

  /// The stable name of the thing.
  var id: ID? {
    switch self {
    case .boundary, .groupEnd: nil
    case .groupStart(let group): group.radioGroup?.id
    case .radioButton(let button, _, _): button.id
    case .element(let element): element.id
    case .menuItem(let item, _): item.id
    case .submenu(let submenu): submenu.id
    }
  }

  /// The menu that "more" opens on it, for a menu button the menu that it is.
  var menu: Menu? {
    guard case .element(let element) = self else { return nil }
    return switch element {
    case .text(let block): block.menu
    case .picture(let picture): picture.menu
    case .row(let row): row.menu
    case .button(let button): button.menu
    case .toggle(let toggle): toggle.menu
    case .popUpButton(let button): Menu(button.menu.elements, selection: button.selection)
    case .pullDownButton(let button): button.menu
    case .heading, .group, .link, .disclosure, .radioGroup, .rows, .textField, .picker, .datePicker, .colorPicker,
      .progress:
      nil
    }
  }

  /// Whether "more" opens a menu on it that using it does not.
  var hasSecondaryMenu: Bool {
    guard case .element(let element) = self else { return false }
    return switch element {
    case .popUpButton, .pullDownButton: false
    default: menu?.isEmpty == false
    }
  }
}
