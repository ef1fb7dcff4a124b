/// A button whose press opens a menu of actions (BTN-4).
public struct PullDownButton: Sendable, Equatable {
  public var id: ID
  public var title: LocalizedText
  public var menu: Menu
  public var availability = Availability.enabled

  /// A pull-down button `title` with `menu` behind it.
  public init(_ title: LocalizedText, id: ID, menu: Menu) {
    self.title = title
    self.id = id
    self.menu = menu
  }
}
