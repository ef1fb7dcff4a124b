/// An item of a menu. Choosing it tells the app, with `pressed`, or acts as `action` says.
public struct MenuItem: Sendable, Equatable {
  /// Whether an item is checked.
  public enum State: String, Sendable, Equatable, CaseIterable { case on, off, mixed }

  public var id: ID
  public var title: LocalizedText
  public var subtitle: LocalizedText?
  public var image: Image?
  /// Whether it is checked, or nil for an item that can't be.
  public var state: State?
  public var isDestructive = false
  public var isHidden = false
  public var availability = Availability.enabled
  public var action = Action.send
  /// What is asked before a destructive item acts; without one, a general question is asked.
  public var confirmation: Confirmation?

  /// An item `title` that tells the app, or acts as `action` says.
  public init(_ title: LocalizedText, id: ID, action: Action = .send) {
    self.title = title
    self.id = id
    self.action = action
  }
}
