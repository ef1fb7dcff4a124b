/// An item of a menu. Choosing it sends `pressed` to the app, or performs another action.
public struct MenuItem: Sendable, Equatable, HasAvailability, HasConfirmation, HasImage, HasSubtitle {
  /// The checked state of a menu item.
  public enum State: String, Sendable, Equatable, CaseIterable { case on, off, mixed }

  /// The facts that it has in common with other controls.
  public var facts: ControlFacts
  /// The item's own number. If any item of a menu has one, items are chosen by these numbers and not by position (LOOP-14).
  @Seldom public var number: Int?
  /// The checked state; nil for an item that can't be checked.
  public var state: State?
  /// A Boolean value that indicates whether the item destroys something; it then always asks first (MENU-5).
  public var isDestructive = false
  /// A Boolean value that indicates whether the item is left out of the menu.
  public var isHidden = false
  /// The action that choosing the item performs.
  public var action = Action.send
  /// The question that is asked before the action (ASK-6). A destructive item without one asks a general question.
  @Seldom public var confirmation: Confirmation?

  /// Creates an item that sends `pressed` to the app, or performs another action.
  public init(_ title: LocalizedText, id: ID, action: Action = .send) {
    facts = ControlFacts(title, id: id)
    self.action = action
  }

  /// Returns a copy that is checked, or not.
  public consuming func checked(_ isChecked: Bool = true) -> Self { state(isChecked ? .on : .off) }

  /// Returns a copy with a checked state, or with none.
  public consuming func state(_ state: State?) -> Self { changed { $0.state = state } }

  /// Returns a copy that is left out of the menu if `isHidden` is true.
  public consuming func hidden(if isHidden: Bool = true) -> Self { changed { $0.isHidden = isHidden } }
}

extension Announcement {
  /// Creates the announcement of a menu item; `isSelected` is nil in a menu of actions.
  init(_ item: MenuItem, isSelected: Bool?) {
    self.init(.item)
    describe(item.title, item.subtitle, item.image)
    role = .menuItem
    switch item.state {
    case .on: states.append(.checked)
    case .off: states.append(.notChecked)
    case .mixed: states.append(.mixed)
    case nil: break
    }
    // An item that is marked by itself is not also "not selected".
    if let isSelected, isSelected || item.state == nil { states.append(isSelected ? .selected : .notSelected) }
    if item.isDestructive { states.append(.destructive) }
    describe(item.action)
    describe(item.availability)
  }
}
