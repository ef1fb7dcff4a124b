/// One row of a list: a thing the user has, that may open, be pressed, or only be read.
public struct Row: Sendable, Equatable, CanBeLive, HasAvailability, HasImage, HasMenu, HasSubtitle {
  /// Its stable name.
  public var id: ID
  /// What it is called.
  public var title: LocalizedText
  /// The description, said after the name.
  public var subtitle: LocalizedText?
  /// What it holds.
  public var value: LocalizedText?
  /// The number that it has of its own, such as a port; where one of a place has such a number, places number none (LOOP-14).
  @Seldom public var number: Int?
  /// What using it does, or nil for a row that is only read.
  public var action: Action?
  /// A picture that goes with it.
  @Seldom public var image: Image?
  /// Whether it can be used now.
  public var availability = Availability.enabled
  /// The menu that "more" or "actions" opens on this row.
  @Seldom public var menu: Menu?
  /// Whether a change the user did not make here is announced.
  public var isLive = false

  /// A row `title` that does `action` when used.
  public init(_ title: LocalizedText, id: ID, action: Action? = nil) {
    self.title = title
    self.id = id
    self.action = action
  }

  /// The same with a value, said after its name.
  public consuming func value(_ value: LocalizedText?) -> Self { changed { $0.value = value } }
}

extension Row: Control {
  /// The row, as an element.
  public var element: Element { .row(self) }
  package var identity: ID? { id }
  package var label: LocalizedText? { title }
  package var ownMenu: Menu? { menu }
  package var ownNumber: Int? { number }
  package var usage: Usage { action.map { .press($0, asking: nil) } ?? .read }
  package var canBeSelected: Bool { true }
  package var isReadingMatter: Bool { true }

  package func describe(in announcement: inout Announcement) {
    announcement.describe(title, subtitle, image)
    announcement.value = value
    announcement.role = .row
    announcement.describe(action)
    announcement.describe(availability)
    announcement.describe(menu)
  }
}
