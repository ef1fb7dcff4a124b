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
