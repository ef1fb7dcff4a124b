/// A picture that is an element by itself. Aloud never draws it; its description is said.
public struct Picture: Sendable, Equatable, CanBeLive, HasMenu {
  /// The facts that it has in common with other controls. The title describes what the picture shows.
  public var facts: ControlFacts
  /// The name of the picture, for hosts that draw.
  public var name: String

  /// Creates a picture with a description and a name.
  public init(_ description: LocalizedText, id: ID, name: String) {
    facts = ControlFacts(description, id: id)
    self.name = name
  }

  /// A description of what the picture shows.
  public var description: LocalizedText {
    get { facts.title }
    set { facts.title = newValue }
  }
}

extension Picture: Control {
  /// The picture, as an element.
  public var element: Element { .picture(self) }
  package var isNumbered: Bool { menu != nil }
  package var isReadingMatter: Bool { true }

  package func describe(in announcement: inout Announcement) { announcement.role = .image }
}
