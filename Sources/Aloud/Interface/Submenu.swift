/// A menu inside a menu.
public struct Submenu: Sendable, Equatable {
  public var id: ID
  public var title: LocalizedText
  public var menu: Menu

  /// A submenu `title`.
  public init(_ title: LocalizedText, id: ID, menu: Menu) {
    self.title = title
    self.id = id
    self.menu = menu
  }
}
