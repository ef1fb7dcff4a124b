/// A button (BTN-1, BTN-2, BTN-4).
public struct Button: Sendable, Equatable {
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
  public var image: Image?
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
  /// What is asked before it acts, whatever its role; a destructive button without one asks a general question.
  public var confirmation: Confirmation?
  /// The menu that "more" opens on this button.
  public var menu: Menu?
  /// Whether a change the user did not make here is announced.
  public var isLive = false

  /// A button `title` that tells the app, or acts as `action` says.
  public init(_ title: LocalizedText, id: ID, action: Action = .send) {
    self.title = title
    self.id = id
    self.action = action
  }
}
