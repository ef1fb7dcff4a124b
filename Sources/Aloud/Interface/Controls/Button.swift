/// A button (BTN-1, BTN-2, BTN-4).
public struct Button: Sendable, Equatable, CanBeLive, HasAvailability, HasConfirmation, HasImage, HasMenu, HasSubtitle {
  /// How much a button stands out. Only `filled` is said, as "main action".
  public enum Style: String, Sendable, Equatable, CaseIterable { case plain, gray, tinted, filled }
  /// What a button is for.
  public enum Role: String, Sendable, Equatable, CaseIterable { case normal, primary, cancel, destructive }
  /// How large a host that draws makes it.
  public enum Size: String, Sendable, Equatable, CaseIterable { case mini, small, medium, large }

  /// Its stable name.
  public var id: ID
  /// What it is called.
  public var title: LocalizedText
  /// Said after the name, as its description.
  public var subtitle: LocalizedText?
  /// A picture that goes with it.
  @Seldom public var image: Image?
  /// How it stands out, or is shown by a host that draws.
  public var style = Style.gray
  /// What it is for.
  public var role = Role.normal
  /// How large a host that draws makes it.
  public var size = Size.medium
  /// Whether it is marked as selected, which pressing it does not do by itself (BTN-3).
  public var isSelected = false
  /// Whether it can be used now.
  public var availability = Availability.enabled
  /// What using it does.
  public var action = Action.send
  /// What is asked before it acts, whatever its role (ASK-6); of a destructive button without one, a general question is
  /// asked.
  @Seldom public var confirmation: Confirmation?
  /// The menu that "more" opens on this button.
  @Seldom public var menu: Menu?
  /// Whether a change the user did not make here is announced.
  public var isLive = false

  /// A button `title` that tells the app, or acts as `action` says.
  public init(_ title: LocalizedText, id: ID, action: Action = .send) {
    self.title = title
    self.id = id
    self.action = action
  }
}

extension Button: Control {
  /// The button, as an element.
  public var element: Element { .button(self) }
  package var identity: ID? { id }
  package var label: LocalizedText? { title }
  package var ownMenu: Menu? { menu }
  package var usage: Usage { .press(action, asking: asking) }

  package func describe(in announcement: inout Announcement) {
    announcement.describe(title, subtitle, image)
    announcement.role = .button
    if isSelected { announcement.states.append(.selected) }
    if role == .destructive { announcement.states.append(.destructive) }
    if style == .filled { announcement.states.append(.mainAction) }
    announcement.describe(action)
    announcement.describe(availability)
    announcement.describe(menu)
  }
}

extension Button {
  /// Whether its role is destructive.
  public var isDestructive: Bool {
    get { role == .destructive }
    set { if newValue != isDestructive { role = newValue ? .destructive : .normal } }
  }

  /// The same as `update` makes it of the app's state (BTN-5): title, subtitle, image, availability and whatever else it has.
  ///
  /// It runs when the interface is built. Where it throws, the button stays as it was before, dimmed, and the reason is said:
  /// the error's own, where it is an `ExplainedError`.
  public func updated(_ update: (inout Self) throws -> Void) -> Self {
    var copy = self
    do { try update(&copy) } catch {
      return dimmed(because: (error as? any ExplainedError)?.explanation ?? .message(.buttonNotUpdated))
    }
    return copy
  }

  /// The same in a style; `filled` is said as "main action".
  public consuming func style(_ style: Style) -> Self { changed { $0.style = style } }

  /// The same in a role.
  public consuming func role(_ role: Role) -> Self { changed { $0.role = role } }

  /// The same, marked as selected where `isSelected` holds (BTN-3).
  public consuming func selected(_ isSelected: Bool = true) -> Self { changed { $0.isSelected = isSelected } }

  /// The same in a size, for hosts that draw.
  public consuming func size(_ size: Size) -> Self { changed { $0.size = size } }
}

/// An error that can tell the user in words what is wrong: thrown by a button's update handler, it is why the button is dimmed
/// (BTN-5).
public protocol ExplainedError: Error {
  /// Why, as it is said after "dimmed": without a full stop.
  var explanation: LocalizedText { get }
}
