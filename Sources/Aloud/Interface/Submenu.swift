/// A menu inside a menu.
public struct Submenu: Sendable, Equatable {
  /// Its stable name.
  public var id: ID
  /// What it is called.
  public var title: LocalizedText
  /// A picture that goes with it.
  public var image: Image?
  /// The menu that opens.
  public var menu: Menu

  /// A submenu `title`.
  public init(_ title: LocalizedText, id: ID, menu: Menu) {
    self.title = title
    self.id = id
    self.menu = menu
  }
}
