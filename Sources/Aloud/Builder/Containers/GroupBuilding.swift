extension Group {
  /// Elements that belong together, for what `role` says.
  public init(_ title: LocalizedText? = nil, role: Role = .group, @ElementBuilder elements: () -> [Element]) {
    self.init(title, elements: elements())
    self.role = role
  }
}

extension Disclosure {
  /// A disclosure `title` of its elements.
  public init(_ title: LocalizedText, id: ID, isExpanded: Bool, @ElementBuilder elements: () -> [Element]) {
    self.init(title, id: id, isExpanded: isExpanded, elements: elements())
  }
}
