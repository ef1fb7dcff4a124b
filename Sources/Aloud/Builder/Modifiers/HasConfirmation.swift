/// A thing that may destroy something, and asks first.
public protocol HasConfirmation: Modifiable {
  /// Whether using it destroys something.
  var isDestructive: Bool { get set }
  /// What is asked before it acts.
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
}

extension Button: HasConfirmation {
  /// Whether its role is destructive.
  public var isDestructive: Bool {
    get { role == .destructive }
    set { if newValue != isDestructive { role = newValue ? .destructive : .normal } }
  }
}
extension MenuItem: HasConfirmation {}
