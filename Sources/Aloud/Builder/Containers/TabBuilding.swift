extension Tab {
  /// A tab whose screen has the tab's title and id.
  public init(_ title: LocalizedText, id: ID, @ElementBuilder elements: () -> [Element]) {
    self.init(title, id: id, screen: Screen(title, id: id, elements: elements()))
  }
}
