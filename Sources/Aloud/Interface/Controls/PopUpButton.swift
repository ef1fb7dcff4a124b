/// A button whose value is the one selected item of its menu (BTN-4). Choosing sends `changed` with `Value.choice`.
public struct PopUpButton: Sendable, Equatable, CanBeLive, HasAvailability, HasImage, HasSubtitle {
  /// Its stable name.
  public var id: ID
  /// What it is called.
  public var title: LocalizedText
  /// Said after the name, as its description.
  public var subtitle: LocalizedText?
  /// The menu; exactly one item in the whole of it is selected.
  public var menu: Menu
  /// The selected item.
  public var selection: ID
  /// Whether it can be used now.
  public var availability = Availability.enabled
  /// A picture that goes with it.
  @Seldom public var image: Image?
  /// Whether a change the user did not make here is announced.
  public var isLive = false

  /// A pop-up button `title` with one of `menu`'s items selected.
  public init(_ title: LocalizedText, id: ID, selection: ID, menu: Menu) {
    self.title = title
    self.id = id
    self.selection = selection
    self.menu = menu
  }

  /// The selected item, or nil where the menu has no such item (any more).
  public var selectedItem: MenuItem? { menu.item(selection) }

  /// The title of the selected item: the button's value.
  public var value: LocalizedText? { selectedItem?.title }
}

extension PopUpButton: Control {
  /// The button, as an element.
  public var element: Element { .popUpButton(self) }
  package var identity: ID? { id }
  package var label: LocalizedText? { title }
  package var ownMenu: Menu? { Menu(menu.elements, selection: selection) }
  package var opensOwnMenu: Bool { true }
  package var held: Value? { .choice(selection) }
  package var usage: Usage { .openMenu }
  package var choice: Choice? { Choice(selectedItem) }
  package func offers(_ id: ID) -> Bool { menu.item(id) != nil }

  package func describe(in announcement: inout Announcement) {
    announcement.describe(title, subtitle, image)
    announcement.value = value ?? .message(.menuNothingSelected)
    announcement.role = .popUpButton
    announcement.states.append(.collapsed)
    announcement.describe(availability)
  }
}
