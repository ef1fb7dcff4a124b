/// A thing whose attributes are set in passing: each modifier gives a changed copy.
///
/// Modifiers consume what they change, so that a chain of them makes one thing and no copies on the way.
public protocol Modifiable {}

extension Modifiable {
  /// A copy in which `change` was made.
  consuming func changed(_ change: (inout Self) -> Void) -> Self {
    change(&self)
    return self
  }
}

/// A thing whose changes can be announced when they come.
public protocol CanBeLive: Modifiable {
  /// Whether a change the user did not make there is announced.
  var isLive: Bool { get set }
}

extension CanBeLive {
  /// The same, with its changes announced.
  public consuming func live() -> Self { changed { $0.isLive = true } }
}

/// A thing that can be dimmed or at work.
public protocol HasAvailability: Modifiable {
  /// Whether it can be used now.
  var availability: Availability { get set }
}

extension HasAvailability {
  /// The same, dimmed where `isDimmed` holds; the reason is said.
  public consuming func dimmed(if isDimmed: Bool = true, because reason: LocalizedText? = nil) -> Self {
    isDimmed ? changed { $0.availability = .dimmed(because: reason) } : self
  }

  /// The same, dimmed where there is a reason, which is said.
  public consuming func dimmed(for reason: LocalizedText?) -> Self { dimmed(if: reason != nil, because: reason) }

  /// The same, at work where `isBusy` holds: it does not act twice.
  public consuming func busy(if isBusy: Bool = true) -> Self { isBusy ? changed { $0.availability = .busy } : self }
}

/// A thing with a description that is said after its name.
public protocol HasSubtitle: Modifiable {
  /// The description.
  var subtitle: LocalizedText? { get set }
}

extension HasSubtitle {
  /// The same with the description `subtitle`.
  public consuming func subtitle(_ subtitle: LocalizedText?) -> Self { changed { $0.subtitle = subtitle } }
}

/// A thing that carries a picture.
public protocol HasImage: Modifiable {
  /// The picture.
  var image: Image? { get set }
}

extension HasImage {
  /// The same with a picture, said as `description` where that adds something.
  public consuming func image(
    _ name: String, description: LocalizedText? = nil, placement: Image.Placement = .leading
  ) -> Self {
    changed { $0.image = Image(name, description: description, placement: placement) }
  }
}

/// A thing with a menu that "more" opens on it.
public protocol HasMenu: Modifiable {
  /// The menu.
  var menu: Menu? { get set }
}

/// A thing that may hold something that is not right.
public protocol HasValidity: Modifiable {
  /// Whether what it holds is right.
  var validity: Validity { get set }
}

extension HasValidity {
  /// The same, not valid where there is a reason, which is said.
  public func invalid(for reason: LocalizedText?) -> Self {
    changed { $0.validity = reason.map { .invalid(because: $0) } ?? .valid }
  }
}

/// A thing that a sheet's preferred action may wait for.
public protocol CanBeRequired: Modifiable {
  /// Whether it waits until this holds something.
  var isRequired: Bool { get set }
}

extension CanBeRequired {
  /// The same; a sheet's preferred action waits until it holds something.
  public consuming func required() -> Self { changed { $0.isRequired = true } }
}

/// A thing that acts, and may ask first.
public protocol HasConfirmation: Modifiable {
  /// What it is called.
  var title: LocalizedText { get }
  /// Whether using it destroys something.
  var isDestructive: Bool { get set }
  /// What is asked before it acts, whether it destroys something or not (ASK-6).
  var confirmation: Confirmation? { get set }
}

extension HasConfirmation {
  /// The same, destructive; without a confirmation of its own, a general question is asked.
  public consuming func destructive() -> Self { changed { $0.isDestructive = true } }

  /// The same, destructive, with what is asked before it acts.
  public consuming func confirming(_ confirmation: Confirmation) -> Self {
    changed {
      $0.isDestructive = true
      $0.confirmation = confirmation
    }
  }

  /// What is asked before it acts: the author's own question, else a general one where it destroys something (ASK-1, ASK-6).
  package var asking: Asking? { confirmation.map { .asWritten($0) } ?? (isDestructive ? .generally : nil) }
}
