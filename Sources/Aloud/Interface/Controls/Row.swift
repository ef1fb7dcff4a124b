/// A row of a list: something of the user's that can be opened, pressed, or only read.
public struct Row: Sendable, Equatable, CanBeLive, HasAvailability, HasImage, HasMenu, HasSubtitle {
  /// The stable identifier.
  public var id: ID
  /// The title.
  public var title: LocalizedText
  /// The description, which is said after the name.
  public var subtitle: LocalizedText?
  /// The value, which is said after the name.
  public var value: LocalizedText?
  /// The row's own number, such as a port. If anything in a place has one, these numbers replace the positions (LOOP-14).
  @Seldom public var number: Int?
  /// The action that using the row performs; nil for a row that is only read.
  public var action: Action?
  /// The image that accompanies the title.
  @Seldom public var image: Image?
  /// The availability: enabled, dimmed or busy.
  public var availability = Availability.enabled
  /// The menu that the command "more" or "actions" opens.
  @Seldom public var menu: Menu?
  /// A Boolean value that indicates whether a change that the user did not make here is announced.
  public var isLive = false

  /// Creates a row that performs an action when it is used.
  public init(_ title: LocalizedText, id: ID, action: Action? = nil) {
    self.title = title
    self.id = id
    self.action = action
  }

  /// Returns a copy with a value, which is said after the name.
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
    announcement.value = value
    announcement.role = .row
    announcement.describe(action)
  }
}
