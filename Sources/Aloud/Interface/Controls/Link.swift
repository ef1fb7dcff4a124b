/// A way to another place: a screen, or something that the app opens when it is told with `pressed`.
public struct Link: Sendable, Equatable, CanBeLive, HasAvailability, HasSubtitle {
  /// Its stable name.
  public var id: ID
  /// What it is called.
  public var title: LocalizedText
  /// Said after the name, as its description.
  public var subtitle: LocalizedText?
  /// A picture that goes with it.
  @Seldom public var image: Image?
  /// Whether it leads to where the user is.
  public var isCurrent = false
  /// Whether it can be used now.
  public var availability = Availability.enabled
  /// Whether a change the user did not make here is announced.
  public var isLive = false
  /// What using it does.
  public var action = Action.send

  /// A link `title` that tells the app, or acts as `action` says.
  public init(_ title: LocalizedText, id: ID, action: Action = .send) {
    self.title = title
    self.id = id
    self.action = action
  }

  /// The same, leading to where the user is, where `isCurrent` holds.
  public func current(if isCurrent: Bool = true) -> Self { changed { $0.isCurrent = isCurrent } }
}

extension Link: Control {
  /// The link, as an element.
  public var element: Element { .link(self) }
  package var identity: ID? { id }
  package var label: LocalizedText? { title }
  package var usage: Usage { .press(action, asking: nil) }

  package func describe(in announcement: inout Announcement) {
    announcement.describe(title, subtitle, image)
    announcement.role = .link
    if isCurrent { announcement.states.append(.current) }
    announcement.describe(action)
    announcement.describe(availability)
  }
}
