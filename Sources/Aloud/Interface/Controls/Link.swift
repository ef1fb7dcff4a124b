/// A link to another place: a screen, or something that the app opens when it receives `pressed`.
public struct Link: Sendable, Equatable, CanBeLive, HasAvailability, HasSubtitle {
  /// The stable identifier.
  public var id: ID
  /// The title.
  public var title: LocalizedText
  /// The description, which is said after the name.
  public var subtitle: LocalizedText?
  /// The image that accompanies the title.
  @Seldom public var image: Image?
  /// A Boolean value that indicates whether the link leads to the place where the user is.
  public var isCurrent = false
  /// The availability: enabled, dimmed or busy.
  public var availability = Availability.enabled
  /// A Boolean value that indicates whether a change that the user did not make here is announced.
  public var isLive = false
  /// The action that using the link performs.
  public var action = Action.send

  /// Creates a link that sends `pressed` to the app, or performs another action.
  public init(_ title: LocalizedText, id: ID, action: Action = .send) {
    self.title = title
    self.id = id
    self.action = action
  }

  /// Returns a copy that leads to the place where the user is if `isCurrent` is true.
  public func current(if isCurrent: Bool = true) -> Self { changed { $0.isCurrent = isCurrent } }
}

extension Link: Control {
  /// The link, as an element.
  public var element: Element { .link(self) }
  package var identity: ID? { id }
  package var label: LocalizedText? { title }
  package var usage: Usage { .press(action, asking: nil) }

  package func describe(in announcement: inout Announcement) {
    announcement.role = .link
    if isCurrent { announcement.states.append(.current) }
    announcement.describe(action)
  }
}
