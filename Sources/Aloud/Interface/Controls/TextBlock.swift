/// Text to read, not to use.
public struct TextBlock: Sendable, Equatable, CanBeLive, HasImage, HasMenu {
  /// Its stable name.
  public var id: ID
  /// What it says.
  public var text: LocalizedText
  /// A picture that goes with it.
  @Seldom public var image: Image?
  /// The menu that "actions" opens on it (MENU-6).
  @Seldom public var menu: Menu?
  /// Whether a change is announced when it comes.
  public var isLive = false

  /// A passage of text.
  public init(_ text: LocalizedText, id: ID = "text") {
    self.text = text
    self.id = id
  }
}

extension TextBlock: Control {
  /// The passage, as an element.
  public var element: Element { .text(self) }
  package var identity: ID? { id }
  package var label: LocalizedText? { text }
  package var ownMenu: Menu? { menu }
  /// It is too long to be said again.
  package var menuTitle: LocalizedText? { .message(.menuOfText) }
  package var isNumbered: Bool { menu != nil }
  package var isReadingMatter: Bool { true }

  package func describe(in announcement: inout Announcement) {
    announcement.name = text
    announcement.role = .text
    announcement.describe(image)
    announcement.describe(menu)
  }
}
