/// One line of a place: something to use, or something that is announced along the way. The payloads are indirect, as in `Element`,
/// so that a thousand lines are moved and copied as a thousand references.
enum Entry: Sendable, Equatable {
  /// The beginning or end of a group that has neither a title nor a role.
  case boundary
  indirect case groupStart(EntryGroup)
  /// The end of such a group before other things follow.
  indirect case groupEnd(EntryGroup)
  indirect case radioButton(RadioButton, isChecked: Bool, in: ID)
  case element(Element)
  /// `isSelected` is nil in a menu of actions.
  indirect case menuItem(MenuItem, isSelected: Bool?)
  indirect case submenu(Submenu)
  indirect case logLine(LogLine)

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

  /// The announcement with the value that the entry holds. For a radio group, this includes the checked button, although its
  /// own lines announce that too.
  var announcementHeld: Announcement {
    if case .groupStart = self, let control { Announcement(control) } else { announcement }
  }

  /// A radio group is the control of its group start.
  var control: (any Control)? {
    switch self {
    case .element(let element): element.control
    case .groupStart(let group): group.radioGroup
    case .boundary, .groupEnd, .radioButton, .menuItem, .submenu, .logLine: nil
    }
  }

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

  /// Navigation skips the mark, but announces it along the way.
  var isGroupMark: Bool {
    switch self {
    case .groupStart, .groupEnd: true
    case .boundary, .radioButton, .element, .menuItem, .submenu, .logLine: false
    }
  }

  var isGroupStart: Bool { if case .groupStart = self { true } else { false } }

  /// A Boolean value that indicates whether the entry makes clear by itself that the group before it has ended.
  var beginsSomething: Bool {
    switch self {
    case .boundary, .groupStart: true
    case .element(let element): element.control.isHeading
    case .groupEnd, .radioButton, .menuItem, .submenu, .logLine: false
    }
  }

  var logLine: LogLine? { if case .logLine(let line) = self { line } else { nil } }

  var isNumbered: Bool {
    switch self {
    case .boundary, .groupStart, .groupEnd, .logLine: false
    case .menuItem, .submenu, .radioButton: true
    case .element(let element): element.isNumbered
    }
  }

  /// A Boolean value that indicates whether using the entry does no more than open a screen, a sheet or a menu.
  var leadsToPlace: Bool {
    switch control?.usage {
    case .openMenu, .press(.push, asking: nil), .press(.present, asking: nil), .press(.sendToOpen, asking: nil): true
    case .press, .read, .set, .enterText, .pick, nil: if case .submenu = self { true } else { false }
    }
  }

  /// A Boolean value that indicates whether using the entry does no more than open a screen.
  var leadsToScreen: Bool { if case .press(.push, asking: nil)? = control?.usage { true } else { false } }

  var endsTask: Bool { if case .element(.button(let button)) = self { button.endsTask } else { false } }

  /// A Boolean value that indicates whether the entry can be chosen by its name.
  var isNamed: Bool { isNumbered || endsTask }

  var ownNumber: Int? {
    switch self {
    case .element(let element): element.ownNumber
    case .menuItem(let item, _): item.number
    case .boundary, .groupStart, .groupEnd, .radioButton, .submenu, .logLine: nil
    }
  }

  /// A Boolean value that indicates whether the entry is announced by its group, as a radio button is.
  var isPartOfGroup: Bool { if case .radioButton = self { true } else { false } }

  var isTold: Bool {
    switch self {
    case .boundary, .groupEnd: false
    case .groupStart, .radioButton, .element, .menuItem, .submenu, .logLine: true
    }
  }

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

  /// A Boolean value that indicates whether changes to the entry are announced without being asked for.
  var isFollowed: Bool {
    switch self {
    case .element(let element): element.isFollowed
    case .groupStart(let group): group.radioGroup?.isFollowed ?? false
    case .boundary, .groupEnd, .radioButton, .menuItem, .submenu, .logLine: false
    }
  }

  var isOutsideLimits: Bool { if case .element(let element) = self { element.isOutsideLimits } else { false } }

  /// The menu that "more" opens on the entry. For a menu button, this is its own menu.
  var menu: Menu? { control?.ownMenu }

  /// A Boolean value that indicates whether "more" opens a menu that using the entry does not open.
  var hasSecondaryMenu: Bool {
    guard let control, !control.opensOwnMenu else { return false }
    return control.ownMenu?.isEmpty == false
  }
}

/// A range of lines that belong together under a title or a role.
struct EntryGroup: Sendable, Equatable {
  var title: LocalizedText?
  var role: Role
  var lines = 0..<0
  var count = 0
  var radioGroup: RadioGroup?
  var log: Log?

  var announcement: Announcement {
    var result = Announcement(.item, named: title, role: role)
    // The count is of little use in other groups, and unknown for rows that are still loading.
    if count > 0, role == .list || role == .radioGroup {
      result.sentences = [.message(.placeCount(count: .number(count)))]
    }
    if let log {
      if log.messages.isOneText {
        result.value = .message(.textLines(count: .number(log.messages.lineCount)))
      } else {
        result.sentences = [log.countSentence]
      }
    }
    return result
  }

  var leaving: LocalizedText { .message(.groupLeft(group: .text(title ?? .message("role.\(role.rawValue)")))) }
}
