/// A value whose attributes are set by modifiers, each of which returns a changed copy.
///
/// Modifiers consume the value that they change, so that a chain of modifiers makes no intermediate copies.
public protocol Modifiable {}

extension Modifiable {
  consuming func changed(_ change: (inout Self) -> Void) -> Self {
    change(&self)
    return self
  }
}

/// The facts that controls, rows and items of menus have in common. Those that don't apply to a kind are left as they are.
public struct ControlFacts: Sendable, Equatable {
  /// The stable identifier.
  public var id: ID
  /// The title.
  public var title: LocalizedText
  /// The description, which is said after the name.
  public var subtitle: LocalizedText?
  /// The image that accompanies the title.
  @Seldom public var image: Image?
  /// The availability: enabled, dimmed or busy.
  public var availability = Availability.enabled
  /// The menu that the command "more" or "actions" opens (MENU-6).
  @Seldom public var menu: Menu?
  /// A Boolean value that indicates whether a change that the user did not make here is announced.
  public var isLive = false

  /// Creates facts with a title and an identifier.
  public init(_ title: LocalizedText, id: ID) { (self.title, self.id) = (title, id) }
}

/// A control, a row or an item of a menu.
public protocol HasFacts: Modifiable {
  /// The facts that it has in common with others.
  var facts: ControlFacts { get set }
}

extension HasFacts {
  /// The stable identifier.
  public var id: ID {
    get { facts.id }
    set { facts.id = newValue }
  }

  /// The title.
  public var title: LocalizedText {
    get { facts.title }
    set { facts.title = newValue }
  }
}

/// A control whose changes can be announced as they happen.
public protocol CanBeLive: HasFacts {}

extension CanBeLive {
  /// A Boolean value that indicates whether a change that the user did not make here is announced.
  public var isLive: Bool {
    get { facts.isLive }
    set { facts.isLive = newValue }
  }

  /// Returns a copy whose changes are announced.
  public consuming func live() -> Self { changed { $0.isLive = true } }
}

/// A control that can be dimmed or busy.
public protocol HasAvailability: Modifiable {
  /// The availability of the control: enabled, dimmed or busy.
  var availability: Availability { get set }
}

extension HasAvailability where Self: HasFacts {
  /// The availability: enabled, dimmed or busy.
  public var availability: Availability {
    get { facts.availability }
    set { facts.availability = newValue }
  }
}

extension HasAvailability {
  /// Returns a copy that is dimmed if `isDimmed` is true; `reason` is said with it.
  public consuming func dimmed(if isDimmed: Bool = true, because reason: LocalizedText? = nil) -> Self {
    isDimmed ? changed { $0.availability = .dimmed(because: reason) } : self
  }

  /// Returns a copy that is dimmed if there is a reason, which is said.
  public consuming func dimmed(for reason: LocalizedText?) -> Self { dimmed(if: reason != nil, because: reason) }

  /// Returns a copy that is busy if `isBusy` is true. A busy control does not act again.
  public consuming func busy(if isBusy: Bool = true) -> Self { isBusy ? changed { $0.availability = .busy } : self }
}

/// A control with a description that is said after its name.
public protocol HasSubtitle: Modifiable {
  /// The description, which is said after the name.
  var subtitle: LocalizedText? { get set }
}

extension HasSubtitle where Self: HasFacts {
  /// The description, which is said after the name.
  public var subtitle: LocalizedText? {
    get { facts.subtitle }
    set { facts.subtitle = newValue }
  }
}

extension HasSubtitle {
  /// Returns a copy with the given description.
  public consuming func subtitle(_ subtitle: LocalizedText?) -> Self { changed { $0.subtitle = subtitle } }
}

/// A control that carries an image.
public protocol HasImage: HasFacts {}

extension HasImage {
  /// The image that accompanies the title.
  public var image: Image? {
    get { facts.image }
    set { facts.image = newValue }
  }

  /// Returns a copy with an image. `description` is said if it adds something to the name.
  public consuming func image(
    _ name: String, description: LocalizedText? = nil, placement: Image.Placement = .leading
  ) -> Self {
    changed { $0.image = Image(name, description: description, placement: placement) }
  }
}

/// A control with a menu that the command "more" opens.
public protocol HasMenu: HasFacts {}

extension HasMenu {
  /// The menu.
  public var menu: Menu? {
    get { facts.menu }
    set { facts.menu = newValue }
  }
}

/// A control whose value can be invalid.
public protocol HasValidity: Modifiable {
  /// The validity of the value.
  var validity: Validity { get set }
}

extension HasValidity {
  /// Returns a copy that is invalid if there is a reason, which is said.
  public func invalid(for reason: LocalizedText?) -> Self {
    changed { $0.validity = reason.map { .invalid(because: $0) } ?? .valid }
  }
}

/// A control that can be required by the preferred action of its sheet.
public protocol CanBeRequired: Modifiable {
  /// A Boolean value that indicates whether the sheet's preferred action waits until the control holds a value.
  var isRequired: Bool { get set }
}

extension CanBeRequired {
  /// Returns a copy that is required: the sheet's preferred action waits until it holds a value.
  public consuming func required() -> Self { changed { $0.isRequired = true } }
}

/// A control that acts, and can ask for a confirmation first.
public protocol HasConfirmation: HasFacts {
  /// A Boolean value that indicates whether using the control destroys something.
  var isDestructive: Bool { get set }
  /// The question that is asked before the action, destructive or not (ASK-6).
  var confirmation: Confirmation? { get set }
}

extension HasConfirmation {
  /// Returns a copy that is destructive. If it has no confirmation, a general question is asked.
  public consuming func destructive() -> Self { changed { $0.isDestructive = true } }

  /// Returns a copy that is destructive and asks the given confirmation before it acts.
  public consuming func confirming(_ confirmation: Confirmation) -> Self {
    changed {
      $0.isDestructive = true
      $0.confirmation = confirmation
    }
  }

  /// Returns a copy that is destructive and asks `question` before it acts, which only `phrase` answers; `loss` tells what is lost.
  public consuming func confirming(
    _ question: LocalizedText, loss: LocalizedText? = nil, phrase: LocalizedText
  ) -> Self {
    confirming(Confirmation(question, loss: loss, phrase: phrase))
  }

  /// The question to ask before the action: the author's own, otherwise a general one if the action is destructive (ASK-1, ASK-6).
  package var asking: Asking? { confirmation.map { .asWritten($0) } ?? (isDestructive ? .generally : nil) }
}

/// An indication of whether a control can be used.
public enum Availability: Sendable, Equatable {
  case enabled
  /// The control can't be used; the reason is said if the app gives one.
  indirect case dimmed(because: LocalizedText?)
  /// The control is at work, and does not act again.
  case busy

  /// A control that can't be used, without a reason.
  public static let dimmed = Availability.dimmed(because: nil)
}

/// An indication of whether the value of a control is valid.
public enum Validity: Sendable, Equatable {
  case valid
  /// The value is not valid; the reason is said if the app gives one.
  indirect case invalid(because: LocalizedText?)
}

extension Announcement {
  mutating func describe(_ title: LocalizedText?, _ subtitle: LocalizedText?, _ image: Image?) {
    name = title
    description = subtitle
    // The description of the image is left out unless it adds something to the name.
    guard let shown = image?.description, shown != name, shown != "" else { return }
    self.image = .message(.imageShows(description: .text(shown)))
  }

  mutating func describe(_ action: Action?) {
    switch action {
    case .push, .sendToOpen(.screen): states.append(.opensScreen)
    case .present, .sendToOpen(.sheet): states.append(.opensSheet)
    case .send, .dismiss, .quit, nil: break
    }
  }

  mutating func describe(_ availability: Availability) {
    switch availability {
    case .enabled: break
    case .dimmed(let because):
      states.append(.dimmed)
      reason = because
    case .busy: states.append(.busy)
    }
  }

  mutating func describe(_ validity: Validity) {
    guard case .invalid(let because) = validity else { return }
    states.append(.invalid)
    error = because
  }
}

/// An immutable box, which copies of a value may share.
final class Kept<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

/// A property wrapper for a value that is nearly always absent. The value is stored apart, so that an absent one takes hardly any
/// room: a screen of a thousand controls is built, compared and discarded at each change.
@propertyWrapper
public struct Seldom<Value: Sendable & Equatable>: Sendable, Equatable {
  private var kept: Kept<Value>?

  /// Creates an absent value.
  public init() {}

  /// Creates a wrapper for a value, which may be nil.
  public init(wrappedValue: Value?) { kept = wrappedValue.map(Kept.init) }

  /// The value, or nil.
  public var wrappedValue: Value? {
    get { kept?.value }
    set { kept = newValue.map(Kept.init) }
  }

  /// Returns a Boolean value that indicates whether both values are absent or equal.
  public static func == (first: Self, second: Self) -> Bool {
    first.kept === second.kept || first.wrappedValue == second.wrappedValue
  }
}

/// An image that a control carries. Aloud never draws it; its description is said if it adds something.
public struct Image: Sendable, Equatable {
  /// The position of an image beside the title, for hosts that draw.
  public enum Placement: String, Sendable, Equatable, CaseIterable { case leading, trailing, top, bottom }

  /// The name of the image, for hosts that draw.
  public var name: String
  /// A description of what the image shows; empty if it adds nothing to the name, nil if none was given.
  public var description: LocalizedText?
  /// The position beside the title.
  public var placement: Placement

  /// Creates an image with a name and a description.
  public init(_ name: String, description: LocalizedText? = nil, placement: Placement = .leading) {
    (self.name, self.description, self.placement) = (name, description, placement)
  }
}
