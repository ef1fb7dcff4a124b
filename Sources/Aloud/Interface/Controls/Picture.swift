/// A picture that stands by itself. It is never drawn here: what it shows is said.
public struct Picture: Sendable, Equatable, CanBeLive, HasMenu {
  /// Its stable name.
  public var id: ID
  /// What it shows.
  public var description: LocalizedText
  /// The picture's name for hosts that draw.
  public var name: String
  /// The menu that "actions" opens on it (MENU-6).
  @Seldom public var menu: Menu?
  /// Whether a change is announced when it comes.
  public var isLive = false

  /// The picture `name`, which shows what `description` says.
  public init(_ description: LocalizedText, id: ID, name: String) {
    self.description = description
    self.id = id
    self.name = name
  }
}

extension Picture: Control {
  /// The picture, as an element.
  public var element: Element { .picture(self) }
  package var identity: ID? { id }
  package var label: LocalizedText? { description }
  package var ownMenu: Menu? { menu }
  package var isNumbered: Bool { menu != nil }
  package var isReadingMatter: Bool { true }

  package func describe(in announcement: inout Announcement) {
    announcement.name = description
    announcement.role = .image
    announcement.describe(menu)
  }
}
