extension Group {
  /// Elements that belong together.
  public init(_ title: LocalizedText? = nil, @ElementBuilder elements: () -> [Element]) {
    self.init(title, elements: elements())
  }
}
