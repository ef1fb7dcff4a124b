/// A menu: items, submenus and sections, in order (MENU-1). It has no Cancel item of its own (MENU-3).
public struct Menu: Sendable, Equatable {
  /// What it holds, in order.
  public var elements: [MenuElement]
  /// The item that is selected, in a menu where one item of the whole subtree is (MENU-4); nil in a menu of actions.
  public var selection: ID?

  /// A menu of `elements`.
  public init(_ elements: [MenuElement], selection: ID? = nil) {
    self.elements = elements
    self.selection = selection
  }

  /// All items of the whole subtree, hidden ones left out, in order.
  public var allItems: [MenuItem] { elements.flatMap(\.allItems) }

  /// The item `id`, anywhere in the subtree.
  public func item(_ id: ID) -> MenuItem? { allItems.first { $0.id == id } }
}
