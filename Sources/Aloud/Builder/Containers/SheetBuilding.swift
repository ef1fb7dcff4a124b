extension Sheet {
  /// A sheet `title` with its elements.
  public init(_ title: LocalizedText, id: ID, @ElementBuilder elements: () -> [Element]) {
    self.init(title, id: id, elements: elements())
  }
}
