/// A button (BTN-1, BTN-2, BTN-4).
public struct Button: Sendable, Equatable, CanBeLive, HasAvailability, HasConfirmation, HasImage, HasMenu, HasSubtitle {
  /// The emphasis of a button. Only `filled` is said, as "main action".
  public enum Style: String, Sendable, Equatable, CaseIterable { case plain, gray, tinted, filled }
  /// The purpose of a button.
  public enum Role: String, Sendable, Equatable, CaseIterable { case normal, primary, cancel, destructive }
  /// The size of a button, for hosts that draw.
  public enum Size: String, Sendable, Equatable, CaseIterable { case mini, small, medium, large }

  /// The facts that it has in common with other controls.
  public var facts: ControlFacts
  /// The emphasis, and the appearance on a host that draws.
  public var style = Style.gray
  /// The purpose.
  public var role = Role.normal
  /// The size, for hosts that draw.
  public var size = Size.medium
  /// A Boolean value that indicates whether the button is marked as selected. Pressing it does not change the mark by itself
  /// (BTN-3).
  public var isSelected = false
  /// The action that pressing the button performs.
  public var action = Action.send
  /// The question that is asked before the action, whatever the role (ASK-6). A destructive button without one asks a general
  /// question.
  @Seldom public var confirmation: Confirmation?

  /// True if the button only ends a task, so that it is neither numbered nor counted, but named in a hint (SAY-9).
  var endsTask = false

  /// Creates a button that sends `pressed` to the app, or performs another action.
  public init(_ title: LocalizedText, id: ID, action: Action = .send) {
    facts = ControlFacts(title, id: id)
    self.action = action
  }
}

extension Button: Control {
  /// The button, as an element.
  public var element: Element { .button(self) }
  package var usage: Usage { .press(action, asking: asking) }
  package var isNumbered: Bool { !endsTask }

  package func describe(in announcement: inout Announcement) {
    announcement.role = .button
    if isSelected { announcement.states.append(.selected) }
    if role == .destructive { announcement.states.append(.destructive) }
    if style == .filled { announcement.states.append(.mainAction) }
    announcement.describe(action)
  }
}

extension Button {
  /// A Boolean value that indicates whether the role is `destructive`.
  public var isDestructive: Bool {
    get { role == .destructive }
    set { if newValue != isDestructive { role = newValue ? .destructive : .normal } }
  }

  /// Returns the button as `update` changes it for the app's state (BTN-5): its title, subtitle, image, availability and any other
  /// property.
  ///
  /// The closure runs when the interface is built. If it throws, the button stays as it was, dimmed, and the reason is said. If the
  /// error is an `ExplainedError`, the reason is its explanation.
  public func updated(_ update: (inout Self) throws -> Void) -> Self {
    var copy = self
    do { try update(&copy) } catch {
      return dimmed(because: (error as? any ExplainedError)?.explanation ?? .message(.buttonNotUpdated))
    }
    return copy
  }

  /// Returns a copy with a style; `filled` is said as "main action".
  public consuming func style(_ style: Style) -> Self { changed { $0.style = style } }

  /// Returns a copy with a role.
  public consuming func role(_ role: Role) -> Self { changed { $0.role = role } }

  /// Returns a copy that is marked as selected if `isSelected` is true (BTN-3).
  public consuming func selected(_ isSelected: Bool = true) -> Self { changed { $0.isSelected = isSelected } }

  /// Returns a copy with a size, for hosts that draw.
  public consuming func size(_ size: Size) -> Self { changed { $0.size = size } }
}

/// An error that explains itself to the user in words. If the update closure of a button throws one, the explanation tells why the
/// button is dimmed (BTN-5).
public protocol ExplainedError: Error {
  /// The reason, as said after "dimmed", without a full stop.
  var explanation: LocalizedText { get }
}
