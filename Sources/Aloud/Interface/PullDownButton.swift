/// A button whose press opens a menu of actions (BTN-4).
public struct PullDownButton: Sendable, Equatable {
  /// Its stable name.
  public var id: ID
  /// What it is called.
  public var title: LocalizedText
  /// The menu that opens.
  public var menu: Menu
  /// Whether it can be used now.
  public var availability = Availability.enabled
  /// A picture that goes with it.
  public var image: Image?
  /// Whether a change the user did not make here is announced.
  public var isLive = false

  /// A pull-down button `title` with `menu` behind it.
  public init(_ title: LocalizedText, id: ID, menu: Menu) {
    self.title = title
    self.id = id
    self.menu = menu
  }
}
