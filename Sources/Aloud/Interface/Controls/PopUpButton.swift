/// A button whose value is the one selected item of its menu (BTN-4). Choosing an item sends `changed` with `Value.choice`.
public struct PopUpButton: Sendable, Equatable, CanBeLive, HasAvailability, HasImage, HasSubtitle {
  /// The facts that it has in common with other controls.
  public var facts: ControlFacts
  /// The menu. Exactly one item of the whole subtree is selected.
  public var menu: Menu
  /// The selected item.
  public var selection: ID

  /// Creates a pop-up button whose menu has one selected item.
  public init(_ title: LocalizedText, id: ID, selection: ID, menu: Menu) {
    facts = ControlFacts(title, id: id)
    (self.selection, self.menu) = (selection, menu)
  }

  /// The selected item; nil if the menu has no such item or no longer has it.
  public var selectedItem: MenuItem? { menu.item(selection) }

  /// The title of the selected item, which is the value of the button.
  public var value: LocalizedText? { selectedItem?.title }
}

extension PopUpButton: Control {
  /// The button, as an element.
  public var element: Element { .popUpButton(self) }
  package var ownMenu: Menu? {
    var menu = menu
    menu.selection = selection
    return menu
  }
  package var opensOwnMenu: Bool { true }
  package var held: Value? { .choice(selection) }
  package var usage: Usage { .openMenu }
  package var choice: Choice? { Choice(selectedItem) }
  package func offers(_ id: ID) -> Bool { menu.item(id) != nil }

  package func describe(in announcement: inout Announcement) {
    announcement.value = value ?? .message(.menuNothingSelected)
    announcement.role = .popUpButton
    announcement.states.append(.collapsed)
  }
}
