/// An item of a menu. Choosing it tells the app, with `pressed`, or acts as `action` says.
public struct MenuItem: Sendable, Equatable, HasAvailability, HasConfirmation, HasImage, HasSubtitle {
  /// Whether an item is checked.
  public enum State: String, Sendable, Equatable, CaseIterable { case on, off, mixed }

  /// Its stable name.
  public var id: ID
  /// What it is called.
  public var title: LocalizedText
  /// Said after the name, as its description.
  public var subtitle: LocalizedText?
  /// The number that it has of its own; where one of a menu has such a number, places number none (LOOP-14).
  @Seldom public var number: Int?
  /// A picture that goes with it.
  @Seldom public var image: Image?
  /// Whether it is checked, or nil for an item that can't be.
  public var state: State?
  /// Whether it destroys something: it always asks first (MENU-5).
  public var isDestructive = false
  /// Whether it is left out.
  public var isHidden = false
  /// Whether it can be used now.
  public var availability = Availability.enabled
  /// What using it does.
  public var action = Action.send
  /// What is asked before it acts (ASK-6); of a destructive item without one, a general question is asked.
  @Seldom public var confirmation: Confirmation?

  /// An item `title` that tells the app, or acts as `action` says.
  public init(_ title: LocalizedText, id: ID, action: Action = .send) {
    self.title = title
    self.id = id
    self.action = action
  }

  /// The same, checked or not.
  public consuming func checked(_ isChecked: Bool = true) -> Self { state(isChecked ? .on : .off) }

  /// The same, in a state.
  public consuming func state(_ state: State?) -> Self { changed { $0.state = state } }

  /// The same, left out of the menu where `isHidden` holds.
  public consuming func hidden(if isHidden: Bool = true) -> Self { changed { $0.isHidden = isHidden } }
}

extension Announcement {
  /// What is said of one item of a menu; `isSelected` is nil in a menu of actions.
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
    if let isSelected { states.append(isSelected ? .selected : .notSelected) }
    if item.isDestructive { states.append(.destructive) }
    describe(item.action)
    describe(item.availability)
  }
}
