/// A button that opens a menu of actions (BTN-4).
public struct PullDownButton: Sendable, Equatable, CanBeLive, HasAvailability, HasImage {
  /// The facts that it has in common with other controls.
  public var facts: ControlFacts
  /// The menu that opens.
  public var menu: Menu

  /// Creates a pull-down button that opens a menu.
  public init(_ title: LocalizedText, id: ID, menu: Menu) {
    facts = ControlFacts(title, id: id)
    self.menu = menu
  }
}

extension PullDownButton: Control {
  /// The button, as an element.
  public var element: Element { .pullDownButton(self) }
  package var ownMenu: Menu? { menu }
  package var opensOwnMenu: Bool { true }
  package var usage: Usage { .openMenu }
  package var choice: Choice? { menu.selection.map { Choice(menu.item($0)) } }
  package func offers(_ id: ID) -> Bool { menu.item(id) != nil }

  package func describe(in announcement: inout Announcement) {
    switch choice {
    case .chosen(_, let title): announcement.value = title
    case .lost: announcement.value = .message(.menuNothingSelected)
    case nil: break
    }
    announcement.role = .menuButton
    announcement.states.append(.collapsed)
  }
}
