/// Builds what stands on a screen, on a sheet or in a group.
@resultBuilder
public enum ElementBuilder: ListBuilding {
  /// What is listed.
  public typealias Item = Element

  /// Anything that is an element.
  @inlinable public static func buildExpression(_ thing: some ElementConvertible) -> ListPart<Element> {
    .one(thing.element)
  }
}

extension Tab {
  /// A tab whose screen has the tab's title and id. Its elements are made when the user first comes to it.
  public init(_ title: LocalizedText, id: ID, @ElementBuilder elements: @escaping @Sendable () -> [Element]) {
    self.init(title, id: id, screen: Screen(title, id: id, MadeWhenSeen(elements)))
  }
}

extension Screen {
  /// A screen `title` with its elements.
  public init(_ title: LocalizedText, id: ID, @ElementBuilder elements: () -> [Element]) {
    self.init(title, id: id, elements: elements())
  }
}

extension Sheet {
  /// A sheet `title` with its elements.
  public init(_ title: LocalizedText, id: ID, @ElementBuilder elements: () -> [Element]) {
    self.init(title, id: id, elements: elements())
  }
}

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
