/// A picture that is an element by itself. Aloud never draws it; its description is said.
public struct Picture: Sendable, Equatable, CanBeLive, HasMenu {
  /// The stable identifier.
  public var id: ID
  /// A description of what the picture shows.
  public var description: LocalizedText
  /// The name of the picture, for hosts that draw.
  public var name: String
  /// The menu that the command "actions" opens (MENU-6).
  @Seldom public var menu: Menu?
  /// A Boolean value that indicates whether changes are announced.
  public var isLive = false

  /// Creates a picture with a description and a name.
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
    announcement.role = .image
  }
}
