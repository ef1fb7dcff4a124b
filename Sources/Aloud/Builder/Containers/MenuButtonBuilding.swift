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
