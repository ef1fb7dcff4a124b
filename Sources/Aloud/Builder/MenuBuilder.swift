/// Builds what stands in a menu.
@resultBuilder
public enum MenuBuilder: ListBuilding {
  /// What is listed.
  public typealias Item = MenuElement

  /// Anything that is an element of a menu.
  @inlinable public static func buildExpression(_ thing: some MenuElementConvertible) -> ListPart<MenuElement> {
    .one(thing.menuElement)
  }
}

extension Menu {
  /// A menu of its elements, with the item `selection` selected where one is.
  public init(selection: ID? = nil, @MenuBuilder elements: () -> [MenuElement]) {
    self.init(elements(), selection: selection)
  }
}

extension Submenu {
  /// A submenu `title` of its elements, with the item `selection` selected where one is.
  public init(_ title: LocalizedText, id: ID, selection: ID? = nil, @MenuBuilder elements: () -> [MenuElement]) {
    self.init(title, id: id, menu: Menu(elements(), selection: selection))
  }
}

extension PopUpButton {
  /// A pop-up button `title` with the item `selection` of its menu selected.
  public init(_ title: LocalizedText, id: ID, selection: ID, @MenuBuilder menu: () -> [MenuElement]) {
    self.init(title, id: id, selection: selection, menu: Menu(menu(), selection: selection))
  }
}

extension PullDownButton {
  /// A pull-down button `title` with a menu behind it.
  public init(_ title: LocalizedText, id: ID, @MenuBuilder menu: () -> [MenuElement]) {
    self.init(title, id: id, menu: Menu(menu()))
  }
}

extension ActionSheet {
  /// A question `title` with acts to choose from.
  public init(
    _ title: LocalizedText, id: ID, text: LocalizedText? = nil, @MenuBuilder actions: () -> [MenuElement]
  ) {
    self.init(title, id: id, text: text, actions: Menu(actions()))
  }
}

extension HasMenu {
  /// The same with a menu behind it.
  public consuming func menu(@MenuBuilder _ elements: () -> [MenuElement]) -> Self {
    let menu = Menu(elements())
    return changed { $0.menu = menu }
  }

  /// The same with a context menu: `preview` is said first, then the elements, then what the app suggests (MENU-6).
  public consuming func contextMenu(
    preview: LocalizedText? = nil, details: LocalizedText? = nil, @MenuBuilder _ elements: () -> [MenuElement],
    @MenuBuilder suggested: () -> [MenuElement] = { [] }
  ) -> Self {
    var menu = Menu(elements())
    menu.preview = preview
    menu.details = details
    menu.suggestions = suggested()
    return changed { [menu] in $0.menu = menu }
  }
}

extension HasContent {
  /// The same with rows that can be selected, all but those in `excluded`, and the acts for those that are (EDIT-1).
  public func selectable(excluding excluded: Set<ID> = [], @MenuBuilder acts: () -> [MenuElement]) -> Self {
    let selection = ListSelection(acts: Menu(acts()), excluding: excluded)
    return changed { $0.content.selection = selection }
  }
}
