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
  /// One part of a message of a log.
  indirect case logLine(LogLine)

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
    case .logLine(let line): line.announcement
    }
  }

  /// What is said of it and of what it holds: of a radio group which button is checked, though on the way in its lines tell it.
  var announcementHeld: Announcement {
    if case .groupStart = self, let control { Announcement(control) } else { announcement }
  }

  /// The control that it is, or whose beginning it is: a radio group is told by where it begins.
  var control: (any Control)? {
    switch self {
    case .element(let element): element.control
    case .groupStart(let group): group.radioGroup
    case .boundary, .groupEnd, .radioButton, .menuItem, .submenu, .logLine: nil
    }
  }

  /// What it is called by.
  var title: LocalizedText? {
    switch self {
    case .element(let element): element.label
    case .groupStart(let group): group.title
    case .radioButton(let button, _, _): button.title
    case .menuItem(let item, _): item.title
    case .submenu(let submenu): submenu.title
    case .logLine(let line): line.title
    case .boundary, .groupEnd: nil
    }
  }

  /// Whether it is passed over: what it says is said on the way.
  var isGroupMark: Bool {
    switch self {
    case .groupStart, .groupEnd: true
    case .boundary, .radioButton, .element, .menuItem, .submenu, .logLine: false
    }
  }

  /// Whether a group begins with it that is called something.
  var isGroupStart: Bool { if case .groupStart = self { true } else { false } }

  /// Whether it tells by itself that what came before has ended.
  var beginsSomething: Bool {
    switch self {
    case .boundary, .groupStart: true
    case .element(let element): element.control.isHeading
    case .groupEnd, .radioButton, .menuItem, .submenu, .logLine: false
    }
  }

  /// The line of a log that it is; nil where it is something else.
  var logLine: LogLine? { if case .logLine(let line) = self { line } else { nil } }

  /// Whether it has a number and can be chosen.
  var isNumbered: Bool {
    switch self {
    case .boundary, .groupStart, .groupEnd, .logLine: false
    case .menuItem, .submenu, .radioButton: true
    case .element(let element): element.isNumbered
    }
  }

  /// The number that it has of its own.
  var ownNumber: Int? {
    switch self {
    case .element(let element): element.ownNumber
    case .menuItem(let item, _): item.number
    case .boundary, .groupStart, .groupEnd, .radioButton, .submenu, .logLine: nil
    }
  }

  /// Whether it is told by the group that it is in: a radio button.
  var isPartOfGroup: Bool { if case .radioButton = self { true } else { false } }

  /// Whether it says something by itself: what can be chosen, headings, texts.
  var isTold: Bool {
    switch self {
    case .boundary, .groupEnd: false
    case .groupStart, .radioButton, .element, .menuItem, .submenu, .logLine: true
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
    case .logLine(let line): line.id
    }
  }

  /// Whether what becomes of it is told without the user's asking.
  var isFollowed: Bool {
    switch self {
    case .element(let element): element.isFollowed
    case .groupStart(let group): group.radioGroup?.isFollowed ?? false
    case .boundary, .groupEnd, .radioButton, .menuItem, .submenu, .logLine: false
    }
  }

  /// Whether its limits have left what it holds outside.
  var isOutsideLimits: Bool { if case .element(let element) = self { element.isOutsideLimits } else { false } }

  /// The menu that "more" opens on it, for a menu button the menu that it is.
  var menu: Menu? { control?.ownMenu }

  /// Whether "more" opens a menu on it that using it does not.
  var hasSecondaryMenu: Bool {
    guard let control, !control.opensOwnMenu else { return false }
    return control.ownMenu?.isEmpty == false
  }
}
