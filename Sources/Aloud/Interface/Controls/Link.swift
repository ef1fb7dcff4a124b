/// A link to another place: a screen, or something that the app opens when it receives `pressed`.
public struct Link: Sendable, Equatable, CanBeLive, HasAvailability, HasImage, HasSubtitle {
  /// The facts that it has in common with other controls.
  public var facts: ControlFacts
  /// A Boolean value that indicates whether the link leads to the place where the user is.
  public var isCurrent = false
  /// The action that using the link performs.
  public var action = Action.send

  /// Creates a link that sends `pressed` to the app, or performs another action.
  public init(_ title: LocalizedText, id: ID, action: Action = .send) {
    facts = ControlFacts(title, id: id)
    self.action = action
  }

  /// Returns a copy that leads to the place where the user is if `isCurrent` is true.
  public func current(if isCurrent: Bool = true) -> Self { changed { $0.isCurrent = isCurrent } }
}

extension Link: Control {
  /// The link, as an element.
  public var element: Element { .link(self) }
  package var usage: Usage { .press(action, asking: nil) }

  package func describe(in announcement: inout Announcement) {
    announcement.role = .link
    if isCurrent { announcement.states.append(.current) }
    announcement.describe(action)
  }
}
