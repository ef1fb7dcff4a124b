/// An item of a menu. Choosing it tells the app, with `pressed`, or acts as `action` says.
public struct MenuItem: Sendable, Equatable {
  /// Whether an item is checked.
  public enum State: String, Sendable, Equatable, CaseIterable { case on, off, mixed }

  /// Its stable name.
  public var id: ID
  /// What it is called.
  public var title: LocalizedText
  /// Said after the name, as its description.
  public var subtitle: LocalizedText?
  /// A picture that goes with it.
  public var image: Image?
  /// Whether it is checked, or nil for an item that can't be.
  public var state: State?
  /// Whether it destroys something: it always asks first (MENU-5).
  public var isDestructive = false
  /// Whether it is left out.
  public var isHidden = false
  /// Whether it can be used now.
  public var availability = Availability.enabled
  /// What using it does.
  public var action = Action.send
  /// What is asked before it acts, whatever it does; a destructive item without one asks a general question.
  public var confirmation: Confirmation?

  /// An item `title` that tells the app, or acts as `action` says.
  public init(_ title: LocalizedText, id: ID, action: Action = .send) {
    self.title = title
    self.id = id
    self.action = action
  }
}
