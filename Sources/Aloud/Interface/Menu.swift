/// A menu: items, submenus and sections, in order (MENU-1). It has no Cancel item of its own (MENU-3).
public struct Menu: Sendable, Equatable {
  /// What it holds, in order.
  public var elements: [MenuElement]
  /// The item that is selected, in a menu where one item of the whole subtree is (MENU-4); nil in a menu of actions.
  public var selection: ID?
  /// What the thing whose context menu it is shows, in more words: said before the menu (MENU-6).
  public var preview: LocalizedText?
  /// What the app suggests for the thing whose context menu it is; said after the other items, as a section (MENU-6).
  public var suggestions: [MenuElement] = []

  /// A menu of `elements`.
  public init(_ elements: [MenuElement], selection: ID? = nil) {
    self.elements = elements
    self.selection = selection
  }

  /// All items of the whole subtree, hidden ones left out, in order.
  public var allItems: [MenuItem] { (elements + suggestions).flatMap(\.allItems) }

  /// The item `id`, anywhere in the subtree; hidden ones are not there.
  public func item(_ id: ID) -> MenuItem? { elements.item(id) ?? suggestions.item(id) }

  /// The items of the whole subtree that are selected or checked, in order: what has been chosen in it (MENU-4).
  public var selectedItems: [MenuItem] { elements.selectedItems(selection) }
}
